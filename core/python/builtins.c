/* Python's builtins: print, len, range, type, isinstance, list, str, repr, ... */
#include <string.h>

#include "base/checked.h"
#include "base/utf8.h"
#include "call/arguments.h"
#include "call/call.h"
#include "python/details.h"
#include "runtime/exception.h"
#include "runtime/iterate.h"
#include "runtime/object.h"
#include "runtime/print.h"
#include "runtime/scope.h"
#include "runtime/table.h"

bool sw_builtin_print(SwCall *call, SwValue *out) {
  SwVm *vm = call->vm;
  const SwSequence *items = call->args[0].as.sequence;
  for (int i = 1; i <= 2; i++) {
    if (sw_arg_missing(call, i) || call->args[i].kind == SW_VALUE_STRING) continue;
    return sw_raise(vm, SW_ERR_PRINT_STRING, SW_STR(i == 1 ? "sep" : "end"),
                    SW_STR(sw_value_type_name(call->args[i])));
  }
  if (!sw_arg_missing(call, 3)) return sw_call_refuse(call);
  for (int64_t i = 0; i < items->count; i++) {
    if (i) sw_text_put(&vm->output, sw_arg_missing(call, 1) ? " " : call->args[1].as.string->bytes);
    if (!sw_value_str(vm, items->items[i], &vm->output)) return false;
  }
  sw_text_put(&vm->output, sw_arg_missing(call, 2) ? "\n" : call->args[2].as.string->bytes);
  *out = sw_value_none();
  return true;
}

bool sw_builtin_len(SwCall *call, SwValue *out) {
  SwValue value = call->args[0];
  bool storage = value.kind == SW_VALUE_STORAGE || value.kind == SW_VALUE_BYTES;
  if (value.kind == SW_VALUE_TENSOR || storage) {
    const SwTensor *tensor = value.as.tensor;
    if (tensor->layout.shape.ndim == 0)
      return sw_raise0(call->vm,
                       tensor->dialect == SW_TORCH ? SW_ERR_TORCH_LEN_0D : SW_ERR_NUMPY_LEN_0D);
    *out = sw_value_int(tensor->layout.shape.size[0]);
  } else if (sw_value_is_sequence(value)) {
    *out = sw_value_int(value.as.sequence->count);
  } else if (sw_value_is_table(value)) {
    *out = sw_value_int(value.as.sequence->count / sw_table_step(value.kind));
  } else if (value.kind == SW_VALUE_STRING) {
    if (!sw_work(call->vm, (int64_t)value.as.string->size)) return false;
    *out = sw_value_int((int64_t)sw_utf8_count(value.as.string->bytes, value.as.string->size));
  } else if (value.kind == SW_VALUE_RANGE) {
    *out = sw_value_int(sw_range_count(value.as.range));
  } else {
    bool found,
        good = sw_object_special(call->vm, call->node, value, "__len__", NULL, 0, &found, out);
    if (good && found && out->kind != SW_VALUE_INT) return sw_call_refuse(call);
    if (!good || found) return good;
    return sw_raise(call->vm, SW_ERR_NO_LEN, SW_STR(sw_value_type_name(value)));
  }
  return true;
}

static bool is_index(SwValue value) {
  return value.kind == SW_VALUE_INT || value.kind == SW_VALUE_BOOL || value.kind == SW_VALUE_TENSOR;
}

bool sw_builtin_range(SwCall *call, SwValue *out) {
  const SwSequence *items = call->args[0].as.sequence;
  SwRange *range = sw_arena_alloc(call->vm->arena, sizeof *range);
  int64_t part[3] = {0, 0, 1}, span;
  if (!range) return sw_exhausted(call->vm);
  if (items->count < 1) return sw_raise(call->vm, SW_ERR_AT_LEAST_ONE, SW_STR("range"));
  if (items->count > 3) return sw_raise(call->vm, SW_ERR_RANGE_ARGUMENTS, SW_INT(items->count));
  for (int64_t i = 0; i < items->count; i++) {
    if (!is_index(items->items[i]))
      return sw_raise(call->vm, SW_ERR_NOT_INTEGER, SW_STR(sw_value_type_name(items->items[i])));
    if (!sw_value_to_int(call, items->items[i], &part[items->count == 1 ? 1 : i])) return false;
  }
  if (part[2] == 0) return sw_raise0(call->vm, SW_ERR_RANGE_STEP_ZERO);
  if (!sw_checked_sub(part[1], part[0], &span)) return sw_call_refuse(call); /* too many to count */
  *range = (SwRange){part[0], part[1], part[2]};
  *out = (SwValue){.kind = SW_VALUE_RANGE, .as.range = range};
  return true;
}

