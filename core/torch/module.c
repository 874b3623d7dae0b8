/* torch.nn.Module. Its methods are written in Python (core/torch/composed); this file has the parts
 * that they cannot do: types, attributes by name, buffers. */
#include <string.h>

#include "call/arguments.h"
#include "call/attribute.h"
#include "call/call.h"
#include "call/gradient.h"
#include "runtime/object.h"
#include "runtime/table.h"
#include "runtime/tensors.h"

#define BUFFERS "_buffers" /* names of buffers, and whether each is kept in state_dict() */

bool sw_module_type(SwCall *call, SwValue *out) {
  (void)call;
  *out = (SwValue){.kind = SW_VALUE_TYPE, .as.type = SW_MODULE_TYPE};
  return true;
}

/* __init__ of a module and of a plain object. Does nothing. */
bool sw_module_init(SwCall *call, SwValue *out) {
  *out = sw_value_none();
  return !sw_is_module(call->args[0]) ||
         sw_attribute_put(call->vm, call->args[0], "training", sw_value_bool(true));
}

static bool train(SwCall *call, SwValue object, bool mode) {
  const SwSequence *attributes = object.as.sequence;
  SwValue *training = (SwValue *)(uintptr_t)sw_table_attribute(object, "training");
  if (!training) /* Module.__init__() was not called */
    return sw_raise(call->vm, SW_ERR_NO_ATTRIBUTE, SW_STR(sw_value_type_name(object)),
                    SW_STR("_modules"));
  *training = sw_value_bool(mode);
  for (int64_t i = 3; i < attributes->count; i += 2) {
    if (sw_is_module(attributes->items[i]) && !train(call, attributes->items[i], mode))
      return false;
  }
  return true;
}

/* train(mode=True) and eval(): sets `training` of the module and of its submodules. */
bool sw_module_train(SwCall *call, SwValue *out) {
  bool mode = call->operation->detail == 0;
  *out = call->args[0];
  if (mode && !sw_arg_bool_or(call, 1, true, &mode)) return false;
  return train(call, *out, mode);
}

/* put(self, name, value), called from Python (composed): sets an attribute by name, as setattr
 * does. */
bool sw_module_put(SwCall *call, SwValue *out) {
  *out = sw_value_none();
  if (call->args[1].kind != SW_VALUE_STRING) return sw_call_refuse(call);
  const char *name = call->args[1].as.string->bytes;
  if (!sw_attribute_set(call->vm, call->args[0], name, call->args[2])) return false;
  SwValue *kept = (SwValue *)(uintptr_t)sw_table_attribute(call->args[0], name);
  if (kept->kind == SW_VALUE_NONE) kept->as.truth = true; /* a parameter that is None */
  return true;
}

static bool is_tensor(SwValue value) {
  return value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_TORCH;
}

bool sw_module_register_buffer(SwCall *call, SwValue *out) {
  const SwValue *found = sw_table_attribute(call->args[0], BUFFERS);
  SwValue buffers, name = call->args[1], value = call->args[2];
  if (name.kind != SW_VALUE_STRING) return sw_call_refuse(call);
  if (value.kind != SW_VALUE_NONE && !is_tensor(value))
    return sw_raise(call->vm, SW_ERR_BUFFER_TYPE, SW_STR(sw_value_type_name(value)),
                    SW_STR(name.as.string->bytes));
  if (found)
    buffers = *found;
  else if (!sw_table_new(call->vm, SW_VALUE_DICT, &buffers) ||
           !sw_attribute_put(call->vm, call->args[0], BUFFERS, buffers))
    return false;
  *out = sw_value_none();
  return sw_attribute_set(call->vm, call->args[0], name.as.string->bytes, value) &&
         sw_table_put(call->vm, buffers, name, call->args[3]);
}

/* The kind of an attribute of a module: 0 a parameter, 1 a buffer, 3 a buffer that state_dict()
 * omits, 2 a submodule, -1 anything else. */
static bool kind_of(SwCall *call, SwValue name, SwValue value, int *out) {
  *out = sw_is_module(value) ? 2 : -1;
  if (value.kind != SW_VALUE_TENSOR) return true;
  const SwValue *buffers = sw_table_attribute(call->args[0], BUFFERS);
  int64_t at;
  if (value.as.tensor->is_parameter) *out = 0;
  if (!buffers) return true;
  if (!sw_table_find(call->vm, *buffers, name, &at)) return false;
  if (at >= 0) *out = buffers->as.sequence->items[at + 1].as.truth ? 1 : 3;
  return true;
}

/* parts(self): its parameters, buffers and modules as tuples (name, value, kind). */
bool sw_module_parts(SwCall *call, SwValue *out) {
  const SwSequence *attributes = call->args[0].as.sequence;
  SwSequence *parts = sw_sequence_new(call->vm, 4);
  *out = (SwValue){.kind = SW_VALUE_LIST, .as.sequence = parts};
  for (int64_t i = 2; parts && i < attributes->count; i += 2) {
    int kind;
    if (!kind_of(call, attributes->items[i], attributes->items[i + 1], &kind)) return false;
    if (kind < 0) continue;
    SwSequence *part = sw_sequence_new(call->vm, 3);
    SwValue tuple = {.kind = SW_VALUE_TUPLE, .as.sequence = part};
    if (!part || !sw_sequence_push(call->vm, parts, tuple)) return false;
    part->items[0] = attributes->items[i];
    part->items[1] = attributes->items[i + 1];
    part->items[2] = sw_value_int(kind);
    part->count = 3;
  }
  return parts;
}

/* ordered(dict): a collections.OrderedDict. */
bool sw_module_ordered(SwCall *call, SwValue *out) {
  static const SwNamedFields ordered = {"OrderedDict", {"", ""}, false, NULL};
  *out = call->args[0];
  out->as.sequence->fields = &ordered;
  return true;
}

/* Parameter(data=None, requires_grad=True) */
bool sw_construct_parameter(SwCall *call, SwValue *out) {
  SwValue data = call->args[1], asks = sw_value_bool(true);
  for (int i = 0; i < call->arguments->keyword_count; i++) {
    bool known = strcmp(call->arguments->keyword_nodes[i]->text, "requires_grad") == 0;
    if (known) asks = call->arguments->keyword[i];
    if (!known || asks.kind != SW_VALUE_BOOL) return sw_call_refuse(call);
  }
  if (!is_tensor(data)) return sw_call_refuse(call);
  if (asks.as.truth && !sw_dtype_is_float(data.as.tensor->dtype))
    return sw_raise(call->vm, SW_ERR_TORCH_GRAD_DTYPE, SW_STR("Only"), SW_STR("and complex "));
  SwTensor *self = sw_tensor_view(call->vm, data.as.tensor, &data.as.tensor->layout);
  if (!self) return false;
  self->base = NULL;
  self->is_parameter = true;
  if (asks.as.truth) sw_gradient_ask(call->vm, self);
  *out = sw_value_tensor(self);
  return true;
}
