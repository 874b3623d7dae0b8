#include "interpreter/subscript.h"

#include "base/notices.h"
#include "call/call.h"
#include "numpy/flags.h"
#include "ops/subscript.h"
#include "ops/subscript_assign.h"
#include "python/sequence.h"
#include "runtime/object.h"
#include "torch/storage.h"

static bool index_any(SwCall *call, SwValue *out) {
  SwValue object = call->args[0];
  if (object.kind == SW_VALUE_TENSOR) return sw_tensor_subscript(call, out);
  if (object.kind == SW_VALUE_FLAGS) return sw_numpy_flags_item(call, out);
  if (object.kind == SW_VALUE_STORAGE || object.kind == SW_VALUE_BYTES)
    return sw_storage_item(call, out);
  bool found, good = sw_object_special(call->vm, call->node, object, "__getitem__", &call->args[1],
                                       1, &found, out);
  if (!good || found) return good;
  return sw_sequence_subscript(call, out);
}

bool sw_subscript(SwVm *vm, const SwNode *node, SwValue object, SwValue index, SwValue *out) {
  if (object.kind == SW_VALUE_TENSOR && !sw_object_as_array(vm, node, &index)) return false;
  static const SwOperation row = {.moves = SW_MOVES_ALL,
                                  .name = "[]",
                                  .function = index_any,
                                  .flags = SW_OPERATOR,
                                  .gradient = "["};
  SwCall call = {.vm = vm,
                 .operation = &row,
                 .node = node,
                 .count = 2,
                 .args = {object, index},
                 .nodes = {node->first, node->first->next}};
  if (object.kind == SW_VALUE_CONSTANT) {
    const SwOperation *own = sw_operation_find(vm, object.as.constant->type, "[]");
    if (own) call.operation = own;
  }
  return sw_call_direct(&call, out);
}

bool sw_subscript_assign(SwVm *vm, const SwNode *node, SwValue object, SwValue index, SwValue value,
                         const SwNode *value_node) {
  if (object.kind == SW_VALUE_TENSOR && !sw_object_as_array(vm, node, &index)) return false;
  static const SwOperation row = {.moves = SW_MOVES_ALL,
                                  .name = "[]=",
                                  .function = sw_tensor_subscript_assign,
                                  .flags = SW_OPERATOR,
                                  .gradient = "]"};
  /* x.storage()[0] = 5 writes as into a tensor over all of it. */
  if (object.kind == SW_VALUE_STORAGE) object = sw_value_tensor(object.as.tensor);
  SwCall call = {.vm = vm,
                 .operation = &row,
                 .node = node,
                 .count = 3,
                 .args = {object, index, value},
                 .nodes = {node->first, node->first->next, value_node}};
  SwValue ignored = sw_value_none();
  if (object.kind == SW_VALUE_BYTES)
    return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_WRITE_SINGLE_BYTES_STORAGE));
  if (object.kind == SW_VALUE_FLAGS) return sw_numpy_flags_assign(&call, &ignored);
  bool found,
      good = sw_object_special(vm, node, object, "__setitem__", &call.args[1], 2, &found, &ignored);
  if (!good || found) return good;
  if (object.kind != SW_VALUE_TENSOR) return sw_sequence_assign(&call);
  return sw_call_direct(&call, &ignored);
}
