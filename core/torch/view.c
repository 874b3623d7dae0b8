/* PyTorch's views: view, reshape, flatten, transpose, permute, expand, ... Each computes a layout
 * by a rule of core/tensor; the story records how. */
#include "tensor/view.h"
#include "base/checked.h"
#include "base/notices.h"
#include "call/arguments.h"
#include "call/record_begin.h"
#include "call/record_write.h"
#include "ops/dims.h"
#include "ops/recast_call.h"
#include "ops/view_call.h"
#include "runtime/tensors.h"
#include "tensor/result_layout.h"
#include "torch/details.h"

/* view(size...) raises an error if no view is possible (`detail` SW_VIEW_OR_REFUSE);
 * reshape(shape...) copies then (SW_VIEW_OR_COPY). */
bool sw_torch_view(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwShape shape;
  SwValue given = call->args[1];
  if (given.as.sequence->count == 1) given = given.as.sequence->items[0];
  if (given.kind == SW_VALUE_DTYPE) {
    SwTensor *view;
    if (!sw_recast_call(call, tensor, given.as.dtype.dtype, &view)) return false;
    *out = sw_value_tensor(view);
    return true;
  }
  if (!sw_arg_sizes(call, 1, &shape)) return false;
  return sw_view_call(call, tensor, shape, (SwViewMode)call->operation->detail, out);
}

/* flatten(start_dim=0, end_dim=-1) */
bool sw_torch_flatten(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  int64_t start = sw_matched_int(call, 1, 0), end = sw_matched_int(call, 2, -1);
  int first, last;
  const SwShape *old = &tensor->layout.shape;
  if (!sw_wrap_dim(call->vm, SW_TORCH, start, old->ndim, &first) ||
      !sw_wrap_dim(call->vm, SW_TORCH, end, old->ndim, &last))
    return false;
  if (first > last) return sw_raise0(call->vm, SW_ERR_TORCH_FLATTEN_ORDER);
  if (old->ndim == 0) return sw_view_call(call, tensor, (SwShape){1, {1}}, SW_VIEW_OR_COPY, out);
  if (first == last) {
    *out = call->args[0];
    return true;
  }
  SwShape shape = {.ndim = 0};
  int64_t joined = 1;
  bool wraps = false;
  for (int dim = 0; dim < old->ndim; dim++) {
    bool inside = dim >= first && dim <= last;
    bool fits = !inside || sw_checked_mul(joined, old->size[dim], &joined);
    wraps = wraps || !fits;
    if (!inside)
      shape.size[shape.ndim++] = old->size[dim];
    else if (dim == last)
      shape.size[shape.ndim++] = joined;
  }
  if (wraps) return sw_call_refuse(call); /* PyTorch would continue with the lower bits */
  return sw_view_call(call, tensor, shape, SW_VIEW_OR_COPY, out);
}

static bool permuted(SwCall *call, SwTensor *tensor, const int *order, SwValue *out) {
  SwLayout layout = sw_layout_permute(&tensor->layout, order);
  return sw_dims_result(call, tensor, &layout, order, out);
}

/* permute(dims...) */
bool sw_torch_permute(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwShape dims;
  int order[SW_MAX_DIMS];
  bool seen[SW_MAX_DIMS] = {false};
  if (!sw_arg_sizes(call, 1, &dims)) return false;
  int ndim = tensor->layout.shape.ndim;
  if (dims.ndim != ndim)
    return sw_raise(call->vm, SW_ERR_TORCH_PERMUTE_COUNT, SW_INT(ndim), SW_INT(dims.ndim));
  for (int i = 0; i < ndim; i++) {
    if (!sw_wrap_dim(call->vm, SW_TORCH, dims.size[i], ndim, &order[i])) return false;
    if (seen[order[i]]) return sw_raise0(call->vm, SW_ERR_TORCH_PERMUTE_TWICE);
    seen[order[i]] = true;
  }
  return permuted(call, tensor, order, out);
}

