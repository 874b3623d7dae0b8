/* NumPy's var and std: the mean of the squared distances from the mean. */
#include "base/notices.h"
#include "call/arguments.h"
#include "kernels/float_errors.h"
#include "numpy/reduce.h"
#include "ops/details.h"
#include "ops/elementwise_checks.h"
#include "ops/reduce.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"
#include "tensor/result_layout.h"

/* (array - mean)**2, laid out like the array. */
static SwTensor *squared_distances(SwCall *call, const SwTensor *array, const SwTensor *mean) {
  const SwLayout *layouts[] = {&array->layout, &mean->layout};
  const SwShape *shape = &array->layout.shape;
  SwDType dtype = sw_dtype_promote(SW_NUMPY, array->dtype, mean->dtype);
  SwTensor *read = sw_tensor_copy(call->vm, array, dtype);
  SwTensor *centre = sw_tensor_copy(call->vm, mean, dtype);
  SwTensor *result = read && centre ? sw_tensor_each(call->vm, SW_NUMPY, dtype, shape) : NULL;
  if (!result) return NULL;
  result->layout = sw_result_layout(SW_NUMPY, shape, 2, layouts);
  SwLayout stretched = sw_broadcast_layout(&centre->layout, shape, SW_NUMPY, 1, NULL);
  SwOperand to = sw_tensor_operand(result), apart = sw_tensor_operand(read),
            given = sw_tensor_operand(array), less = sw_tensor_operand(centre);
  less.layout = &stretched;
  sw_elementwise_binary(SW_BINARY_SUB, &apart, &apart, &less);
  sw_elementwise_binary(SW_BINARY_MUL, &to, &apart, &apart);
  (void)sw_warn_float_errors(call->vm, sw_float_errors(&apart, &given, &less), false, "subtract");
  (void)sw_warn_float_errors(call->vm, sw_float_errors(&to, &apart, &apart), false, "square");
  return result;
}

/* Computes var, or std. The sum of squares is divided by count - ddof; NumPy's default is 0,
 * PyTorch's correction is 1. */
static bool variance(SwCall *call, const SwTensor *array, SwDType dtype, SwDimSet axes,
                     bool keepdims, int64_t ddof, SwTensor **out) {
  SwTensor *mean;
  int64_t count = sw_dims_numel(array, axes);
  bool few = ddof >= count;
  SwShape shape = sw_reduce_shape(&array->layout.shape, axes, keepdims);
  SwTensor *shaped = sw_tensor_each(call->vm, SW_NUMPY, dtype, &shape);
  if (!shaped) return false;
  sw_record_reduction(call, array, axes, keepdims, shaped);
  if (few) sw_warn(call->vm, sw_notice(SW_NOTICE_WARN_DEGREES_FREEDOM_0_FOR_SLICE));
  if (!sw_reduce_new(call, SW_REDUCE_SUM, array, dtype, axes, true, &mean) ||
      !sw_numpy_divide(call, mean, count, array->layout.shape.ndim == 0))
    return false;
  SwTensor *squares = squared_distances(call, array, mean);
  if (!squares || !sw_reduce_new(call, SW_REDUCE_SUM, squares, dtype, axes, keepdims, out))
    return false;
  return sw_numpy_divide(call, *out, few ? 0 : count - ddof, (*out)->layout.shape.ndim == 0);
}

/* var(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False), std. */
bool sw_numpy_spread(SwCall *call, SwValue *out) {
  SwTensor *array, *result;
  SwDimSet axes;
  SwDType dtype;
  int64_t ddof;
  bool keepdims;
  if (!sw_numpy_input(call, &array) || !sw_numpy_mean_axes(call, array, &axes) ||
      !sw_numpy_mean_dtype(call, 2, array, &dtype) || !sw_numpy_keepdims(call, 5, &keepdims))
    return false;
  if (!sw_arg_missing(call, 3)) return sw_call_refuse(call);
  if (!sw_arg_int(call, 4, &ddof)) return false;
  if (ddof < 0) return sw_call_refuse(call);
  if (!variance(call, array, dtype, axes, keepdims, ddof, &result)) return false;
  SwOperand to = sw_tensor_operand(result);
  if (call->operation->detail == SW_SPREAD_DEVIATION) sw_elementwise_unary(SW_UNARY_SQRT, &to, &to);
  return sw_numpy_reduced(call, (SwTarget){NULL, false}, result, out);
}
