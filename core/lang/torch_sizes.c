/* PyTorch's dims of size 1, dims taken out or moved, and layouts given outright. */
#include "base/checked.h"
#include "lang/dims.h"
#include "lang/view_call.h"

static void own_dims(const SwTensor *tensor, int *from) {
  for (int dim = 0; dim < tensor->layout.shape.ndim; dim++)
    from[dim] = dim;
}

/* squeeze(), squeeze(dim), squeeze((dim, ...)): other sizes than 1 stay. */
bool sw_torch_squeeze(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL;
  SwShape dims = {0};
  bool chosen[SW_MAX_DIMS] = {false};
  bool all = sw_arg_missing(call, 1);
  if (!sw_arg_tensor(call, 0, &tensor) || (!all && !sw_arg_sizes(call, 1, &dims))) return false;
  int ndim = tensor->layout.shape.ndim, from[SW_MAX_DIMS], at = 0;
  for (int i = 0; i < dims.ndim; i++) {
    int dim = 0;
    if (!sw_wrap_dim(call->vm, SW_TORCH, dims.size[i], ndim, &dim)) return false;
    if (chosen[dim]) return sw_raise(call->vm, SW_ERR_TORCH_DIM_TWICE, SW_INT(dim));
    chosen[dim] = true;
  }
  SwLayout layout = tensor->layout;
  for (int dim = 0; dim < ndim; dim++) {
    bool gone = tensor->layout.shape.size[dim] == 1 && (all || chosen[dim]);
    if (gone)
      layout = sw_layout_remove(&layout, at);
    else
      from[at++] = dim;
  }
  return sw_dims_result(call, tensor, &layout, from, out);
}

/* unsqueeze(dim): the new dim spans everything behind it. */
bool sw_torch_unsqueeze(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL;
  int64_t wanted = 0;
  int dim = 0, from[SW_MAX_DIMS];
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_int(call, 1, &wanted)) return false;
  const SwLayout *old = &tensor->layout;
  int ndim = old->shape.ndim;
  if (!sw_wrap_dim(call->vm, SW_TORCH, wanted, ndim + 1, &dim)) return false;
  if (ndim == SW_MAX_DIMS) {
    return sw_raise(call->vm, SW_ERR_LIMIT_DIMS, SW_INT(ndim + 1), SW_INT(SW_MAX_DIMS));
  }
  int64_t stride = dim == ndim ? 1 : old->stride[dim] * old->shape.size[dim];
  SwLayout layout = sw_layout_insert(old, dim, stride);
  for (int i = 0; i <= ndim; i++)
    from[i] = i < dim ? i : i == dim ? -1 : i - 1;
  return sw_dims_result(call, tensor, &layout, from, out);
}

/* select(dim, index) */
bool sw_torch_select(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL;
  int64_t wanted = 0, index = 0;
  int dim = 0, from[SW_MAX_DIMS];
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_int(call, 1, &wanted)) return false;
  if (!sw_arg_int(call, 2, &index)) return false;
  const SwShape *shape = &tensor->layout.shape;
  if (shape->ndim == 0) return sw_raise0(call->vm, SW_ERR_TORCH_SELECT_0D);
  if (!sw_wrap_dim(call->vm, SW_TORCH, wanted, shape->ndim, &dim)) return false;
  int64_t size = shape->size[dim];
  if (index < -size || index >= size) {
    return sw_raise(call->vm, SW_ERR_TORCH_SELECT, SW_INT(index), SW_SHAPE_ARG(shape), SW_INT(dim));
  }
  SwLayout layout = sw_layout_select(&tensor->layout, dim, index < 0 ? index + size : index);
  for (int i = 0; i < layout.shape.ndim; i++)
    from[i] = i < dim ? i : i + 1;
  return sw_dims_result(call, tensor, &layout, from, out);
}

