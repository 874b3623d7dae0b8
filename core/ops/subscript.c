#include "ops/subscript.h"

#include "ops/advanced_index.h"
#include "ops/dims.h"
#include "runtime/tensors.h"

/* NumPy takes the element out: a scalar of its own, not a view. */
static bool take_element(SwCall *call, const SwTensor *tensor, int64_t address, SwValue *out) {
  SwTensor *element = sw_tensor_number(call->vm, SW_NUMPY, sw_tensor_load(tensor, address));
  if (!element) return false;
  element->is_scalar = true;
  *out = sw_value_tensor(element);
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
  SwTensor *view = sw_tensor_view(call->vm, tensor, &walk.layout);
  SwTensor *copy = view ? sw_tensor_copy(call->vm, view, tensor->dtype) : NULL;
  if (copy) *out = sw_value_tensor(copy);
  return copy;
}
