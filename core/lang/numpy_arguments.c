#include "lang/numpy_arguments.h"

#include <string.h>

#include "base/number.h"

static bool raise_shape_type(SwCall *call, SwValue value) {
  SwText text = {0};
  if (value.kind == SW_VALUE_STRING)
    return sw_raise(call->vm, SW_ERR_NUMPY_NOT_AN_INTEGER, SW_STR("str"));
  if (value.kind != SW_VALUE_FLOAT) return sw_call_refuse(call);
  sw_text_float_repr(&text, value.as.number);
  (void)sw_raise(call->vm, SW_ERR_NUMPY_SHAPE_TYPE, SW_STR(sw_text_cstr(&text)));
  sw_text_free(&text);
  return false;
}

bool sw_numpy_arg_shape(SwCall *call, int i, SwShape *out) {
  SwValue value = call->args[i];
  bool single =
      value.kind == SW_VALUE_INT || value.kind == SW_VALUE_BOOL || value.kind == SW_VALUE_TENSOR;
  if (value.kind == SW_VALUE_NONE) return sw_raise0(call->vm, SW_ERR_NUMPY_SHAPE_NONE);
  if (!single && !sw_value_is_sequence(value)) return raise_shape_type(call, value);
  if (sw_value_is_sequence(value) && value.as.sequence->count > 64)
    return sw_raise(call->vm, SW_ERR_NUMPY_TOO_MANY_DIMS, SW_INT(value.as.sequence->count));
  return sw_numpy_ints(call, i, out) && sw_create_check_sizes(call, SW_NUMPY, out);
}

typedef struct Spelling {
  const char *name;
  SwDType dtype;
} Spelling;

bool sw_numpy_dtype_named(const char *name, SwDType *out) {
  static const Spelling spellings[] = {
      {"bool", SW_BOOL},       {"?", SW_BOOL},     {"uint8", SW_UINT8},     {"u1", SW_UINT8},
      {"int32", SW_INT32},     {"i4", SW_INT32},   {"int64", SW_INT64},     {"i8", SW_INT64},
      {"int", SW_INT64},       {"i", SW_INT32},    {"l", SW_INT64},         {"f", SW_FLOAT32},
      {"float32", SW_FLOAT32}, {"f4", SW_FLOAT32}, {"float64", SW_FLOAT64}, {"f8", SW_FLOAT64},
      {"float", SW_FLOAT64},   {"d", SW_FLOAT64},  {"single", SW_FLOAT32},  {"double", SW_FLOAT64}};
  for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++) {
    *out = spellings[i].dtype;
    if (strcmp(spellings[i].name, name) == 0) return true;
  }
  return false;
}

static bool raise_dtype(SwCall *call, SwValue value) {
  bool dtype = value.kind == SW_VALUE_DTYPE;
  if (value.kind != SW_VALUE_INT && !dtype) return sw_call_refuse(call);
  SwText text = {0};
  if (dtype) {
    sw_text_put(&text, "torch.");
    sw_text_put(&text, sw_dtype_name(value.as.dtype.dtype));
  } else {
    sw_text_int(&text, value.as.integer);
  }
  (void)sw_raise(call->vm, SW_ERR_NUMPY_DTYPE, SW_STR(sw_text_cstr(&text)));
  sw_text_free(&text);
  return false;
}

bool sw_numpy_arg_dtype(SwCall *call, int i, SwDType fallback, SwDType *out) {
  SwValue value = call->args[i];
  if (value.kind == SW_VALUE_STRING && sw_numpy_dtype_named(value.as.string->bytes, out))
    return true;
  bool known = sw_arg_missing(call, i) || value.kind == SW_VALUE_TYPE ||
               (value.kind == SW_VALUE_DTYPE && value.as.dtype.dialect == SW_NUMPY);
  return known ? sw_arg_dtype_or(call, i, fallback, out) : raise_dtype(call, value);
}

SwTensor *sw_numpy_new(SwVm *vm, SwDType dtype, const SwLayout *source, char order) {
  SwTensor *self = sw_tensor_new(vm, SW_NUMPY, dtype, &source->shape);
  if (self) (void)sw_numpy_ordered(source, order, &self->layout);
  return self;
}

bool sw_numpy_arg_array(SwCall *call, int i, SwDType dtype, SwTensor **out) {
  SwValue value = call->args[i];
  SwSequence *items;
  if (value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_NUMPY) {
    *out = value.as.tensor;
    return true;
  }
  if (value.kind == SW_VALUE_TENSOR) {
    *out = sw_tensor_view(call->vm, value.as.tensor, &value.as.tensor->layout);
    if (*out) (*out)->dialect = SW_NUMPY;
    return *out;
  }
  if (value.kind == SW_VALUE_RANGE) {
    if (!sw_iterate(call->vm, call->node, value, &items)) return false;
    value = (SwValue){.kind = SW_VALUE_LIST, .as.sequence = items};
  }
  return sw_create_from(call, SW_NUMPY, value, dtype, out);
}