/* movedim(source, destination), one dim each. */
bool sw_torch_movedim(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL;
  int64_t source = 0, destination = 0;
  int from = 0, to = 0, order[SW_MAX_DIMS];
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_int(call, 1, &source)) return false;
  if (!sw_arg_int(call, 2, &destination)) return false;
  int ndim = tensor->layout.shape.ndim;
  if (!sw_wrap_dim(call->vm, SW_TORCH, source, ndim, &from)) return false;
  if (!sw_wrap_dim(call->vm, SW_TORCH, destination, ndim, &to)) return false;
  for (int dim = 0, next = 0; dim < ndim; dim++) {
    if (next == from) next++;
    order[dim] = dim == to ? from : next++;
  }
  SwLayout layout = sw_layout_permute(&tensor->layout, order);
  return sw_dims_result(call, tensor, &layout, order, out);
}

/* .mT: the last two dims change places. */
bool sw_torch_mT(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL;
  int order[SW_MAX_DIMS];
  if (!sw_arg_tensor(call, 0, &tensor)) return false;
  int ndim = tensor->layout.shape.ndim;
  if (ndim < 2) return sw_raise(call->vm, SW_ERR_TORCH_MT_DIMS, SW_INT(ndim));
  own_dims(tensor, order);
  order[ndim - 2] = ndim - 1;
  order[ndim - 1] = ndim - 2;
  SwLayout layout = sw_layout_permute(&tensor->layout, order);
  return sw_dims_result(call, tensor, &layout, order, out);
}

/* view_as(other), reshape_as(other): `detail` as for view. */
bool sw_torch_view_as(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL, *other = NULL;
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_tensor(call, 1, &other)) return false;
  return sw_view_call(call, tensor, other->layout.shape, (SwViewMode)call->operation->detail, out);
}

bool sw_torch_expand_as(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL, *other = NULL;
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_tensor(call, 1, &other)) return false;
  return sw_expand_call(call, tensor, other->layout.shape, out);
}

/* Bytes from the start of the storage that a layout reaches; false on overflow. */
static bool reach(const SwLayout *layout, int64_t itemsize, int64_t *out) {
  int64_t last = layout->offset, step;
  for (int dim = 0; dim < layout->shape.ndim; dim++) {
    if (layout->shape.size[dim] == 0) {
      *out = 0;
      return true;
    }
    if (!sw_checked_mul(layout->shape.size[dim] - 1, layout->stride[dim], &step)) return false;
    if (!sw_checked_add(last, step, &last)) return false;
  }
  return sw_checked_add(last, 1, &last) && sw_checked_mul(last, itemsize, out);
}

/* as_strided(size, stride, storage_offset=None): any layout that stays inside the storage. */
bool sw_torch_as_strided(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL;
  SwShape size = {0}, stride = {0};
  int64_t offset = 0, bytes = 0;
  int from[SW_MAX_DIMS];
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_sizes(call, 1, &size)) return false;
  if (!sw_arg_sizes(call, 2, &stride)) return false;
  if (!sw_arg_int_or(call, 3, tensor->layout.offset, &offset)) return false;
  if (size.ndim != stride.ndim) return sw_raise0(call->vm, SW_ERR_TORCH_AS_STRIDED_LENGTH);
  SwLayout layout = {.shape = size, .offset = offset};
  for (int dim = 0; dim < size.ndim; dim++) {
    if (size.size[dim] < 0 || offset < 0) return sw_call_refuse(call);
    if (stride.size[dim] < 0) {
      return sw_raise(call->vm, SW_ERR_TORCH_AS_STRIDED_NEGATIVE, SW_SHAPE_ARG(&stride));
    }
    layout.stride[dim] = stride.size[dim];
    from[dim] = -1;
  }
  int64_t itemsize = sw_dtype_size(tensor->dtype), held = tensor->storage->buffer->nbytes;
  if (!reach(&layout, itemsize, &bytes)) return sw_call_refuse(call);
  if (bytes > held) {
    return sw_raise(call->vm, SW_ERR_TORCH_AS_STRIDED_BOUNDS, SW_SHAPE_ARG(&size),
                    SW_SHAPE_ARG(&stride), SW_INT(offset), SW_INT(itemsize), SW_INT(bytes),
                    SW_INT(held));
  }
  return sw_dims_result(call, tensor, &layout, from, out);
}