/* slice(stop), slice(start, stop, step=None) */
bool sw_builtin_slice(SwCall *call, SwValue *out) {
  const SwSequence *items = call->args[0].as.sequence;
  SwSlice *slice = sw_arena_alloc(call->vm->arena, sizeof *slice);
  SwValue part[3] = {sw_value_none(), sw_value_none(), sw_value_none()};
  if (!slice) return sw_exhausted(call->vm);
  if (items->count < 1 || items->count > 3) return sw_call_refuse(call);
  for (int64_t i = 0; i < items->count; i++)
    part[items->count == 1 ? 1 : i] = items->items[i];
  *slice = (SwSlice){part[0], part[1], part[2]};
  *out = (SwValue){.kind = SW_VALUE_SLICE, .as.slice = slice};
  return true;
}

bool sw_builtin_type(SwCall *call, SwValue *out) {
  SwValue value = call->args[0];
  if (value.kind == SW_VALUE_TENSOR && value.as.tensor->is_scalar) {
    *out = (SwValue){.kind = SW_VALUE_DTYPE, .as.dtype = {value.as.tensor->dtype, SW_NUMPY, true}};
    return true;
  }
  if (value.kind == SW_VALUE_OBJECT) {
    *out = sw_object_class(value);
    return true;
  }
  if (sw_tuple_class(value, out)) return true;
  const SwOperation *row = value.kind == SW_VALUE_FUNCTION ? value.as.function : NULL;
  const char *name = row && row->function == sw_builtin_type ? "type"
                     : row && row->flags & SW_UFUNC          ? "numpy.ufunc"
                                                             : sw_value_type_name(value);
  if (value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_TORCH) name = "torch.Tensor";
  if (value.kind == SW_VALUE_TENSOR && value.as.tensor->is_parameter) name = SW_PARAMETER_TYPE;
  *out = (SwValue){.kind = SW_VALUE_TYPE, .as.type = name};
  return true;
}

static bool type_matches(const char *type, SwValue value) {
  if (value.kind == SW_VALUE_EXCEPTION) return sw_exception_is_a(value.as.exception->type, type);
  bool tensor = value.kind == SW_VALUE_TENSOR;
  const char *own = sw_value_type_name(value);
  if (tensor && value.as.tensor->dialect == SW_TORCH) own = "torch.Tensor";
  if (tensor && value.as.tensor->is_parameter && strcmp(type, SW_PARAMETER_TYPE) == 0) return true;
  if (strcmp(type, own) == 0) return true;
  if (strcmp(type, "int") == 0) return value.kind == SW_VALUE_BOOL;
  if (strcmp(type, "str") == 0) return value.kind == SW_VALUE_STRING; /* versions, too */
  if (strcmp(type, "float") == 0) /* numpy.float64 derives from it */
    return tensor && value.as.tensor->is_scalar && value.as.tensor->dtype == SW_FLOAT64;
  if (strcmp(type, "tuple") == 0)
    return value.kind == SW_VALUE_SIZE || value.kind == SW_VALUE_TUPLE;
  return false;
}

/* Whether a value is a NumPy scalar of this type: isinstance(x, np.float64). */
static bool scalar_type_matches(SwDTypeValue type, SwValue value) {
  return value.kind == SW_VALUE_TENSOR && value.as.tensor->is_scalar &&
         value.as.tensor->dtype == type.dtype;
}

