#include "numpy/arguments.h"

#include <string.h>

#include "base/number.h"
#include "call/arguments.h"
#include "numpy/dims.h"
#include "numpy/order.h"
#include "ops/create.h"
#include "runtime/dtype_names.h"
#include "runtime/iterate.h"
#include "runtime/tensors.h"
#include "tensor/order.h"

/* True, False, np.True_ or np.False_: these are ints to Python, but no sizes to NumPy. */
static bool is_truth(SwValue value) {
  bool scalar = value.kind == SW_VALUE_TENSOR && value.as.tensor->is_scalar;
  return value.kind == SW_VALUE_BOOL || (scalar && value.as.tensor->dtype == SW_BOOL);
}

static bool raise_float(SwCall *call, double number) {
  SwText text = {0};
  sw_text_float_repr(&text, number);
  (void)sw_raise(call->vm, SW_ERR_NUMPY_SHAPE_TYPE, SW_STR(sw_text_cstr(&text)));
  sw_text_free(&text);
  return false;
}

bool sw_numpy_check_sizes(SwCall *call, SwValue value) {
  if (value.kind == SW_VALUE_FLOAT) return raise_float(call, value.as.number);
  if (is_truth(value)) {
    bool yes = value.kind == SW_VALUE_BOOL
                   ? value.as.truth
                   : sw_scalar_integer(
                         sw_tensor_load(value.as.tensor, value.as.tensor->layout.offset)) != 0;
    const char *python = yes ? "True" : "False", *numpy = yes ? "np.True_" : "np.False_";
    return sw_raise(call->vm, SW_ERR_NUMPY_SHAPE_TYPE,
                    SW_STR(value.kind == SW_VALUE_BOOL ? python : numpy));
  }
  for (int64_t i = 0; sw_value_is_sequence(value) && i < value.as.sequence->count; i++) {
    if (is_truth(value.as.sequence->items[i]))
      return sw_raise0(call->vm, SW_ERR_NUMPY_INTEGER_REQUIRED);
  }
  return true;
}

bool sw_numpy_arg_shape(SwCall *call, int i, SwShape *out) {
  SwValue value = call->args[i];
  if (value.kind == SW_VALUE_NONE) return sw_raise0(call->vm, SW_ERR_NUMPY_SHAPE_NONE);
  if (!sw_numpy_check_sizes(call, value)) return false;
  if (sw_value_is_sequence(value) && value.as.sequence->count > 64)
    return sw_raise(call->vm, SW_ERR_NUMPY_TOO_MANY_DIMS, SW_INT(value.as.sequence->count));
  return sw_numpy_ints(call, i, out) && sw_create_check_sizes(call, SW_NUMPY, out);
}

/* Raises NumPy's TypeError for argument `i`, which is no dtype; refuses values whose message is not
 * known. */
static bool raise_dtype(SwCall *call, int i) {
  SwValue value = call->args[i];
  bool dtype = value.kind == SW_VALUE_DTYPE;
  if (value.kind != SW_VALUE_INT && !dtype) return sw_arg_refuse(call, i);
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
  return known ? sw_arg_dtype_or(call, i, fallback, out) : raise_dtype(call, i);
}

bool sw_numpy_bool(SwCall *call, int i, bool *out) {
  if (call->args[i].kind != SW_VALUE_BOOL) return sw_arg_refuse(call, i);
  *out = call->args[i].as.truth;
  return true;
}

SwTensor *sw_numpy_new(SwVm *vm, SwDType dtype, const SwLayout *source, char order) {
  SwTensor *self = sw_tensor_new(vm, SW_NUMPY, dtype, &source->shape);
  if (self) sw_layout_ordered(source, order, &self->layout);
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
