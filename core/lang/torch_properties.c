/* What a tensor or a dtype says about its elements and its device; its values as Python's. */
#include "lang/torch_create.h"

/* x.itemsize, x.element_size(), dtype.itemsize; x.nbytes where `detail` is 1. */
bool sw_torch_itemsize(SwCall *call, SwValue *out) {
  SwValue self = call->args[0];
  bool tensor = self.kind == SW_VALUE_TENSOR;
  int64_t size = sw_dtype_size(tensor ? self.as.tensor->dtype : self.as.dtype.dtype);
  if (call->operation->detail) size *= sw_tensor_size(self.as.tensor);
  *out = sw_value_int(size);
  return true;
}

/* What is the same of all tensors here: `detail` is the answer. */
bool sw_torch_false(SwCall *call, SwValue *out) {
  *out = sw_value_bool(call->operation->detail);
  return true;
}

bool sw_torch_none(SwCall *call, SwValue *out) {
  (void)call;
  *out = sw_value_none();
  return true;
}

/* is_floating_point, is_complex, is_signed: `detail` 0, 1, 2; of tensors and dtypes. */
bool sw_torch_kind(SwCall *call, SwValue *out) {
  SwValue self = call->args[0];
  bool known = self.kind == SW_VALUE_TENSOR || self.kind == SW_VALUE_DTYPE;
  if (!known) return sw_call_refuse(call);
  SwDType dtype = self.kind == SW_VALUE_TENSOR ? self.as.tensor->dtype : self.as.dtype.dtype;
  bool floats = sw_dtype_is_float(dtype);
  bool is_signed = floats || sw_dtype_kind(dtype) == 'i';
  *out = sw_value_bool(call->operation->detail == 0   ? floats
                       : call->operation->detail == 2 ? is_signed
                                                      : false);
  return true;
}

bool sw_torch_is_nonzero(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL;
  bool truth = false;
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_truth(call->vm, call->node, call->args[0], &truth))
    return false;
  *out = sw_value_bool(truth);
  return true;
}

bool sw_torch_is_tensor(SwCall *call, SwValue *out) {
  SwValue value = call->args[0];
  *out = sw_value_bool(value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_TORCH);
  return true;
}

SwValue sw_scalar_value(SwScalar number) {
  if (number.dtype == SW_BOOL) return sw_value_bool(number.as.integer != 0);
  return sw_dtype_is_float(number.dtype) ? sw_value_float(number.as.number)
                                         : sw_value_int(number.as.integer);
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
  SwTensor *tensor = NULL;
  if (!sw_arg_tensor(call, 0, &tensor)) return false;
  if (!sw_work(call->vm, (sw_tensor_size(tensor) + 1) * SW_ITEM_WORK)) return false;
  return nested(call->vm, tensor, 0, tensor->layout.offset, out);
}

/* torch.Size.numel() */
bool sw_size_numel(SwCall *call, SwValue *out) {
  const SwSequence *sizes = call->args[0].as.sequence;
  int64_t numel = 1;
  for (int64_t i = 0; i < sizes->count; i++) {
    if (__builtin_mul_overflow(numel, sizes->items[i].as.integer, &numel))
      return sw_raise0(call->vm, SW_ERR_TORCH_NUMEL_OVERFLOW);
  }
  *out = sw_value_int(numel);
  return true;
}

static bool size_item(SwCall *call, SwValue item, int64_t at, int64_t *out) {
  bool integer =
      item.kind == SW_VALUE_INT || item.kind == SW_VALUE_BOOL || item.kind == SW_VALUE_TENSOR;
  if (integer) return sw_value_to_int(call, item, out);
  return sw_raise(call->vm, SW_ERR_TORCH_SIZE_ITEM, SW_INT(at), SW_STR(sw_value_type_name(item)));
}

/* torch.Size(items) */
bool sw_construct_size(SwCall *call, SwValue *out) {
  SwSequence *items = NULL, *sizes;
  bool given = call->args[1].kind != SW_VALUE_ABSENT;
  if (given && !sw_iterate(call->vm, call->node, call->args[1], &items)) return false;
  sizes = sw_sequence_new(call->vm, given ? items->count : 0);
  if (!sizes) return false;
  for (int64_t i = 0; given && i < items->count; i++) {
    int64_t size = 0;
    if (!size_item(call, items->items[i], i, &size)) return false;
    sizes->items[sizes->count++] = sw_value_int(size);
  }
  *out = (SwValue){.kind = SW_VALUE_SIZE, .as.sequence = sizes};
  return true;
}