bool sw_builtin_isinstance(SwCall *call, SwValue *out) {
  SwValue one[] = {call->args[1]};
  bool several = call->args[1].kind == SW_VALUE_TUPLE;
  const SwValue *types = several ? call->args[1].as.sequence->items : one;
  int64_t count = several ? call->args[1].as.sequence->count : 1;
  bool found = false;
  for (int64_t i = 0; i < count && !found; i++) {
    SwValue object = call->args[0];
    if (object.kind == SW_VALUE_OBJECT || types[i].kind == SW_VALUE_CLASS) {
      SwValue own = object.kind == SW_VALUE_OBJECT ? sw_object_class(object) : object;
      bool has = object.kind == SW_VALUE_OBJECT || sw_tuple_class(object, &own);
      found = has && sw_class_is_a(own, types[i]);
      continue;
    }
    bool slice =
        types[i].kind == SW_VALUE_FUNCTION && types[i].as.function->function == sw_builtin_slice;
    if (slice) {
      found = object.kind == SW_VALUE_SLICE;
      continue;
    }
    bool scalar = types[i].kind == SW_VALUE_DTYPE && types[i].as.dtype.is_type;
    bool unclear = types[i].kind == SW_VALUE_FUNCTION || types[i].kind == SW_VALUE_TUPLE ||
                   call->args[0].kind == SW_VALUE_TYPE;
    if (unclear) return sw_call_refuse(call);
    if (types[i].kind != SW_VALUE_TYPE && !scalar)
      return sw_raise0(call->vm, SW_ERR_ISINSTANCE_TYPE);
    found = scalar ? scalar_type_matches(types[i].as.dtype, call->args[0])
                   : type_matches(types[i].as.type, call->args[0]);
  }
  *out = sw_value_bool(found);
  return true;
}

bool sw_construct_list(SwCall *call, SwValue *out) {
  bool tuple = call->operation->detail == SW_CONSTRUCT_TUPLE;
  SwSequence *items = NULL, *copy;
  bool given = call->args[1].kind != SW_VALUE_ABSENT;
  bool any = call->node == call->vm->any_order;
  if (given && !(any ? sw_iterate_any : sw_iterate)(call->vm, call->node, call->args[1], &items))
    return false;
  copy = sw_sequence_new(call->vm, given ? items->count : 0);
  if (!copy) return false;
  for (int64_t i = 0; given && i < items->count; i++)
    copy->items[copy->count++] = items->items[i];
  *out = (SwValue){.kind = tuple ? SW_VALUE_TUPLE : SW_VALUE_LIST, .as.sequence = copy};
  return true;
}

bool sw_construct_bool(SwCall *call, SwValue *out) {
  bool truth = false;
  if (call->args[1].kind != SW_VALUE_ABSENT &&
      !sw_truth(call->vm, call->node, call->args[1], &truth))
    return false;
  *out = sw_value_bool(truth);
  return true;
}

bool sw_construct_str(SwCall *call, SwValue *out) {
  SwText text = {0};
  bool good = call->args[1].kind == SW_VALUE_ABSENT || sw_value_str(call->vm, call->args[1], &text);
  good = good && sw_value_string(call->vm, sw_text_cstr(&text), text.size, out);
  sw_text_free(&text);
  return good;
}

bool sw_builtin_repr(SwCall *call, SwValue *out) {
  SwText text = {0};
  bool good = sw_value_repr(call->vm, call->args[0], &text) &&
              sw_value_string(call->vm, sw_text_cstr(&text), text.size, out);
  sw_text_free(&text);
  return good;
}

/* type(x).__name__: "Tensor", without the module torch. */
bool sw_type_short_name(SwCall *call, SwValue *out) {
  const char *name = sw_exception_name(call->args[0].as.type);
  return sw_value_string(call->vm, name, strlen(name), out);
}

bool sw_main_name(SwCall *call, SwValue *out) {
  return sw_value_string(call->vm, "__main__", strlen("__main__"), out);
}

/* f.__name__: without the name of its class, and without the brackets that some messages print. */
bool sw_function_name(SwCall *call, SwValue *out) {
  const SwValue *self = &call->args[0];
  const SwOperation *row =
      self->kind == SW_VALUE_METHOD ? self->as.method->operation : self->as.function;
  bool own = self->kind == SW_VALUE_CLOSURE;
  const char *name = !own                      ? sw_operation_said(row)
                     : self->as.closure->shown ? self->as.closure->shown
                                               : self->as.closure->name;
  const char *dot = strrchr(name, '.');
  if (dot) name = dot + 1;
  return sw_value_string(call->vm, name, strcspn(name, "("), out);
}
