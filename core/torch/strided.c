/* PyTorch's narrow, unfold and as_strided: views that choose where a dim starts and how far it
 * steps. */
#include "base/checked.h"
#include "call/arguments.h"
#include "ops/dims.h"
#include "runtime/tensors.h"

static void same_dims(const SwTensor *tensor, int *from) {
  for (int dim = 0; dim < tensor->layout.shape.ndim; dim++)
    from[dim] = dim;
}

/* narrow(dim, start, length) */
bool sw_torch_narrow(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  int64_t wanted = sw_matched_int(call, 1, 0);
  int dim = 0, from[SW_MAX_DIMS];
  SwVm *vm = call->vm;
  SwValue first = call->args[2];
  if (first.kind == SW_VALUE_TENSOR &&
      (first.as.tensor->layout.shape.ndim > 0 || first.as.tensor->dtype == SW_BOOL ||
       sw_dtype_is_float(first.as.tensor->dtype)))
    return sw_raise0(vm, SW_ERR_TORCH_NARROW_TENSOR);
  int64_t start = sw_matched_int(call, 2, 0), length = sw_matched_int(call, 3, 0);
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
  same_dims(tensor, from);
  return sw_dims_result(call, tensor, &layout, from, out);
}

/* unfold(dimension, size, step): sliding windows of `size`, starting every `step` elements. Nothing
 * is copied, since windows share elements; the window is the last dim. */
bool sw_torch_unfold(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  int64_t wanted = sw_matched_int(call, 1, 0), size = sw_matched_int(call, 2, 0);
  int64_t step = sw_matched_int(call, 3, 0), jump = 0;
  int dim = 0, from[SW_MAX_DIMS + 1];
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
  same_dims(tensor, from);
  from[ndim] = -1;
  if (ndim) {
    layout.shape.size[dim] = (room - size) / step + 1;
    layout.stride[dim] = jump;
  }
  return sw_dims_result(call, tensor, &layout, from, out);
}

/* The number of bytes from the start of the storage to the end of the last element of a layout;
 * false on overflow. */
static bool reach(const SwLayout *layout, int64_t itemsize, int64_t *out) {
  int64_t last = layout->offset, step, numel = 0;
  *out = 0;
  if (sw_shape_numel(&layout->shape, &numel) && numel == 0) return true;
  for (int dim = 0; dim < layout->shape.ndim; dim++) {
    if (!sw_checked_mul(layout->shape.size[dim] - 1, layout->stride[dim], &step)) return false;
    if (!sw_checked_add(last, step, &last)) return false;
  }
  return sw_checked_add(last, 1, &last) && sw_checked_mul(last, itemsize, out);
}

/* as_strided(size, stride, storage_offset=None): any layout that stays inside the storage. The
 * offset counts from the start of the storage, not of the tensor. */
bool sw_torch_as_strided(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwShape size = {0}, stride = {0};
  int64_t offset = sw_matched_int(call, 3, tensor->layout.offset - tensor->origin), bytes = 0;
  int from[SW_MAX_DIMS];
  if (!sw_arg_sizes(call, 1, &size)) return false;
  if (!sw_arg_sizes(call, 2, &stride)) return false;
  if (size.ndim != stride.ndim) return sw_raise0(call->vm, SW_ERR_TORCH_AS_STRIDED_LENGTH);
  SwLayout layout = {.shape = size, .offset = offset};
  bool negative = false;
  for (int dim = 0; dim < size.ndim; dim++) {
    if (stride.size[dim] < 0) {
      return sw_raise(call->vm, SW_ERR_TORCH_AS_STRIDED_NEGATIVE, SW_SHAPE_ARG(&stride));
    }
    negative = negative || size.size[dim] < 0;
    layout.stride[dim] = stride.size[dim];
    from[dim] = -1;
  }
  if (offset < 0) return sw_raise(call->vm, SW_ERR_TORCH_STORAGE_OFFSET, SW_INT(offset));
  if (negative && size.ndim > 1) return sw_call_refuse(call);
  int64_t itemsize = sw_dtype_size(tensor->dtype),
          held = sw_tensor_storage_end(tensor) - tensor->origin * itemsize;
  if (negative || !reach(&layout, itemsize, &bytes)) {
    return sw_raise(call->vm, SW_ERR_TORCH_STRIDED_OVERFLOW, SW_SHAPE_ARG(&size),
                    SW_SHAPE_ARG(&stride));
  }
  if (bytes > held) {
    return sw_raise(call->vm, SW_ERR_TORCH_AS_STRIDED_BOUNDS, SW_SHAPE_ARG(&size),
                    SW_SHAPE_ARG(&stride), SW_INT(offset), SW_INT(itemsize), SW_INT(bytes),
                    SW_INT(held));
  }
  layout.offset += tensor->origin;
  return sw_dims_result(call, tensor, &layout, from, out);
}
