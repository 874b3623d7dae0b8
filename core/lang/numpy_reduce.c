/* NumPy's sum, mean, prod, max, min, argmax, any, all, ... */
#include "lang/reduce_call.h"

static bool input_of(SwCall *call, SwTensor **out) {
  SwScalar number;
  if (!sw_numpy_array_arguments(call, 1)) return false;
  if (call->args[0].kind == SW_VALUE_TENSOR)
    *out = call->args[0].as.tensor;
  else if (!sw_arg_number(call, 0, &number))
    return false;
  else
    *out = sw_tensor_number(call->vm, SW_NUMPY, number);
  return *out != NULL;
}

static bool finish(SwCall *call, SwTarget target, SwTensor *result, SwValue *out) {
  if (!target.tensor)
    result->is_scalar = result->layout.shape.ndim == 0;
  else if (!sw_shape_equal(&target.tensor->layout.shape, &result->layout.shape))
    return sw_call_refuse(call);
  else if (target.tensor->readonly)
    return sw_raise0(call->vm, SW_ERR_NUMPY_OUTPUT_READ_ONLY);
  return sw_target_deliver(call, target, result, "add", out);
}

static bool natural_dtype(SwCall *call, const SwTensor *tensor, SwDType *out) {
  bool integer = !sw_dtype_is_float(tensor->dtype);
  if (sw_arg_missing(call, 2) && tensor->dtype == SW_UINT8) {
    return sw_refuse(call->vm, call->node->span,
                     "Stridewise does not run {function}() of uint8 without dtype=: the result "
                     "would be of dtype uint64.",
                     SW_STR(call->operation->name));
  }
  return sw_arg_dtype_or(call, 2, integer ? SW_INT64 : tensor->dtype, out);
}

/* sum(a, axis=None, dtype=None, out=None, keepdims=False), prod */
bool sw_numpy_sum(SwCall *call, SwValue *out) {
  SwTensor *array, *result;
  SwDimSet axes;
  bool keepdims;
  SwDType dtype;
  SwTarget target;
  if (!input_of(call, &array) || !sw_arg_dims(call, 1, array, false, &axes, NULL) ||
      !natural_dtype(call, array, &dtype))
    return false;
  if (!sw_arg_out(call, 3, &target) || !sw_arg_bool_or(call, 4, false, &keepdims)) return false;
  return sw_reduce_new(call, (SwReduction)call->operation->detail, array, dtype, axes, keepdims,
                       &result) &&
         finish(call, target, result, out);
}

static bool divide(SwCall *call, SwTensor *sum, int64_t count) {
  SwTensor *divisor = sw_tensor_number(call->vm, SW_NUMPY,
                                       sw_scalar_cast(sw_scalar_int(SW_INT64, count), sum->dtype));
  if (!divisor) return false;
  SwLayout repeated = {.shape = sum->layout.shape};
  SwOperand to = sw_tensor_operand(sum), by = sw_tensor_operand(divisor);
  by.layout = &repeated;
  sw_elementwise_binary(SW_BINARY_DIV, &to, &to, &by);
  if (count == 0) sw_warn(call->vm, "RuntimeWarning: Mean of empty slice");
  if (count > 0 || sw_tensor_size(sum) == 0) return true;
  sw_warn(call->vm, sum->layout.shape.ndim
                        ? "RuntimeWarning: invalid value encountered in divide"
                        : "RuntimeWarning: invalid value encountered in scalar divide");
  return true;
}

