/* NumPy's functions that write into an array: fill, copyto. */
#include "call/arguments.h"
#include "call/record_write.h"
#include "ops/assigned_value.h"
#include "ops/create.h"
#include "ops/promotion.h"
#include "ops/subscript_assign.h"
#include "ops/tensor_arith.h"
#include "runtime/record.h"
#include "runtime/tensors.h"

/* a.fill(value) */
bool sw_numpy_fill(SwCall *call, SwValue *out) {
  SwTensor *array = call->args[0].as.tensor;
  SwScalar value;
  SwDType dtype;
  SwOperand to;
  if (!sw_arg_number(call, 1, &value)) return false;
  if (call->args[1].kind == SW_VALUE_TENSOR && call->args[1].as.tensor->layout.shape.ndim)
    return sw_arg_refuse(call, 1);
  if (array->readonly) return sw_raise0(call->vm, SW_ERR_NUMPY_READ_ONLY);
  if (!sw_numpy_check_integer(call->vm, value, array->dtype)) return false;
  bool checked =
      call->args[1].kind == SW_VALUE_INT && array->dtype != SW_BOOL; /* a Python int must fit */
  if (checked && !sw_promote_values(call, call->args[0], call->args[1], &dtype)) return false;
  sw_record_fill(call, array, value, call->nodes[1]);
  if (!sw_tensor_operand_write(call->vm, array, &to)) return false;
  sw_elementwise_fill(&to, value);
  sw_record_result(call->record, array);
  *out = sw_value_none();
  return true;
}

static bool check_cast(SwCall *call, const SwTensor *array, const SwTensor *value, bool scalar) {
  if (sw_dtype_same_kind(SW_NUMPY, value->dtype, array->dtype)) return true;
  return sw_raise(call->vm, SW_ERR_NUMPY_COPY_CAST, SW_STR(scalar ? "scalar" : "array data"),
                  SW_STR(sw_dtype_name(value->dtype)), SW_STR(sw_dtype_name(array->dtype)));
}

/* copyto(dst, src) */
bool sw_numpy_copyto(SwCall *call, SwValue *out) {
  SwTensor *array, *value;
  SwScalar number;
  if (!sw_arg_tensor(call, 0, &array)) return false;
  SwValue target = call->args[0];
  if (array->is_scalar) return sw_call_refuse(call);
  if (!sw_numpy_array_arguments(call, 2)) return false;
  bool scalar = call->args[1].kind != SW_VALUE_TENSOR;
  bool weak = call->args[1].kind == SW_VALUE_INT && target.as.tensor->dtype != SW_BOOL;
  if (!scalar)
    value = call->args[1].as.tensor;
  else if (!sw_arg_number(call, 1, &number))
    return false;
  else
    value = sw_tensor_number(call->vm, SW_NUMPY, number);
  if (!value) return false;
  scalar = scalar || value->layout.shape.ndim == 0;
  if (!(weak || check_cast(call, array, value, scalar))) return false;
  *out = sw_value_none();
  if (value == array && !scalar) return true;
  if (array->readonly) return sw_raise0(call->vm, SW_ERR_NUMPY_READ_ONLY);
  SwCall whole = *call; /* same as dst[...] = src */
  SwValue ignored;
  whole.node = call->nodes[0];
  whole.args[1] = (SwValue){.kind = SW_VALUE_ELLIPSIS};
  whole.args[2] = call->args[1];
  whole.nodes[2] = call->nodes[1];
  whole.count = 3;
  return sw_tensor_subscript_assign(&whole, &ignored);
}