static bool swapped(SwCall *call, SwTensor *tensor, int a, int b, SwValue *out) {
  int order[SW_MAX_DIMS];
  for (int i = 0; i < tensor->layout.shape.ndim; i++)
    order[i] = i == a ? b : i == b ? a : i;
  return permuted(call, tensor, order, out);
}

/* transpose(dim0, dim1) */
bool sw_torch_transpose(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  int64_t dim0 = sw_matched_int(call, 1, 0), dim1 = sw_matched_int(call, 2, 0);
  int a, b;
  int ndim = tensor->layout.shape.ndim;
  if (!sw_wrap_dim(call->vm, SW_TORCH, dim0, ndim, &a) ||
      !sw_wrap_dim(call->vm, SW_TORCH, dim1, ndim, &b))
    return false;
  return swapped(call, tensor, a, b, out);
}

/* t() */
bool sw_torch_t(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  int ndim = tensor->layout.shape.ndim;
  if (ndim > 2)
    return sw_raise(call->vm, SW_ERR_TORCH_T_DIMS, SW_STR(sw_operation_said(call->operation)),
                    SW_INT(ndim));
  if (!swapped(call, tensor, 0, ndim == 2 ? 1 : 0, out)) return false;
  sw_record_dims_unnamed(call);
  return true;
}

/* .T: all dims in reverse order. */
bool sw_torch_T(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  int order[SW_MAX_DIMS];
  int ndim = tensor->layout.shape.ndim;
  if (ndim == 0) {
    sw_warn(call->vm, sw_notice(SW_NOTICE_WARN_TENSOR_T_DEPRECATED_ON_0_D));
  } else if (ndim != 2) {
    sw_warn_once(call->vm, sw_notice(SW_NOTICE_WARN_USE_X_T_ON_TENSORS_DIMENSION));
  }
  for (int i = 0; i < ndim; i++)
    order[i] = ndim - 1 - i;
  if (!permuted(call, tensor, order, out)) return false;
  sw_record_dims_unnamed(call);
  return true;
}

/* expand(size...) */
bool sw_torch_expand(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwShape target;
  if (!sw_arg_sizes(call, 1, &target)) return false;
  return sw_expand_call(call, tensor, target, out);
}

static bool copied(SwCall *call, SwTensor *tensor, const SwLayout *layout, SwValue *out) {
  SwTensor *copy = sw_tensor_new(call->vm, SW_TORCH, tensor->dtype, &layout->shape);
  if (!copy) return false;
  copy->layout = *layout;
  SwOperand to = sw_tensor_operand(copy), from = sw_tensor_operand(tensor);
  if (!sw_copy_values(call->vm, &to, &from)) return false;
  sw_record_copy(call, tensor, copy);
  *out = sw_value_tensor(copy);
  return true;
}

/* contiguous(): the tensor itself if it is contiguous already, else a copy. */
bool sw_torch_contiguous(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwLayout layout;
  bool is_contiguous = sw_layout_is_contiguous(&tensor->layout);
  (void)sw_layout_contiguous(&tensor->layout.shape, &layout);
  if (!is_contiguous) return copied(call, tensor, &layout, out);
  *out = call->args[0];
  return true;
}

/* clone(): a copy without gaps, whose strides keep the order of the tensor's. */
bool sw_torch_clone(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwLayout layout = sw_copy_layout(&tensor->layout);
  if (!sw_shape_bytes_fit(&layout.shape, sw_dtype_size(tensor->dtype))) {
    SwShape strides = {.ndim = layout.shape.ndim};
    for (int dim = 0; dim < strides.ndim; dim++)
      strides.size[dim] = layout.stride[dim];
    return sw_raise(call->vm, SW_ERR_TORCH_STRIDED_OVERFLOW, SW_SHAPE_ARG(&layout.shape),
                    SW_SHAPE_ARG(&strides));
  }
  return copied(call, tensor, &layout, out);
}

