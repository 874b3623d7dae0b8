/* PyTorch's views that remove, insert or move dims (squeeze, unsqueeze, select, movedim, mT), and
 * methods that change a layout in place. */
#include "call/arguments.h"
#include "call/record_begin.h"
#include "ops/dims.h"
#include "ops/view_call.h"
#include "runtime/record.h"
#include "runtime/tensors.h"
#include "torch/details.h"

SwFunction sw_torch_t, sw_torch_transpose, sw_torch_as_strided;

static void same_dims(const SwTensor *tensor, int *from) {
  for (int dim = 0; dim < tensor->layout.shape.ndim; dim++)
    from[dim] = dim;
}

static void record_kept_dims(SwCall *call, const SwShape *shape, const bool *chosen) {
  for (int dim = 0; dim < shape->ndim; dim++) {
    if (chosen[dim] && shape->size[dim] != 1)
      sw_emit(sw_record_trace(call->record), SQUEEZE_LEAVES, dim, shape->size[dim]);
  }
}

/* squeeze(), squeeze(dim), squeeze((dim, ...)): removes dims of size 1. A chosen dim of another
 * size is left as it is, without an error. */
bool sw_torch_squeeze(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwShape dims = {0};
  bool chosen[SW_MAX_DIMS] = {false};
  bool all = sw_arg_missing(call, 1);
  if ((!all && !sw_arg_sizes(call, 1, &dims))) return false;
  int ndim = tensor->layout.shape.ndim, from[SW_MAX_DIMS], at = 0;
  for (int i = 0; i < dims.ndim; i++) {
    int dim;
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
  if (!sw_dims_result(call, tensor, &layout, from, out)) return false;
  record_kept_dims(call, &tensor->layout.shape, chosen);
  if (all && at < ndim) sw_record_dims_unnamed(call);
  return true;
}

/* unsqueeze(dim): x[:, None] for dim 1. The stride of the new dim is never used for a step; PyTorch
 * chooses size * stride of the dim after it. */
bool sw_torch_unsqueeze(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  int64_t wanted = sw_matched_int(call, 1, 0);
  int dim = 0, from[SW_MAX_DIMS];
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
  SwTensor *tensor = sw_matched_tensor(call, 0);
  int64_t wanted = sw_matched_int(call, 1, 0), index = sw_matched_int(call, 2, 0);
  int dim = 0, from[SW_MAX_DIMS];
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

static bool wrap_dims(SwCall *call, const SwShape *dims, int ndim, int *out) {
  for (int i = 0; i < dims->ndim; i++) {
    if (!sw_wrap_dim(call->vm, SW_TORCH, dims->size[i], ndim, &out[i])) return false;
  }
  return true;
}

static bool check_once(SwCall *call, const SwShape *dims, const int *wrapped, const char *which) {
  bool seen[SW_MAX_DIMS] = {false};
  for (int i = 0; i < dims->ndim; i++) {
    if (seen[wrapped[i]])
      return sw_raise(call->vm, SW_ERR_TORCH_MOVEDIM_TWICE, SW_STR(which), SW_SHAPE_ARG(dims));
    seen[wrapped[i]] = true;
  }
  return true;
}

/* The order of dims after movedim: moved dims go to their destinations, the others fill the free
 * places in order. */
static void movedim_order(const int *from, const int *to, int count, int ndim, int *order) {
  bool moved[SW_MAX_DIMS] = {false}, taken[SW_MAX_DIMS] = {false};
  for (int i = 0; i < count; i++) {
    order[to[i]] = from[i];
    taken[to[i]] = moved[from[i]] = true;
  }
  for (int dim = 0, next = 0; dim < ndim; dim++) {
    if (taken[dim]) continue;
    while (moved[next])
      next++;
    order[dim] = next++;
  }
}

/* movedim(source, destination): one dim, or as many sources as destinations. */
bool sw_torch_movedim(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwShape source = {0}, destination = {0};
  int from[SW_MAX_DIMS], to[SW_MAX_DIMS], order[SW_MAX_DIMS];
  if (!sw_arg_sizes(call, 1, &source)) return false;
  if (!sw_arg_sizes(call, 2, &destination)) return false;
  int ndim = tensor->layout.shape.ndim;
  if (source.ndim != destination.ndim) {
    return sw_raise(call->vm, SW_ERR_TORCH_MOVEDIM_COUNT, SW_SHAPE_ARG(&source),
                    SW_SHAPE_ARG(&destination));
  }
  if (!wrap_dims(call, &source, ndim, from) || !wrap_dims(call, &destination, ndim, to))
    return false;
  if (!check_once(call, &source, from, "source") ||
      !check_once(call, &destination, to, "destination"))
    return false;
  movedim_order(from, to, ndim ? source.ndim : 0, ndim, order);
  SwLayout layout = sw_layout_permute(&tensor->layout, order);
  return sw_dims_result(call, tensor, &layout, order, out);
}

/* .mT, .mH, .H, adjoint(): the last two dims change places. (No tensor here is complex, so nothing
 * is conjugated.) `detail` chooses the words of errors. */
bool sw_torch_mT(SwCall *call, SwValue *out) {
  static const struct {
    const char *warning;
    SwErrorId error;
  } words[] = {
      [SW_TRANSPOSE_MT] =
          {"UserWarning: Tensor.mT is deprecated on 0-D tensors. This function is the identity in "
           "these cases.",
           SW_ERR_TORCH_MT_DIMS},
      [SW_TRANSPOSE_MH] =
          {"UserWarning: Tensor.mH is deprecated on 0-D tensors. Consider using x.conj().",
           SW_ERR_TORCH_MH_DIMS},
      [SW_TRANSPOSE_H] =
          {"UserWarning: Tensor.H is deprecated on 0-D tensors. Consider using x.conj().",
           SW_ERR_TORCH_H_DIMS},
      [SW_TRANSPOSE_ADJOINT] =
          {"UserWarning: adjoint() is deprecated on 0-D tensors. Consider using x.conj().",
           SW_ERR_TORCH_ADJOINT_DIMS},
  };
  SwTensor *tensor = sw_matched_tensor(call, 0);
  int order[SW_MAX_DIMS], which = call->operation->detail;
  int ndim = tensor->layout.shape.ndim;
  bool is_H = which == SW_TRANSPOSE_H;
  if (ndim == 1) return sw_raise(call->vm, words[which].error, SW_INT(ndim));
  if (is_H && ndim > 2) return sw_raise(call->vm, SW_ERR_TORCH_H_BATCH, SW_INT(ndim));
  if (ndim == 0) sw_warn_once(call->vm, words[which].warning);
  same_dims(tensor, order);
  if (ndim) {
    order[ndim - 2] = ndim - 1;
    order[ndim - 1] = ndim - 2;
  }
  SwLayout layout = sw_layout_permute(&tensor->layout, order);
  return sw_dims_result(call, tensor, &layout, order, out);
}

/* squeeze_, unsqueeze_, t_, transpose_, as_strided_: the tensor itself gets the layout of the view.
 * `detail` says which view. */
bool sw_torch_view_in_place(SwCall *call, SwValue *out) {
  static SwFunction *const view[] = {[SW_IN_PLACE_SQUEEZE] = sw_torch_squeeze,
                                     [SW_IN_PLACE_UNSQUEEZE] = sw_torch_unsqueeze,
                                     [SW_IN_PLACE_T] = sw_torch_t,
                                     [SW_IN_PLACE_TRANSPOSE] = sw_torch_transpose,
                                     [SW_IN_PLACE_AS_STRIDED] = sw_torch_as_strided};
  SwTensor *tensor = sw_matched_tensor(call, 0);
  if (!view[call->operation->detail](call, out)) return false;
  tensor->layout = out->as.tensor->layout;
  *out = call->args[0];
  return true;
}

/* view_as(other), reshape_as(other): `detail` as for view. */
bool sw_torch_view_as(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0), *other = sw_matched_tensor(call, 1);
  return sw_view_call(call, tensor, other->layout.shape, (SwViewMode)call->operation->detail, out);
}

bool sw_torch_expand_as(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0), *other = sw_matched_tensor(call, 1);
  return sw_expand_call(call, tensor, other->layout.shape, out);
}
