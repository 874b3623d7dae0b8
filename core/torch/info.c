/* Attributes of a tensor's layout: shape, size(), stride(), storage_offset(), data_ptr(), item().
 */
#include "call/arguments.h"
#include "runtime/tensors.h"
#include "torch/create.h"
#include "torch/details.h"

/* .shape, size(dim=None) */
bool sw_torch_size(SwCall *call, SwValue *out) {
  const SwTensor *tensor = sw_matched_tensor(call, 0);
  int64_t dim = sw_matched_int(call, 1, 0);
  int at;
  const SwShape *shape = &tensor->layout.shape;
  if (call->count < 2 || sw_arg_missing(call, 1))
    return sw_value_tuple_of_ints(call->vm, SW_VALUE_SIZE, shape->size, shape->ndim, out);
  if (shape->ndim == 0) return sw_raise(call->vm, SW_ERR_TORCH_DIM_0D, SW_INT(dim));
  if (!sw_wrap_dim(call->vm, SW_TORCH, dim, shape->ndim, &at)) return false;
  *out = sw_value_int(shape->size[at]);
  return true;
}

/* stride(dim=None), in elements */
bool sw_torch_stride(SwCall *call, SwValue *out) {
  const SwTensor *tensor = sw_matched_tensor(call, 0);
  int64_t dim = sw_matched_int(call, 1, 0);
  int at;
  const SwLayout *layout = &tensor->layout;
  if (sw_arg_missing(call, 1))
    return sw_value_tuple_of_ints(call->vm, SW_VALUE_TUPLE, layout->stride, layout->shape.ndim,
                                  out);
  if (layout->shape.ndim == 0) return sw_raise(call->vm, SW_ERR_TORCH_DIM_0D, SW_INT(dim));
  if (!sw_wrap_dim(call->vm, SW_TORCH, dim, layout->shape.ndim, &at)) return false;
  *out = sw_value_int(layout->stride[at]);
  return true;
}

bool sw_torch_is_contiguous(SwCall *call, SwValue *out) {
  const SwTensor *tensor = sw_matched_tensor(call, 0);
  *out = sw_value_bool(sw_layout_is_contiguous(&tensor->layout));
  return true;
}

bool sw_torch_storage_offset(SwCall *call, SwValue *out) {
  const SwTensor *tensor = sw_matched_tensor(call, 0);
  *out = sw_value_int(tensor->layout.offset - tensor->origin);
  return true;
}

/* data_ptr() */
bool sw_torch_data_ptr(SwCall *call, SwValue *out) {
  SwTensor *tensor = call->args[0].as.tensor; /* a tensor, or a storage, which is kept as one */
  SwAddress *address = sw_arena_alloc(call->vm->arena, sizeof *address);
  if (!address) return sw_exhausted(call->vm);
  bool null = sw_tensor_size(tensor) == 0;
  *address = (SwAddress){-1, 0};
  if (!null)
    *address =
        (SwAddress){tensor->storage->id, tensor->layout.offset * sw_dtype_size(tensor->dtype)};
  *out = (SwValue){.kind = SW_VALUE_ADDRESS, .as.address = address};
  return true;
}

/* torch.float32: `detail` is the dtype. */
bool sw_torch_dtype(SwCall *call, SwValue *out) {
  *out = (SwValue){.kind = SW_VALUE_DTYPE,
                   .as.dtype = {(SwDType)call->operation->detail, SW_TORCH, false}};
  return true;
}

/* item(): the one element as a Python number. */
bool sw_tensor_item(SwCall *call, SwValue *out) {
  const SwTensor *tensor = sw_matched_tensor(call, 0);
  int64_t numel = sw_tensor_size(tensor);
  if (numel != 1) return sw_raise(call->vm, SW_ERR_TORCH_ITEM, SW_INT(numel));
  *out = sw_scalar_value(sw_tensor_load(tensor, tensor->layout.offset));
  return true;
}

/* known(input), called from Python (composed): whether it has values. */
bool sw_torch_known(SwCall *call, SwValue *out) {
  *out = sw_value_bool(!sw_tensor_is_laid_out(call->args[0].as.tensor));
  return true;
}
