/* object[index]. Integers, slices, None and `...` make views; index arrays and masks copies. */
#include "lang/advanced_index.h"
#include "lang/dims.h"
#include "lang/slice.h"
#include "lang/torch_storage.h"

/* NumPy takes the element out: a scalar of its own, not a view. */
static bool take_element(SwCall *call, const SwTensor *tensor, int64_t address, SwValue *out) {
  SwTensor *element = sw_tensor_number(call->vm, SW_NUMPY, sw_tensor_load(tensor, address));
  if (!element) return false;
  element->is_scalar = true;
  *out = sw_value_tensor(element);
  return true;
}

static bool index_tensor(SwCall *call, SwValue *out) {
  SwTensor *tensor = call->args[0].as.tensor;
  SwIndex index;
  SwIndexWalk walk;
  if (!sw_index_read(call, tensor, call->args[1], &index) ||
      !sw_index_walk(call, tensor, &index, &walk))
    return false;
  if (index.is_advanced) return sw_advanced_read(call, tensor, &index, &walk, out);
  bool numpy = tensor->dialect == SW_NUMPY;
  if (numpy && walk.layout.shape.ndim == 0 && !index.has_ellipsis)
    return take_element(call, tensor, walk.layout.offset, out);
  if (!numpy || !(index.copies || tensor->is_scalar))
    return sw_dims_result(call, tensor, &walk.layout, walk.from, out);
  SwTensor *view = sw_tensor_view(call->vm, tensor, &walk.layout);
  SwTensor *copy = view ? sw_tensor_copy(call->vm, view, tensor->dtype) : NULL;
  if (copy) *out = sw_value_tensor(copy);
  return copy;
}

static bool index_flags(SwCall *call, SwValue *out) {
  if (call->args[1].kind != SW_VALUE_STRING) return sw_call_refuse(call);
  const SwOperation *row = sw_operation_find("flags[]", call->args[1].as.string->bytes);
  if (!row) return sw_raise0(call->vm, SW_ERR_NUMPY_UNKNOWN_FLAG);
  SwCall property = {
      .vm = call->vm, .operation = row, .node = call->node, .count = 1, .args = {call->args[0]}};
  return row->function(&property, out);
}

static bool index_any(SwCall *call, SwValue *out) {
  SwValue object = call->args[0];
  if (object.kind == SW_VALUE_TENSOR) return index_tensor(call, out);
  if (object.kind == SW_VALUE_FLAGS) return index_flags(call, out);
  if (object.kind == SW_VALUE_STORAGE || object.kind == SW_VALUE_BYTES)
    return sw_storage_item(call, out);
  return sw_sequence_subscript(call, out);
}

bool sw_subscript(SwVm *vm, const SwNode *node, SwValue object, SwValue index, SwValue *out) {
  static const SwOperation row = {"operators", "[]", "", index_any, 0, SW_OPERATION_FUNCTION, 2};
  SwCall call = {.vm = vm,
                 .operation = &row,
                 .node = node,
                 .count = 2,
                 .args = {object, index},
                 .nodes = {node->first, node->first->next}};
  return sw_call_direct(&call, out);
}