/* ravel(): flattens to one dim; a view if the tensor is contiguous, else a copy. */
bool sw_torch_ravel(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwLayout layout;
  SwShape line = {1, {sw_tensor_size(tensor)}};
  if (sw_layout_is_contiguous(&tensor->layout))
    return sw_view_call(call, tensor, line, SW_VIEW_OR_COPY, out);
  (void)sw_layout_contiguous(&tensor->layout.shape, &layout);
  if (!copied(call, tensor, &layout, out)) return false;
  (void)sw_layout_contiguous(&line, &out->as.tensor->layout);
  if (call->record) call->record->result.layout = out->as.tensor->layout;
  return true;
}

static bool raise_unflatten(SwCall *call, SwShapeProblem problem, const SwShape *sizes, int dim,
                            int64_t size) {
  int at = 0;
  while (at + 1 < sizes->ndim && sizes->size[at] >= -1)
    at++;
  switch (problem) {
  case SW_SHAPE_TWO_UNKNOWN: return sw_raise0(call->vm, SW_ERR_TORCH_UNFLATTEN_TWO_UNKNOWN);
  case SW_SHAPE_INVALID:
    return sw_raise(call->vm, SW_ERR_TORCH_UNFLATTEN_INVALID, SW_INT(sizes->size[at]), SW_INT(at),
                    SW_SHAPE_ARG(sizes));
  case SW_SHAPE_AMBIGUOUS:
    return sw_raise(call->vm, SW_ERR_TORCH_UNFLATTEN_AMBIGUOUS, SW_SHAPE_ARG(sizes));
  default:
    return sw_raise(call->vm, SW_ERR_TORCH_UNFLATTEN_COUNT, SW_SHAPE_ARG(sizes), SW_INT(dim),
                    SW_INT(size));
  }
}

/* unflatten(dim, sizes): splits one dim into several. If both are wrong, the method reports empty
 * sizes first, the function the dim (`detail`). */
bool sw_torch_unflatten(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwShape sizes = {0}, shape = {0};
  int64_t wanted;
  int dim;
  if (!sw_arg_int(call, 1, &wanted)) return false; /* the method has no signatures */
  if (!sw_value_is_sequence(call->args[2])) return sw_call_refuse(call);
  if (!sw_arg_sizes(call, 2, &sizes)) return false;
  const SwShape *old = &tensor->layout.shape;
  bool none = sizes.ndim == 0;
  if (none && call->operation->detail == SW_UNFLATTEN_METHOD)
    return sw_raise0(call->vm, SW_ERR_TORCH_UNFLATTEN_EMPTY);
  if (!sw_wrap_dim(call->vm, SW_TORCH, wanted, old->ndim, &dim)) return false;
  if (none) return sw_raise0(call->vm, SW_ERR_TORCH_UNFLATTEN_EMPTY);
  if (old->ndim == 0) return sw_raise(call->vm, SW_ERR_TORCH_UNFLATTEN_0D, SW_INT(dim));
  SwShape asked = sizes;
  SwShapeProblem problem = sw_view_infer(old->size[dim], &sizes, NULL);
  if (problem != SW_SHAPE_FITS) return raise_unflatten(call, problem, &asked, dim, old->size[dim]);
  shape.ndim = old->ndim - 1 + sizes.ndim;
  if (shape.ndim > SW_MAX_DIMS)
    return sw_raise(call->vm, SW_ERR_LIMIT_DIMS, SW_INT(shape.ndim), SW_INT(SW_MAX_DIMS));
  for (int i = 0; i < shape.ndim; i++) {
    bool inside = i >= dim && i < dim + sizes.ndim;
    shape.size[i] = i < dim  ? old->size[i]
                    : inside ? sizes.size[i - dim]
                             : old->size[i - sizes.ndim + 1];
  }
  return sw_view_call(call, tensor, shape, SW_VIEW_OR_REFUSE, out);
}
