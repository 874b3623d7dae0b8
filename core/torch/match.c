#include "torch/match.h"

#include <string.h>

#include "base/words.h"
#include "runtime/dtype_names.h"
#include "torch/constants.h"

static SwTorchMatch match_if(bool same) {
  return same ? SW_TORCH_MATCHES : SW_TORCH_DIFFERS;
}

static bool is_torch_tensor(SwValue value) {
  return value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_TORCH;
}

/* A 0-d tensor is accepted in place of a Python number. */
static bool is_zero_dim(SwValue value) {
  return is_torch_tensor(value) && value.as.tensor->layout.shape.ndim == 0;
}

/* A tensor as an int: 0-d tensors match. For tensors of one dim and one element, PyTorch's answer
 * differs from parameter to parameter: unsure. */
static SwTorchMatch match_int(SwValue value) {
  if (value.kind != SW_VALUE_TENSOR) return match_if(value.kind == SW_VALUE_INT);
  const SwTensor *tensor = value.as.tensor;
  if (sw_tensor_size(tensor) != 1 || sw_dtype_is_float(tensor->dtype)) return SW_TORCH_DIFFERS;
  bool torch = tensor->dialect == SW_TORCH, number = tensor->layout.shape.ndim == 0;
  if (number && (torch || tensor->is_scalar) && tensor->dtype != SW_BOOL) return SW_TORCH_MATCHES;
  return torch || (number && !tensor->is_scalar) ? SW_TORCH_UNSURE : SW_TORCH_DIFFERS;
}

/* A list matches int[] if its first item does; PyTorch looks at no other. */
static SwTorchMatch match_ints(const SwTorchParameter *parameter, SwValue value) {
  if (!sw_value_is_sequence(value)) return parameter->or_int ? match_int(value) : SW_TORCH_DIFFERS;
  const SwSequence *items = value.as.sequence;
  return items->count ? match_int(items->items[0]) : SW_TORCH_MATCHES;
}

static SwTorchMatch match_tensors(const SwTorchArguments *self, int at, SwValue value) {
  if (!sw_value_is_sequence(value)) return SW_TORCH_DIFFERS;
  const SwSequence *items = value.as.sequence;
  for (int64_t i = 0; i < items->count; i++) {
    if (is_torch_tensor(items->items[i])) continue;
    (void)sw_raise(self->vm, SW_ERR_TORCH_LIST_ITEM, SW_INT(i), SW_INT(at),
                   SW_STR(sw_value_type_name(items->items[i])));
    return SW_TORCH_DIFFERS;
  }
  return SW_TORCH_MATCHES;
}

/* NumPy arrays never match Tensor. A NumPy scalar matches a number, and an array of one element may
 * match a size. */
static SwTorchMatch match_array(const SwTorchParameter *parameter, SwValue value) {
  const SwTensor *array = value.as.tensor;
  switch (parameter->type) {
  case SW_TORCH_OPERAND:
  case SW_TORCH_SCALAR:
  case SW_TORCH_FLOAT:
    return array->is_scalar && array->dtype == SW_BOOL ? SW_TORCH_UNSURE
                                                       : match_if(array->is_scalar);
  case SW_TORCH_INT:
  case SW_TORCH_DEVICE: return match_int(value);
  case SW_TORCH_INTS: return match_ints(parameter, value);
  default: return SW_TORCH_DIFFERS;
  }
}

/* A layout, a device or a generator, compared by the name of its type. */
static SwTorchMatch match_constant(SwTorchType type, const SwConstant *value) {
  bool generator = strcmp(value->type, sw_torch_generator().as.constant->type) == 0;
  if (generator) return match_if(type == SW_TORCH_GENERATOR);
  return match_if(strcmp(value->type, sw_torch_type_text(type)) == 0);
}

static SwTorchMatch match_dtype(SwValue value) {
  SwDType dtype;
  if (value.kind == SW_VALUE_TYPE) return match_if(sw_python_dtype(value.as.type, &dtype));
  return match_if(value.kind == SW_VALUE_DTYPE && value.as.dtype.dialect == SW_TORCH);
}

