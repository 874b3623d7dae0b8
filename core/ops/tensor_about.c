#include "ops/tensor_about.h"

#include "call/arguments.h"
#include "call/call.h"
#include "ops/details.h"
#include "runtime/tensors.h"
#include "runtime/vm.h"

bool sw_tensor_ndim(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  *out = sw_value_int(tensor->layout.shape.ndim);
  return true;
}

bool sw_tensor_numel(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  *out = sw_value_int(sw_tensor_size(tensor));
  return true;
}

/* x.itemsize, x.element_size(), dtype.itemsize; x.nbytes. */
bool sw_tensor_itemsize(SwCall *call, SwValue *out) {
  SwValue self = call->args[0];
  bool tensor = self.kind == SW_VALUE_TENSOR;
  int64_t size = sw_dtype_size(tensor ? self.as.tensor->dtype : self.as.dtype.dtype);
  if (call->operation->detail == SW_BYTES_OF_ALL) size *= sw_tensor_size(self.as.tensor);
  *out = sw_value_int(size);
  return true;
}

bool sw_tensor_dtype(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  *out = (SwValue){.kind = SW_VALUE_DTYPE, .as.dtype = {tensor->dtype, tensor->dialect, false}};
  return true;
}

static bool nested(SwVm *vm, const SwTensor *tensor, int dim, int64_t address, SwValue *out) {
  const SwLayout *layout = &tensor->layout;
  if (dim == layout->shape.ndim) {
    *out = sw_scalar_value(sw_tensor_load(tensor, address));
    return true;
  }
  SwSequence *items = sw_sequence_new(vm, layout->shape.size[dim]);
  if (!items) return false;
  *out = (SwValue){.kind = SW_VALUE_LIST, .as.sequence = items};
  for (int64_t i = 0; i < layout->shape.size[dim]; i++, address += layout->stride[dim]) {
    if (!nested(vm, tensor, dim + 1, address, &items->items[items->count++])) return false;
  }
  return true;
}

/* tolist(): lists in lists; a number for a tensor without dims. */
bool sw_tensor_tolist(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  if (!sw_work(call->vm, (sw_tensor_size(tensor) + 1) * SW_ITEM_WORK)) return false;
  return nested(call->vm, tensor, 0, tensor->layout.offset, out);
}
