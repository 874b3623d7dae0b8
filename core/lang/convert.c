/* Conversions to another dtype: x.float(), x.to(dtype), a.astype(dtype). */
#include "lang/tensor_arith.h"
#include "tensor/result_layout.h"

/* The order of the dims in memory is kept. */
static bool convert(SwCall *call, SwTensor *tensor, SwDType dtype, SwValue *out) {
  const SwLayout *layouts[] = {&tensor->layout};
  SwTensor *copy = sw_tensor_new(call->vm, tensor->dialect, dtype, &tensor->layout.shape);
  if (!copy) return false;
  copy->layout = sw_result_layout(tensor->dialect, &tensor->layout.shape, 1, layouts);
  SwOperand to = sw_tensor_operand(copy), from = sw_tensor_operand(tensor);
  sw_elementwise_copy(&to, &from);
  copy->is_scalar = tensor->is_scalar;
  *out = sw_value_tensor(copy);
  return true;
}

/* float(), double(), long(), int(), bool(): `detail` is the dtype. The tensor itself where it has
 * it. */
bool sw_torch_convert(SwCall *call, SwValue *out) {
  SwTensor *tensor;
  SwDType dtype = (SwDType)call->operation->detail;
  if (!sw_arg_tensor(call, 0, &tensor)) return false;
  *out = call->args[0];
  return tensor->dtype == dtype || convert(call, tensor, dtype, out);
}

/* to(dtype), to(other) */
bool sw_torch_to(SwCall *call, SwValue *out) {
  SwTensor *tensor;
  SwDType dtype;
  if (!sw_arg_tensor(call, 0, &tensor)) return false;
  if (call->args[1].kind == SW_VALUE_TENSOR)
    dtype = call->args[1].as.tensor->dtype;
  else if (!sw_arg_dtype_or(call, 1, tensor->dtype, &dtype))
    return false;
  *out = call->args[0];
  return tensor->dtype == dtype || convert(call, tensor, dtype, out);
}

/* astype(dtype): always a copy. Floats that no integer can hold would warn. */
bool sw_numpy_astype(SwCall *call, SwValue *out) {
  SwTensor *array;
  SwDType dtype;
  if (!sw_arg_tensor(call, 0, &array) || !sw_arg_dtype_or(call, 1, array->dtype, &dtype))
    return false;
  return convert(call, array, dtype, out);
}