static SwTorchMatch match_value(const SwTorchArguments *self, const SwTorchSignature *signature,
                                int at, SwValue value) {
  const SwTorchParameter *parameter = &signature->parameters[at];
  bool number = sw_value_is_number(value);
  if (parameter->type == SW_TORCH_OBJECT) return SW_TORCH_MATCHES;
  if (value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_NUMPY)
    return match_array(parameter, value);
  if (value.kind == SW_VALUE_CONSTANT) return match_constant(parameter->type, value.as.constant);
  switch (parameter->type) {
  case SW_TORCH_TENSOR: return match_if(is_torch_tensor(value));
  case SW_TORCH_OPERAND: return match_if(is_torch_tensor(value) || number);
  case SW_TORCH_TENSORS: return match_tensors(self, at, value);
  case SW_TORCH_SCALAR:
  case SW_TORCH_FLOAT: return match_if(number || is_zero_dim(value));
  case SW_TORCH_INT: return match_int(value);
  case SW_TORCH_INTS: return match_ints(parameter, value);
  case SW_TORCH_BOOL: return match_if(value.kind == SW_VALUE_BOOL);
  case SW_TORCH_STRING: return match_if(value.kind == SW_VALUE_STRING);
  case SW_TORCH_DTYPE: return match_dtype(value);
  case SW_TORCH_DEVICE:
    return match_if(value.kind == SW_VALUE_STRING || value.kind == SW_VALUE_INT);
  default: return SW_TORCH_DIFFERS;
  }
}

static bool is_named(const SwTorchParameter *parameter, const char *name) {
  return sw_word_is(name, parameter->name, parameter->size);
}

/* PyTorch also accepts NumPy's names of some parameters: x.sum(axis=0). */
static bool is_alias(const SwTorchParameter *parameter, const char *name) {
  static const char *const pairs[][2] = {{"dim", "axis"}, {"keepdim", "keepdims"}, {"input", "x"},
                                         {"input", "a"},  {"input", "x1"},         {"other", "x2"}};
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
    if (is_named(parameter, pairs[i][0]) && strcmp(name, pairs[i][1]) == 0) return true;
  }
  return false;
}

static const SwValue *find_keyword(const SwTorchArguments *self,
                                   const SwTorchParameter *parameter) {
  const SwValue *found = NULL;
  for (int i = 0; i < self->keyword_count; i++) {
    const char *name = self->keyword_nodes[i]->text;
    if (is_named(parameter, name)) return &self->keyword[i];
    if (!found && is_alias(parameter, name)) found = &self->keyword[i];
  }
  return found;
}

static void raise_too_many(const SwTorchArguments *self, const SwTorchSignature *signature) {
  SwText range = {0};
  bool range_given = signature->required != signature->positional;
  if (range_given) {
    sw_text_put(&range, "from ");
    sw_text_int(&range, signature->required);
    sw_text_put(&range, " to ");
  }
  sw_text_int(&range, signature->positional);
  bool plural = range_given || signature->positional != 1;
  (void)sw_raise(self->vm, SW_ERR_TORCH_TOO_MANY_ARGUMENTS, SW_STR(self->function),
                 SW_STR(sw_text_cstr(&range)), SW_STR(plural ? "s" : ""), SW_INT(self->count),
                 SW_STR(self->count == 1 && !range_given ? "was" : "were"));
  sw_text_free(&range);
}

/* Raises the error about missing arguments. PyTorch lists all required parameters from `from` on,
 * even those given by keyword, and its plural is the wrong way round: one argument is "arguments".
 */
static void raise_missing(const SwTorchArguments *self, const SwTorchSignature *signature,
                          int from) {
  SwText names = {0};
  int count = 0;
  for (int i = from; i < signature->count; i++) {
    const SwTorchParameter *parameter = &signature->parameters[i];
    if (parameter->fallback) continue;
    if (count++) sw_text_put(&names, ", ");
    sw_text_char(&names, '"');
    sw_text_bytes(&names, parameter->name, parameter->size);
    sw_text_char(&names, '"');
  }
  (void)sw_raise(self->vm, SW_ERR_TORCH_MISSING_ARGUMENTS, SW_STR(self->function), SW_INT(count),
                 SW_STR(count == 1 ? "s" : ""), SW_STR(sw_text_cstr(&names)));
  sw_text_free(&names);
}

static void raise_type(const SwTorchArguments *self, const SwTorchParameter *parameter, int at,
                       SwValue value) {
  SwText name = {0};
  sw_text_bytes(&name, parameter->name, parameter->size);
  const char *wanted = sw_torch_type_text(parameter->type);
  const char *type = sw_value_type_name(value);
  if (at >= self->count) {
    (void)sw_raise(self->vm, SW_ERR_TORCH_ARGUMENT_KEYWORD, SW_STR(self->function),
                   SW_STR(sw_text_cstr(&name)), SW_STR(wanted), SW_STR(type));
  } else if (parameter->type == SW_TORCH_INTS && sw_value_is_sequence(value)) {
    (void)sw_raise(self->vm, SW_ERR_TORCH_ARGUMENT_ITEM, SW_STR(self->function),
                   SW_STR(sw_text_cstr(&name)), SW_INT(at + 1), SW_STR(wanted),
                   SW_STR(sw_value_type_name(value.as.sequence->items[0])));
  } else {
    (void)sw_raise(self->vm, SW_ERR_TORCH_ARGUMENT_POSITION, SW_STR(self->function),
                   SW_STR(sw_text_cstr(&name)), SW_INT(at + 1), SW_STR(wanted), SW_STR(type));
  }
  sw_text_free(&name);
}

