/* PyTorch's views: view, reshape, flatten, transpose, permute, expand, ... */
#include "lang/dims.h"
#include "lang/view_call.h"
#include "tensor/result_layout.h"

/* view(size...), `detail` SW_VIEW_OR_REFUSE; reshape(shape...), SW_VIEW_OR_COPY. */
bool sw_torch_view(SwCall *call, SwValue *out) {
  SwTensor *tensor;
  SwShape shape;
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_sizes(call, 1, &shape)) return false;
  return sw_view_call(call, tensor, shape, (SwViewMode)call->operation->detail, out);
}

/* flatten(start_dim=0, end_dim=-1) */
bool sw_torch_flatten(SwCall *call, SwValue *out) {
  SwTensor *tensor;
  int64_t start, end;
  int first, last;
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_int_or(call, 1, 0, &start) ||
      !sw_arg_int_or(call, 2, -1, &end))
    return false;
  const SwShape *old = &tensor->layout.shape;
  if (!sw_wrap_dim(call->vm, SW_TORCH, start, old->ndim, &first) ||
      !sw_wrap_dim(call->vm, SW_TORCH, end, old->ndim, &last))
    return false;
  if (first > last) return sw_raise0(call->vm, SW_ERR_TORCH_FLATTEN_ORDER);
  if (old->ndim == 0) return sw_view_call(call, tensor, (SwShape){1, {1}}, SW_VIEW_OR_COPY, out);
  SwShape shape = {.ndim = 0};
  int64_t joined = 1;
  for (int dim = 0; dim < old->ndim; dim++) {
    bool inside = dim >= first && dim <= last;
    joined = inside ? joined * old->size[dim] : joined;
    if (!inside)
      shape.size[shape.ndim++] = old->size[dim];
    else if (dim == last)
      shape.size[shape.ndim++] = joined;
  }
  return sw_view_call(call, tensor, shape, SW_VIEW_OR_COPY, out);
}

static bool permuted(SwCall *call, SwTensor *tensor, const int *order, SwValue *out) {
  SwLayout layout = sw_layout_permute(&tensor->layout, order);
  return sw_dims_result(call, tensor, &layout, order, out);
}

/* permute(dims...) */
bool sw_torch_permute(SwCall *call, SwValue *out) {
  SwTensor *tensor;
  SwShape dims;
  int order[SW_MAX_DIMS];
  bool seen[SW_MAX_DIMS] = {false};
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_sizes(call, 1, &dims)) return false;
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
  SwTensor *tensor;
  int64_t dim0, dim1;
  int a, b;
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_int(call, 1, &dim0) ||
      !sw_arg_int(call, 2, &dim1))
    return false;
  int ndim = tensor->layout.shape.ndim;
  if (!sw_wrap_dim(call->vm, SW_TORCH, dim0, ndim, &a) ||
      !sw_wrap_dim(call->vm, SW_TORCH, dim1, ndim, &b))
    return false;
  return swapped(call, tensor, a, b, out);
}

/* t() */
bool sw_torch_t(SwCall *call, SwValue *out) {
  SwTensor *tensor;
  if (!sw_arg_tensor(call, 0, &tensor)) return false;
  int ndim = tensor->layout.shape.ndim;
  if (ndim > 2) return sw_raise(call->vm, SW_ERR_TORCH_T_DIMS, SW_INT(ndim));
  return swapped(call, tensor, 0, ndim == 2 ? 1 : 0, out);
}

/* .T: all dims reversed. */
bool sw_torch_T(SwCall *call, SwValue *out) {
  SwTensor *tensor;
  int order[SW_MAX_DIMS];
  if (!sw_arg_tensor(call, 0, &tensor)) return false;
  int ndim = tensor->layout.shape.ndim;
  if (ndim != 2 && ndim != 0 && tensor->dialect == SW_TORCH) {
    sw_warn(
        call->vm,
        "UserWarning: The use of `x.T` on tensors of dimension other than 2 to reverse their shape "
        "is deprecated and it will "
        "throw an error in a future release. Consider `x.mT` to transpose batches of matrices or "
        "`x.permute(*torch.arange(x.ndim - 1, -1, -1))` to reverse the dimensions of a tensor.");
  }
  for (int i = 0; i < ndim; i++)
    order[i] = ndim - 1 - i;
  return permuted(call, tensor, order, out);
}

/* expand(size...) */
bool sw_torch_expand(SwCall *call, SwValue *out) {
  SwTensor *tensor;
  SwShape target;
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_sizes(call, 1, &target)) return false;
  return sw_expand_call(call, tensor, target, out);
}

static bool copied(SwCall *call, SwTensor *tensor, const SwLayout *layout, SwValue *out) {
  SwRecord *record = sw_record_begin(call, SW_STORY_COPY);
  sw_record_operand(record, tensor, call->nodes[0]);
  SwTensor *copy = sw_tensor_new(call->vm, SW_TORCH, tensor->dtype, &layout->shape);
  if (!copy) return false;
  copy->layout = *layout;
  SwOperand to = sw_tensor_operand(copy), from = sw_tensor_operand(tensor);
  sw_elementwise_copy(&to, &from);
  sw_emit(sw_record_trace(record), DIMS_BEFORE, 0, 0, 0);
  sw_emit(sw_record_trace(record), NEW_STORAGE, 1);
  sw_record_result(record, copy);
  *out = sw_value_tensor(copy);
  return true;
}

/* contiguous(): the tensor itself where it is contiguous already. */
bool sw_torch_contiguous(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL;
  SwLayout layout;
  if (!sw_arg_tensor(call, 0, &tensor)) return false;
  bool is_contiguous = sw_layout_is_contiguous(&tensor->layout);
  (void)sw_layout_contiguous(&tensor->layout.shape, &layout);
  if (!is_contiguous) return copied(call, tensor, &layout, out);
  *out = call->args[0];
  return true;
}

/* clone(): a copy that lies as the tensor does, without gaps. */
bool sw_torch_clone(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL;
  if (!sw_arg_tensor(call, 0, &tensor)) return false;
  SwLayout layout = sw_copy_layout(&tensor->layout);
  return copied(call, tensor, &layout, out);
}