/* mean(a, axis=None, dtype=None, out=None, *, keepdims=False): integers are averaged in float64. */
bool sw_numpy_mean(SwCall *call, SwValue *out) {
  SwTensor *array, *sum;
  SwDimSet axes;
  bool keepdims;
  SwDType dtype;
  SwTarget target;
  if (!input_of(call, &array) || !sw_arg_dims(call, 1, array, false, &axes, NULL)) return false;
  if (!sw_arg_dtype_or(call, 2, sw_dtype_is_float(array->dtype) ? array->dtype : SW_FLOAT64,
                       &dtype))
    return false;
  if (!sw_dtype_is_float(dtype)) return sw_call_refuse(call);
  if (!sw_arg_out(call, 3, &target) || !sw_arg_bool_or(call, 4, false, &keepdims)) return false;
  if (!sw_reduce_new(call, SW_REDUCE_SUM, array, dtype, axes, keepdims, &sum)) return false;
  return divide(call, sum, sw_dims_numel(array, axes)) && finish(call, target, sum, out);
}

/* max(a, axis=None, out=None, keepdims=False), min, any, all: `detail` is the SwReduction. */
bool sw_numpy_extreme(SwCall *call, SwValue *out) {
  SwReduction op = (SwReduction)call->operation->detail;
  SwTensor *array, *result;
  SwDimSet axes;
  bool keepdims;
  SwTarget target;
  if (!input_of(call, &array) || !sw_arg_dims(call, 1, array, false, &axes, NULL)) return false;
  if (!sw_arg_out(call, 2, &target) || !sw_arg_bool_or(call, 3, false, &keepdims)) return false;
  SwShape shape = sw_reduce_shape(&array->layout.shape, axes, false);
  int64_t numel = 0;
  (void)sw_shape_numel(&shape, &numel);
  if (op < SW_REDUCE_ANY && numel > 0 && sw_dims_numel(array, axes) == 0) {
    return sw_raise(call->vm, SW_ERR_NUMPY_EMPTY_EXTREME,
                    SW_STR(op == SW_REDUCE_MAX ? "maximum" : "minimum"));
  }
  return sw_reduce_new(call, op, array, array->dtype, axes, keepdims, &result) &&
         finish(call, target, result, out);
}

/* argmax(a, axis=None, out=None, *, keepdims=False), argmin */
bool sw_numpy_argmax(SwCall *call, SwValue *out) {
  SwReduction op = (SwReduction)call->operation->detail;
  SwTensor *array, *result;
  SwDimSet axes;
  bool keepdims;
  SwTarget target;
  if (!input_of(call, &array)) return false;
  if (array->layout.shape.ndim == 0) { /* a 0-d array is searched as one of one dim */
    SwLayout line = sw_layout_insert(&array->layout, 0, 1);
    SwTensor *view = sw_tensor_view(call->vm, array, &line);
    SwDimSet first;
    if (!view || !sw_arg_dims(call, 1, view, true, &first, NULL)) return false;
  }
  if (!sw_arg_dims(call, 1, array, true, &axes, NULL) || !sw_arg_out(call, 2, &target) ||
      !sw_arg_bool_or(call, 3, false, &keepdims))
    return false;
  if (sw_dims_numel(array, axes) == 0)
    return sw_raise(call->vm, SW_ERR_NUMPY_EMPTY_PLACE, SW_STR(call->operation->name));
  return sw_reduce_new(call, op, array, array->dtype, axes, keepdims, &result) &&
         finish(call, target, result, out);
}

/* ptp(a, axis=None): the largest minus the smallest */
bool sw_numpy_ptp(SwCall *call, SwValue *out) {
  SwTensor *array, *low, *high;
  SwDimSet axes;
  if (!input_of(call, &array) || !sw_arg_dims(call, 1, array, false, &axes, NULL)) return false;
  if (sw_dims_numel(array, axes) == 0 || array->dtype == SW_BOOL) return sw_call_refuse(call);
  if (!sw_reduce_new(call, SW_REDUCE_MAX, array, array->dtype, axes, false, &high) ||
      !sw_reduce_new(call, SW_REDUCE_MIN, array, array->dtype, axes, false, &low))
    return false;
  SwOperand to = sw_tensor_operand(high), by = sw_tensor_operand(low);
  sw_elementwise_binary(SW_BINARY_SUB, &to, &to, &by);
  return finish(call, (SwTarget){NULL, false}, high, out);
}
