/*
 * Operators between PyTorch and NumPy. A tensor on the left leaves the work to NumPy, whose result
 * it wraps; an array on the left finds the tensor too odd to compute with. Only == is PyTorch's
 * own on both sides.
 */
#include "ops/mixed_arith.h"

#include "base/notices.h"
#include "ops/shared_memory.h"
#include "ops/tensor_arith.h"
#include "runtime/tensors.h"
#include "syntax/ast.h"

SwValue sw_number_of_scalar(SwValue value) {
  if (value.kind != SW_VALUE_TENSOR || !value.as.tensor->is_scalar) return value;
  SwScalar number = sw_tensor_load(value.as.tensor, value.as.tensor->layout.offset);
  /* np.bool_ has no __index__, so that it passes for a float. */
  return number.dtype == SW_BOOL ? sw_value_float((double)number.as.integer)
                                 : sw_scalar_value(number);
}

bool sw_are_mixed(SwValue left, SwValue right) {
  return left.kind == SW_VALUE_TENSOR && right.kind == SW_VALUE_TENSOR &&
         left.as.tensor->dialect != right.as.tensor->dialect && !left.as.tensor->is_scalar &&
         !right.as.tensor->is_scalar;
}

static bool raise_mixed(SwCall *call, SwOperator op, bool in_place) {
  SwValue left = call->args[0], right = call->args[1];
  if (op == SW_OP_ADD) return sw_raise0(call->vm, SW_ERR_NUMPY_CONCATENATE);
  SwText symbol = {0};
  sw_text_put(&symbol, op == SW_OP_POW && !in_place ? "** or pow()" : sw_operator_symbol(op));
  if (in_place) sw_text_char(&symbol, '=');
  bool orders = op >= SW_OP_LT;
  (void)sw_raise(call->vm, orders ? SW_ERR_COMPARE_OPERANDS : SW_ERR_BINARY_OPERANDS,
                 SW_STR(sw_text_cstr(&symbol)), SW_STR(sw_value_type_name(left)),
                 SW_STR(sw_value_type_name(right)));
  sw_text_free(&symbol);
  return false;
}

/* PyTorch's wrapper knows no truth values. */
bool sw_wrap_computed(SwCall *call, SwValue computed, SwValue *out) {
  SwTensor *tensor = computed.as.tensor;
  if (tensor->dtype == SW_BOOL && !(tensor = sw_tensor_copy(call->vm, tensor, SW_UINT8)))
    return false;
  sw_warn(call->vm, sw_notice(SW_NOTICE_WARN_ARRAY_WRAP_MUST_ACCEPT));
  return sw_share_memory(call, tensor, SW_TORCH, out);
}

static bool as_dialect(SwCall *call, int i, SwDialect dialect) {
  SwTensor *tensor = call->args[i].as.tensor;
  if (tensor->dialect == dialect) return true;
  return dialect == SW_TORCH ? sw_tensor_of_array(call, tensor, &call->args[i])
                             : sw_share_memory(call, tensor, SW_NUMPY, &call->args[i]);
}

bool sw_mixed_arith(SwCall *call, SwOperator op, bool in_place, SwValue *out) {
  bool tensor_first = call->args[0].as.tensor->dialect == SW_TORCH;
  if (op == SW_OP_EQ)
    return as_dialect(call, 0, SW_TORCH) && as_dialect(call, 1, SW_TORCH) &&
           sw_call_direct(call, out);
  if (op == SW_OP_NE) { /* neither side knows: the objects are compared */
    *out = sw_value_bool(true);
    return true;
  }
  if (op == SW_OP_DIV && !tensor_first)
    return sw_refuse0(call->vm, call->node->span,
                      sw_notice(SW_NOTICE_NO_DIVIDE_NUMPY_ARRAY_BY_PYTORCH));
  if (!tensor_first || op >= SW_OP_LT) return raise_mixed(call, op, in_place);
  SwValue computed;
  return as_dialect(call, 0, SW_NUMPY) && sw_call_direct(call, &computed) &&
         sw_wrap_computed(call, computed, out);
}

void sw_warn_array_copy(SwVm *vm) {
  sw_warn(vm, sw_notice(SW_NOTICE_WARN_ARRAY_IMPLEMENTATION_DOESN_T));
}