/* Raises the error about a keyword that is unknown, or given by position as well. */
static void raise_keyword(const SwTorchArguments *self, const SwTorchSignature *signature) {
  int i = 0, at;
  while ((at = sw_torch_signature_find(signature, self->keyword_nodes[i]->text)) >= self->count)
    i++;
  (void)sw_raise(self->vm, at < 0 ? SW_ERR_UNKNOWN_KEYWORD : SW_ERR_TORCH_MULTIPLE_VALUES,
                 SW_STR(self->function), SW_STR(self->keyword_nodes[i]->text));
}

/* Reads the items after the first one; a wrong one is noticed only now, and always raised. */
static SwTorchMatch read_ints(const SwTorchArguments *self, const SwTorchParameter *parameter,
                              const SwValue *items, int64_t count) {
  for (int64_t i = 0; i < count; i++) {
    SwTorchMatch match = items[i].kind == SW_VALUE_BOOL ? SW_TORCH_MATCHES : match_int(items[i]);
    if (match == SW_TORCH_MATCHES) continue;
    if (match == SW_TORCH_UNSURE) return match;
    SwText name = {0};
    sw_text_bytes(&name, parameter->name, parameter->size);
    (void)sw_raise(self->vm, SW_ERR_TORCH_UNPACK, SW_STR(self->function),
                   SW_STR(sw_text_cstr(&name)), SW_INT(i + 1),
                   SW_STR(sw_value_type_name(items[i])));
    sw_text_free(&name);
    break;
  }
  return SW_TORCH_MATCHES;
}

/* Whether the call gives a list of sizes without brackets, as in permute(1, 0). Possible only if
 * the list is the only positional parameter. */
static bool spreads(const SwTorchArguments *self, const SwTorchSignature *signature) {
  const SwTorchParameter *first = &signature->parameters[0];
  return signature->positional == 1 && first->type == SW_TORCH_INTS && !first->or_int &&
         self->count && match_int(self->values[0]) != SW_TORCH_DIFFERS;
}

static SwTorchMatch match_parameter(const SwTorchArguments *self, const SwTorchSignature *signature,
                                    int i, bool raise, int *used_keywords) {
  const SwTorchParameter *parameter = &signature->parameters[i];
  const SwValue *given = i < self->count ? &self->values[i] : find_keyword(self, parameter);
  *used_keywords += i >= self->count && given;
  if (!given && parameter->fallback) return SW_TORCH_MATCHES;
  if (given && given->kind == SW_VALUE_NONE && parameter->none_allowed) return SW_TORCH_MATCHES;
  if (!given) {
    if (raise) raise_missing(self, signature, i);
    return SW_TORCH_DIFFERS;
  }
  SwTorchMatch match = match_value(self, signature, i, *given);
  if (match == SW_TORCH_DIFFERS && raise) raise_type(self, parameter, i, *given);
  return match;
}

static SwTorchMatch read_lists(const SwTorchArguments *self, const SwTorchSignature *signature) {
  for (int i = 0; i < signature->count; i++) {
    const SwTorchParameter *parameter = &signature->parameters[i];
    if (parameter->type != SW_TORCH_INTS) continue;
    const SwValue *given = i < self->count ? &self->values[i] : find_keyword(self, parameter);
    if (!given || !sw_value_is_sequence(*given)) continue;
    const SwSequence *items = given->as.sequence;
    SwTorchMatch match = read_ints(self, parameter, items->items, items->count);
    if (match != SW_TORCH_MATCHES || self->vm->error.id != SW_ERR_NONE) return match;
  }
  return SW_TORCH_MATCHES;
}

SwTorchMatch sw_torch_match(const SwTorchArguments *self, const SwTorchSignature *signature,
                            bool raise) {
  bool spread = spreads(self, signature);
  if (self->count > signature->positional && !spread) {
    if (raise) raise_too_many(self, signature);
    return SW_TORCH_DIFFERS;
  }
  SwTorchArguments rest = *self;
  if (spread) rest.count = 1;
  int used = 0;
  for (int i = spread; i < signature->count; i++) {
    SwTorchMatch match = match_parameter(&rest, signature, i, raise, &used);
    if (match != SW_TORCH_MATCHES) return match;
  }
  if (used < self->keyword_count) {
    if (raise) raise_keyword(&rest, signature);
    return SW_TORCH_DIFFERS;
  }
  if (spread) return read_ints(self, &signature->parameters[0], self->values, self->count);
  return read_lists(self, signature);
}
