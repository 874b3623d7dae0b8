#include "torch/signature.h"

#include <string.h>

#include "base/words.h"

static const struct {
  const char *written, *printed;
} TYPES[] = {
    [SW_TORCH_TENSOR] = {"Tensor", "Tensor"},
    [SW_TORCH_OPERAND] = {"Operand", "Tensor"},
    [SW_TORCH_TENSORS] = {"Tensor[]", "tuple of Tensors"},
    [SW_TORCH_SCALAR] = {"Scalar", "Number"},
    [SW_TORCH_INT] = {"int", "int"},
    [SW_TORCH_INTS] = {"int[]", "tuple of ints"},
    [SW_TORCH_FLOAT] = {"float", "float"},
    [SW_TORCH_BOOL] = {"bool", "bool"},
    [SW_TORCH_STRING] = {"str", "str"},
    [SW_TORCH_DTYPE] = {"dtype", "torch.dtype"},
    [SW_TORCH_DEVICE] = {"Device", "torch.device"},
    [SW_TORCH_LAYOUT] = {"Layout", "torch.layout"},
    [SW_TORCH_MEMORY_FORMAT] = {"MemoryFormat", "torch.memory_format"},
    [SW_TORCH_GENERATOR] = {"Generator", "torch.Generator"},
    [SW_TORCH_OBJECT] = {"object", "object"},
};

static const char *const OPTIONS = "dtype? dtype=None, Layout? layout=None, Device? device=None, "
                                   "bool? pin_memory=False, bool? requires_grad=False";

const char *sw_torch_type_text(SwTorchType type) {
  return TYPES[type].printed;
}

/* Reads one parameter, for example "int[1]? dim=None". */
static void read_parameter(SwTorchParameter *self, const char *text, size_t size) {
  size_t type = strcspn(text, "? ");
  self->none_allowed = text[type] == '?';
  self->or_int = sw_word_is("int[1]", text, type);
  if (self->or_int) self->type = SW_TORCH_INTS;
  for (int i = 0; i < (int)(sizeof TYPES / sizeof *TYPES); i++) {
    if (sw_word_is(TYPES[i].written, text, type)) self->type = (SwTorchType)i;
  }
  self->name = text + type + self->none_allowed + 1;
  self->size = strcspn(self->name, "=,)");
  if (self->name[self->size] != '=') return;
  self->fallback = self->name + self->size + 1;
  self->fallback_size = size - (size_t)(self->fallback - text);
  if (strncmp(self->fallback, "None", 4) == 0) self->none_allowed = true;
}

/* Reads parameters separated by ", ", up to the closing bracket or the end of the text. */
static const char *read_parameters(SwTorchSignature *self, const char *text, bool keyword_only) {
  while (*text && *text != ')') {
    size_t size = strcspn(text, ",)");
    if (*text == '*') {
      keyword_only = true;
    } else if (*text == '$') {
      (void)read_parameters(self, OPTIONS, true);
    } else {
      SwTorchParameter *parameter = &self->parameters[self->count++];
      *parameter = (SwTorchParameter){.keyword_only = keyword_only};
      read_parameter(parameter, text, size);
      self->positional += !keyword_only;
      self->required += !parameter->fallback;
    }
    text += size;
    if (*text == ',') text += 2;
  }
  return text;
}

bool sw_torch_signature_next(const char **text, SwTorchSignature *out) {
  const char *at = *text + strspn(*text, " ");
  if (!*at) return false;
  *out = (SwTorchSignature){.hidden = *at == '!'};
  at = read_parameters(out, at + 1 + out->hidden, false);
  *text = at + 1;
  return true;
}

int sw_torch_signature_find(const SwTorchSignature *self, const char *name) {
  for (int i = 0; i < self->count; i++) {
    const SwTorchParameter *parameter = &self->parameters[i];
    if (sw_word_is(name, parameter->name, parameter->size)) return i;
  }
  return -1;
}

void sw_torch_signature_print(const SwTorchSignature *self, SwText *out) {
  sw_text_char(out, '(');
  for (int i = 0; i < self->count; i++) {
    const SwTorchParameter *parameter = &self->parameters[i];
    if (i) sw_text_put(out, ", ");
    if (parameter->keyword_only && i == self->positional) sw_text_put(out, "*, ");
    sw_text_put(out, sw_torch_type_text(parameter->type));
    sw_text_char(out, ' ');
    sw_text_bytes(out, parameter->name, parameter->size);
    if (!parameter->fallback) continue;
    sw_text_put(out, " = ");
    sw_text_bytes(out, parameter->fallback, parameter->fallback_size);
  }
  sw_text_char(out, ')');
}
