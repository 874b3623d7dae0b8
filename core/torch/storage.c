/* x.storage() and x.untyped_storage(): a tensor's whole storage, as elements and as bytes. Both are
 * kept as tensors of one dim over the storage. */
#include "torch/storage.h"

#include "base/notices.h"
#include "call/arguments.h"
#include "ops/tensor_about.h"
#include "runtime/print.h"
#include "runtime/tensors.h"
#include "torch/create.h"
#include "torch/details.h"

/* storage(), untyped_storage() */
bool sw_torch_storage(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  bool bytes = call->operation->detail == SW_STORAGE_UNTYPED;
  int64_t itemsize = sw_dtype_size(tensor->dtype), unit = bytes ? 1 : itemsize;
  int64_t nbytes = sw_tensor_storage_end(tensor) - tensor->origin * itemsize;
  SwLayout layout = {.shape = {1, {nbytes / unit}}, .stride = {1}};
  layout.offset = tensor->origin * itemsize / unit;
  SwTensor *all = sw_tensor_view(call->vm, tensor, &layout);
  if (!all) return false;
  if (bytes) all->dtype = SW_UINT8;
  if (!bytes && !call->vm->warned_storage)
    sw_warn(call->vm, sw_notice(SW_NOTICE_WARN_TYPED_STORAGE));
  call->vm->warned_storage = call->vm->warned_storage || !bytes;
  *out = (SwValue){.kind = bytes ? SW_VALUE_BYTES : SW_VALUE_STORAGE, .as.tensor = all};
  return true;
}

/* size(), nbytes() */
bool sw_storage_size(SwCall *call, SwValue *out) {
  const SwTensor *all = call->args[0].as.tensor;
  int64_t unit = call->operation->detail == SW_STORAGE_BYTES ? sw_dtype_size(all->dtype) : 1;
  *out = sw_value_int(sw_tensor_size(all) * unit);
  return true;
}

bool sw_storage_dtype(SwCall *call, SwValue *out) {
  *out = (SwValue){.kind = SW_VALUE_DTYPE,
                   .as.dtype = {call->args[0].as.tensor->dtype, SW_TORCH, false}};
  return true;
}

bool sw_storage_tolist(SwCall *call, SwValue *out) {
  SwCall inner = *call;
  inner.args[0] = sw_value_tensor(call->args[0].as.tensor);
  return sw_tensor_tolist(&inner, out);
}

bool sw_storage_item(SwCall *call, SwValue *out) {
  const SwTensor *all = call->args[0].as.tensor;
  int64_t size = sw_tensor_size(all), index = call->args[1].as.integer;
  if (call->args[1].kind != SW_VALUE_INT)
    return sw_refuse0(call->vm, call->node->span,
                      sw_notice(SW_NOTICE_READS_ONE_ELEMENT_STORAGE_AT_TIME));
  if (index >= size || index < -size)
    return sw_raise(call->vm, SW_ERR_TORCH_STORAGE_INDEX, SW_INT(index), SW_INT(size));
  *out = sw_scalar_value(sw_tensor_load(all, all->layout.offset + index + (index < 0 ? size : 0)));
  return true;
}
