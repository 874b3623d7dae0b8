#include "runtime/value.h"

#include <string.h>

#include "base/notices.h"
#include "runtime/exception.h"
#include "runtime/iterate.h"
#include "runtime/object.h"
#include "runtime/vm.h"

const SwString sw_torch_version_text = {"2.15.0+cu132", 12};

const char *sw_value_type_name(SwValue v) {
  switch (v.kind) {
  case SW_VALUE_ABSENT:
  case SW_VALUE_NONE: return "NoneType";
  case SW_VALUE_BOOL: return "bool";
  case SW_VALUE_INT: return "int";
  case SW_VALUE_FLOAT: return "float";
  case SW_VALUE_STRING:
    return v.as.string == &sw_torch_version_text ? "torch.torch_version.TorchVersion" : "str";
  case SW_VALUE_LIST: return "list";
  case SW_VALUE_TUPLE: return v.as.sequence->fields ? v.as.sequence->fields->type : "tuple";
  case SW_VALUE_SIZE: return "torch.Size";
  case SW_VALUE_TENSOR:
    if (v.as.tensor->is_parameter) return "Parameter";
    if (v.as.tensor->dialect == SW_TORCH) return "Tensor";
    if (!v.as.tensor->is_scalar) return "numpy.ndarray";
    return sw_dtype_type(v.as.tensor->dtype);
  case SW_VALUE_DTYPE:
    if (v.as.dtype.dialect == SW_TORCH) return "torch.dtype";
    return v.as.dtype.is_type ? "type" : sw_dtype_class(v.as.dtype.dtype);
  case SW_VALUE_SLICE: return "slice";
  case SW_VALUE_ELLIPSIS: return "ellipsis";
  case SW_VALUE_RANGE: return "range";
  case SW_VALUE_ITERATOR: return sw_iterator_type(v.as.iterator->kind);
  case SW_VALUE_EXCEPTION: return sw_exception_qualified(v.as.exception);
  case SW_VALUE_MODULE: return "module";
  case SW_VALUE_FUNCTION:
  case SW_VALUE_METHOD: return "builtin_function_or_method";
  case SW_VALUE_TYPE:
    return strcmp(v.as.type, "torch.Tensor") == 0 ? "torch._C._TensorMeta" : "type";
  case SW_VALUE_FLAGS: return "numpy._core.multiarray.flagsobj";
  case SW_VALUE_STORAGE: return "torch.storage.TypedStorage";
  case SW_VALUE_BYTES: return "torch.storage.UntypedStorage";
  case SW_VALUE_CONSTANT: return v.as.constant->type;
  case SW_VALUE_ADDRESS: return "int";
  case SW_VALUE_CLOSURE: return "function";
  case SW_VALUE_DICT: return "dict";
  case SW_VALUE_SET: return "set";
  case SW_VALUE_CLASS: return "type";
  case SW_VALUE_OBJECT: return sw_class_name(sw_object_class(v));
  case SW_VALUE_KEYS: return "dict_keys";
  case SW_VALUE_VALUES: return "dict_values";
  default: return "dict_items"; /* SW_VALUE_ITEMS: names alone hold what is unknown */
  }
}

SwSequence *sw_sequence_new(SwVm *vm, int64_t capacity) {
  SwSequence *self = sw_arena_alloc(vm->arena, sizeof *self);
  if (!self || (uint64_t)capacity > SIZE_MAX / sizeof(SwValue)) {
    (void)sw_exhausted(vm);
    return NULL;
  }
  if (!sw_work(vm, capacity)) return NULL;
  self->items = sw_arena_alloc(vm->arena, (size_t)(capacity ? capacity : 1) * sizeof(SwValue));
  if (!self->items) {
    (void)sw_exhausted(vm);
    return NULL;
  }
  self->capacity = capacity ? capacity : 1;
  return self;
}

bool sw_sequence_push(SwVm *vm, SwSequence *self, SwValue item) {
  if (self->count == self->capacity) {
    int64_t capacity = self->capacity * 2;
    if (!sw_work(vm, capacity)) return false;
    SwValue *items = sw_arena_alloc(vm->arena, (size_t)capacity * sizeof *items);
    if (!items) return sw_exhausted(vm);
    memcpy(items, self->items, (size_t)self->count * sizeof *items);
    self->items = items;
    self->capacity = capacity;
  }
  self->items[self->count++] = item;
  return true;
}

bool sw_value_string(SwVm *vm, const char *bytes, size_t size, SwValue *out) {
  if (!sw_work(vm, SW_ITEM_WORK + (int64_t)size)) return false;
  if (!sw_text_is_lost(bytes, size) && memchr(bytes, '\0', size)) {
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_STRINGS_HOLD_CHARACTER_U_0000));
  }
  SwString *string = sw_arena_alloc(vm->arena, sizeof *string);
  if (!string) return sw_exhausted(vm);
  string->bytes = sw_arena_copy(vm->arena, bytes, size);
  string->size = size;
  if (!string->bytes) return sw_exhausted(vm);
  *out = (SwValue){.kind = SW_VALUE_STRING, .as.string = string};
  return true;
}

bool sw_value_tuple_of_ints(SwVm *vm, SwValueKind kind, const int64_t *ints, int64_t count,
                            SwValue *out) {
  SwSequence *sequence = sw_sequence_new(vm, count);
  if (!sequence) return false;
  for (int64_t i = 0; i < count; i++)
    sequence->items[i] = sw_value_int(ints[i]);
  sequence->count = count;
  *out = (SwValue){.kind = kind, .as.sequence = sequence};
  return true;
}

SwValue sw_scalar_value(SwScalar number) {
  if (number.dtype == SW_BOOL) return sw_value_bool(number.as.integer != 0);
  return sw_dtype_is_float(number.dtype) ? sw_value_float(number.as.number)
                                         : sw_value_int(number.as.integer);
}
