#include "interpreter/operators.h"

#include "call/call.h"
#include "numpy/matmul.h"
#include "ops/elementwise_call.h"
#include "python/arith.h"
#include "runtime/iterate.h"
#include "torch/matmul.h"

bool sw_operator_matmul(SwCall *call, SwValue *out) {
  SwValue left = call->args[0]; /* with a torch tensor there is another */
  if (left.kind == SW_VALUE_TENSOR && left.as.tensor->dialect == SW_TORCH)
    return sw_torch_matmul(call, out);
  return sw_numpy_multiply(call, (SwTarget){NULL, false}, out);
}

bool sw_operator_matmul_in_place(SwCall *call, SwValue *out) {
  if (call->args[0].as.tensor->dialect == SW_TORCH) return sw_operator_matmul(call, out);
  return sw_numpy_multiply(call, (SwTarget){call->args[0].as.tensor, false}, out);
}

bool sw_array_contains(SwVm *vm, const SwNode *whole, const SwNode *node, SwValue item,
                       SwValue array, bool *out) {
  SwValue equal, any;
  bool torch = array.as.tensor->dialect == SW_TORCH;
  bool tensor = item.kind == SW_VALUE_TENSOR &&
                (item.as.tensor->dialect == SW_TORCH || item.as.tensor->is_scalar);
  if (torch && !tensor && !sw_value_is_number(item)) {
    SwText type = {0};
    if (item.kind == SW_VALUE_OBJECT) sw_text_put(&type, "__main__.");
    sw_text_put(&type, sw_value_type_name(item));
    (void)sw_raise(vm, SW_ERR_TORCH_CONTAINS, SW_STR(sw_text_cstr(&type)));
    sw_text_free(&type);
    return false;
  }
  if (!sw_arith(vm, SW_OP_EQ, whole, torch ? item : array, torch ? NULL : node,
                torch ? array : item, torch ? node : NULL, &equal))
    return false;
  torch = equal.as.tensor->dialect == SW_TORCH;
  const SwNode *nodes[] = {NULL};
  SwArguments arguments = {
      .node = whole, .positional = &equal, .positional_nodes = nodes, .positional_count = 1};
  const SwOperation *row = sw_operation_find(vm, torch ? "Tensor" : "ndarray", "any");
  if (!sw_call(vm, row, &arguments, &any)) return false;
  return sw_truth(vm, node, any, out);
}
