#include "lang/torch_arguments.h"

/* x.add(y) rather than torch.add(x, y): positions are then counted without x. */
static bool is_method_call(const SwCall *call) {
  const SwNode *callee = call->node->first;
  return callee && callee->first && call->nodes[0] == callee->first;
}

bool sw_torch_raise_not_tensor(SwCall *call, int i, const char *name) {
  return sw_raise(call->vm, SW_ERR_TORCH_ARGUMENT_TENSOR, SW_STR(call->operation->name),
                  SW_STR(name), SW_INT(i + 1 - is_method_call(call)),
                  SW_STR(sw_value_type_name(call->args[i])));
}

bool sw_torch_raise_not_tensors(SwCall *call, int i, const char *name) {
  const char *type = sw_value_type_name(call->args[i]);
  const SwNode *parent = call->node->first;
  bool positional = parent && parent->next == call->nodes[i];
  if (!positional) {
    return sw_raise(call->vm, SW_ERR_TORCH_ARGUMENT_KEYWORD, SW_STR(call->operation->name),
                    SW_STR(name), SW_STR("tuple of Tensors"), SW_STR(type));
  }
  return sw_raise(call->vm, SW_ERR_TORCH_ARGUMENT_POSITION, SW_STR(call->operation->name),
                  SW_STR(name), SW_INT(i + 1 - is_method_call(call)), SW_STR("tuple of Tensors"),
                  SW_STR(type));
}
