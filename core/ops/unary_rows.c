/* Operations of one tensor in both libraries: -x, +x, ~x, abs(x), logical_not(x). */
#include "call/arguments.h"
#include "call/call.h"
#include "ops/create.h"
#include "ops/elementwise_call.h"
#include "ops/promotion.h"
#include "ops/tensor_arith.h"
#include "ops/unary_call.h"
#include "runtime/tensors.h"

/* -x, ~x of either library. */
bool sw_tensor_unary(SwCall *call, SwValue *out) {
  SwUnary op = (SwUnary)call->operation->detail;
  SwUnaryCall what = {.op = op, .name = op == SW_UNARY_NEG ? "negative" : "invert"};
  return sw_unary_call(call, &what, out);
}

/* +x and positive(x): the tensor itself. */
bool sw_tensor_positive(SwCall *call, SwValue *out) {
  SwTensor *tensor;
  if (!sw_arg_missing(call, 1)) return sw_arg_refuse(call, 1); /* out= */
  if (!sw_arg_tensor(call, 0, &tensor)) return false;
  if (tensor->dtype == SW_BOOL)
    return tensor->dialect == SW_TORCH
               ? sw_raise0(call->vm, SW_ERR_TORCH_BOOL_POSITIVE)
               : sw_raise(call->vm, SW_ERR_NUMPY_UFUNC_BOOL, SW_STR("positive"));
  *out = call->args[0];
  if (tensor->dialect == SW_TORCH || tensor->is_scalar) return true;
  SwTensor *copy = sw_tensor_copy(call->vm, tensor, tensor->dtype);
  if (!copy) return false;
  copy->is_scalar = tensor->layout.shape.ndim == 0;
  *out = sw_value_tensor(copy);
  return true;
}

/* logical_not(input): input == 0 */
bool sw_tensor_logical_not(SwCall *call, SwValue *out) {
  SwElementwise what = {.op = SW_BINARY_EQ, .symbol = call->operation->name, .is_bound = true};
  if (!sw_arg_missing(call, 1)) return sw_arg_refuse(call, 1); /* out= */
  if (sw_call_dialect(call) == SW_NUMPY && !sw_numpy_array_arguments(call, 1)) return false;
  call->args[1] = sw_value_int(0);
  call->nodes[1] = NULL;
  return sw_elementwise_call(call, &what, out);
}
