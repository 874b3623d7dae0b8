#include "ops/shared_memory.h"

#include "base/notices.h"
#include "call/gradient.h"
#include "runtime/tensors.h"

bool sw_share_memory(SwCall *call, SwTensor *tensor, SwDialect dialect, SwValue *out) {
  int64_t lowest = 0, highest = 0;
  if (!sw_gradient_free(call->vm, tensor)) return false;
  if (dialect == SW_NUMPY &&
      !sw_shape_bytes_fit(&tensor->layout.shape, sw_dtype_size(tensor->dtype)))
    return sw_raise0(call->vm, SW_ERR_NUMPY_TOO_BIG);
  SwTensor *other = sw_tensor_view(call->vm, tensor, &tensor->layout);
  if (!other) return false;
  other->dialect = dialect;
  other->readonly = false;
  other->is_borrowed = dialect == SW_TORCH;
  other->origin = other->is_borrowed ? tensor->layout.offset : 0;
  bool any = sw_layout_extent(&tensor->layout, &lowest, &highest);
  other->held = any ? (highest - lowest + 1) * sw_dtype_size(tensor->dtype) : 0;
  other->storage->is_shared = true;
  *out = sw_value_tensor(other);
  return true;
}

bool sw_tensor_of_array(SwCall *call, SwTensor *array, SwValue *out) {
  for (int dim = 0; dim < array->layout.shape.ndim; dim++) {
    if (array->layout.stride[dim] < 0) return sw_raise0(call->vm, SW_ERR_TORCH_NEGATIVE_STRIDE);
  }
  if (array->readonly && !call->vm->warned_readonly) {
    sw_warn(call->vm, sw_notice(SW_NOTICE_WARN_NOT_WRITABLE));
    call->vm->warned_readonly = true;
  }
  return sw_share_memory(call, array, SW_TORCH, out);
}
