/* isnan, isinf, isfinite of either library. */
#include <math.h>

#include "call/arguments.h"
#include "call/call.h"
#include "ops/create.h"
#include "ops/details.h"
#include "ops/elementwise_call.h"
#include "ops/promotion.h"
#include "ops/target.h"
#include "ops/tensor_arith.h"
#include "ops/unary_call.h"
#include "runtime/tensors.h"
#include "tensor/result_layout.h"

static bool is_of_class(SwScalar value, int class) {
  if (!sw_dtype_is_float(value.dtype)) return class == SW_CLASS_FINITE;
  return class == SW_CLASS_NAN        ? isnan(value.as.number)
         : class == SW_CLASS_INFINITE ? isinf(value.as.number)
                                      : isfinite(value.as.number);
}

/* isnan(input), isinf, isfinite: `detail` says which. */
bool sw_tensor_classify(SwCall *call, SwValue *out) {
  SwTensor *tensor, *result;
  SwTarget target = {NULL, false};
  SwShape shape;
  int64_t index[SW_MAX_DIMS] = {0};
  if (sw_call_dialect(call) == SW_NUMPY && !sw_numpy_array_arguments(call, 1)) return false;
  if (!sw_operand_tensor(call, 0, sw_call_dialect(call),
                         call->args[0].kind == SW_VALUE_TENSOR ? call->args[0].as.tensor->dtype
                                                               : SW_FLOAT64,
                         &tensor))
    return false;
  if (!sw_arg_out(call, 1, &target) || !sw_target_check(call, target, 0, NULL, NULL)) return false;
  const SwLayout *layouts[] = {&tensor->layout};
  const SwShape *shapes[] = {&tensor->layout.shape};
  if (!sw_target_meet(call, target, tensor->dialect, 1, shapes, NULL, &shape)) return false;
  result = sw_tensor_each(call->vm, tensor->dialect, SW_BOOL, &tensor->layout.shape);
  if (!result) return false;
  result->layout = sw_ufunc_layout(tensor->dialect, &tensor->layout.shape, false, 1, layouts);
  if (sw_tensor_values(tensor) > 0) {
    do {
      SwScalar value = sw_tensor_load(tensor, sw_layout_address(&tensor->layout, index));
      SwScalar truth = sw_scalar_int(SW_BOOL, is_of_class(value, call->operation->detail));
      sw_scalar_store(truth, result->storage->buffer->data,
                      sw_layout_address(&result->layout, index));
    } while (sw_shape_advance(&tensor->layout.shape, index));
  }
  result->is_scalar =
      tensor->dialect == SW_NUMPY && tensor->layout.shape.ndim == 0 && !target.tensor;
  return sw_target_deliver(call, target, result, out);
}
