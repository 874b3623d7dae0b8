#include "ops/subscript.h"

#include "ops/advanced_index.h"
#include "ops/dims.h"
#include "ops/tensor_arith.h"
#include "runtime/tensors.h"
#include "tensor/order.h"

/* NumPy returns the element as a new scalar, not as a view. */
static bool take_element(SwCall *call, const SwTensor *tensor, int64_t address, SwValue *out) {
  SwTensor *element = sw_tensor_number(call->vm, SW_NUMPY, sw_tensor_load(tensor, address));
  if (!element) return false;
  element->is_scalar = true;
  *out = sw_value_tensor(element);
  return true;
}

/* A 0-d index array copies what the index of a number would view, in the order in which it lies. */
static bool copy_in_order(SwCall *call, SwTensor *tensor, const SwLayout *layout, SwValue *out) {
  SwTensor *copy = sw_tensor_new(call->vm, SW_NUMPY, tensor->dtype, &layout->shape);
  if (!copy) return false;
  sw_layout_ordered(layout, 'K', &copy->layout);
  SwOperand to = sw_tensor_operand(copy), from = sw_tensor_operand(tensor);
  from.layout = layout;
  if (!sw_copy_values(call->vm, &to, &from)) return false;
  *out = sw_value_tensor(copy);
  return true;
}

bool sw_tensor_subscript(SwCall *call, SwValue *out) {
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
  return copy_in_order(call, tensor, &walk.layout, out);
}
