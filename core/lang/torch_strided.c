/* PyTorch's views that step through a dim: narrow, unfold, diagonal. */
#include "base/checked.h"
#include "lang/dims.h"

static void own_dims(const SwTensor *tensor, int *from) {
  for (int dim = 0; dim < tensor->layout.shape.ndim; dim++)
    from[dim] = dim;
}

/* narrow(dim, start, length) */
bool sw_torch_narrow(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL;
  int64_t wanted = 0, start = 0, length = 0;
  int dim = 0, from[SW_MAX_DIMS];
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_int(call, 1, &wanted)) return false;
  SwVm *vm = call->vm;
  SwValue first = call->args[2];
  if (first.kind == SW_VALUE_TENSOR && first.as.tensor->layout.shape.ndim > 0)
    return sw_raise0(vm, SW_ERR_TORCH_NARROW_TENSOR);
  if (!sw_arg_int(call, 2, &start) || !sw_arg_int(call, 3, &length)) return false;
  const SwShape *shape = &tensor->layout.shape;
  if (shape->ndim == 0) return sw_raise0(vm, SW_ERR_TORCH_NARROW_0D);
  if (length < 0) return sw_raise0(vm, SW_ERR_TORCH_NARROW_LENGTH);
  if (!sw_wrap_dim(vm, SW_TORCH, wanted, shape->ndim, &dim)) return false;
  int64_t size = shape->size[dim];
  if (start < -size || start > size)
    return sw_raise(vm, SW_ERR_TORCH_NARROW_START, SW_INT(-size), SW_INT(size), SW_INT(start));
  if (start < 0) start += size;
  if (length > size - start) {
    return sw_raise(vm, SW_ERR_TORCH_NARROW_END, SW_INT(start), SW_INT(length), SW_INT(size));
  }
  SwLayout layout = sw_layout_slice(&tensor->layout, dim, start, length, 1);
  own_dims(tensor, from);
  return sw_dims_result(call, tensor, &layout, from, out);
}

/* unfold(dimension, size, step): a window of `size` every `step`; the window is the last dim. */
bool sw_torch_unfold(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL;
  int64_t wanted = 0, size = 0, step = 0, jump = 0;
  int dim = 0, from[SW_MAX_DIMS + 1];
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_int(call, 1, &wanted)) return false;
  if (!sw_arg_int(call, 2, &size) || !sw_arg_int(call, 3, &step)) return false;
  SwVm *vm = call->vm;
  const SwLayout *old = &tensor->layout;
  int ndim = old->shape.ndim;
  if (!sw_wrap_dim(vm, SW_TORCH, wanted, ndim, &dim)) return false;
  int64_t room = ndim ? old->shape.size[dim] : 1, stride = ndim ? old->stride[dim] : 1;
  if (size < 0) return sw_raise(vm, SW_ERR_TORCH_UNFOLD_SIZE, SW_INT(size));
  if (size > room)
    return sw_raise(vm, SW_ERR_TORCH_UNFOLD_ROOM, SW_INT(dim), SW_INT(room), SW_INT(size));
  if (step <= 0) return sw_raise(vm, SW_ERR_TORCH_UNFOLD_STEP, SW_INT(step));
  if (ndim == SW_MAX_DIMS)
    return sw_raise(vm, SW_ERR_LIMIT_DIMS, SW_INT(ndim + 1), SW_INT(SW_MAX_DIMS));
  if (!sw_checked_mul(stride, step, &jump)) return sw_call_refuse(call);
  SwLayout layout = sw_layout_insert(old, ndim, stride);
  layout.shape.size[ndim] = size;
  own_dims(tensor, from);
  from[ndim] = -1;
  if (ndim) {
    layout.shape.size[dim] = (room - size) / step + 1;
    layout.stride[dim] = jump;
  }
  return sw_dims_result(call, tensor, &layout, from, out);
}

/* How many elements the diagonal `offset` places above the main one has. */
static int64_t diagonal_size(int64_t rows, int64_t columns, int64_t offset) {
  int64_t down = offset < 0 ? (offset < -rows ? 0 : rows + offset) : rows;
  int64_t right = offset > 0 ? (offset > columns ? 0 : columns - offset) : columns;
  return down < right ? down : right;
}

/* One step along the diagonal is one step in both dims: the strides add up. */
static SwLayout diagonal_layout(const SwLayout *old, int64_t offset, int first, int second) {
  int64_t size = diagonal_size(old->shape.size[first], old->shape.size[second], offset);
  int64_t skip = offset >= 0 ? old->stride[second] : -old->stride[first];
  SwLayout layout = sw_layout_remove(old, first > second ? first : second);
  layout = sw_layout_remove(&layout, first > second ? second : first);
  int last = layout.shape.ndim;
  layout = sw_layout_insert(&layout, last, old->stride[first] + old->stride[second]);
  layout.shape.size[last] = size;
  if (size) layout.offset += offset * skip;
  return layout;
}

/* diagonal(offset=0, dim1=0, dim2=1) */
bool sw_torch_diagonal(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL;
  int64_t offset = 0, dim1 = 0, dim2 = 0;
  int first = 0, second = 0, from[SW_MAX_DIMS];
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_int(call, 1, &offset)) return false;
  if (!sw_arg_int(call, 2, &dim1) || !sw_arg_int(call, 3, &dim2)) return false;
  int ndim = tensor->layout.shape.ndim, at = 0;
  if (!sw_wrap_dim(call->vm, SW_TORCH, dim1, ndim, &first)) return false;
  if (!sw_wrap_dim(call->vm, SW_TORCH, dim2, ndim, &second)) return false;
  if (first == second)
    return sw_raise(call->vm, SW_ERR_TORCH_DIAGONAL_DIMS, SW_INT(dim1), SW_INT(dim2));
  SwLayout layout = diagonal_layout(&tensor->layout, offset, first, second);
  for (int dim = 0; dim < ndim; dim++) {
    if (dim != first && dim != second) from[at++] = dim;
  }
  from[at] = -1;
  return sw_dims_result(call, tensor, &layout, from, out);
}
