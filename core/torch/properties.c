/* Attributes of a tensor or a dtype about elements and device: is_floating_point, device,
 * torch.Size. */
#include "call/arguments.h"
#include "runtime/iterate.h"
#include "torch/create.h"
#include "torch/details.h"

/* Attributes that are the same for every tensor here, such as is_cuda: `detail` is the answer. */
bool sw_torch_false(SwCall *call, SwValue *out) {
  *out = sw_value_bool(call->operation->detail);
  return true;
}

bool sw_torch_none(SwCall *call, SwValue *out) {
  (void)call;
  *out = sw_value_none();
  return true;
}

/* is_floating_point, is_complex, is_signed, for tensors and dtypes: `detail` says which. */
bool sw_torch_kind(SwCall *call, SwValue *out) {
  SwValue self = call->args[0];
  SwDType dtype = self.kind == SW_VALUE_TENSOR ? self.as.tensor->dtype : self.as.dtype.dtype;
  bool floats = sw_dtype_is_float(dtype);
  bool is_signed = floats || sw_dtype_kind(dtype) == 'i';
  *out = sw_value_bool(call->operation->detail == SW_KIND_FLOATING ? floats
                       : call->operation->detail == SW_KIND_SIGNED ? is_signed
                                                                   : false);
  return true;
}

bool sw_torch_is_nonzero(SwCall *call, SwValue *out) {
  bool truth = false;
  if (!sw_truth(call->vm, call->node, call->args[0], &truth)) return false;
  *out = sw_value_bool(truth);
  return true;
}

bool sw_torch_is_tensor(SwCall *call, SwValue *out) {
  SwValue value = call->args[0];
  *out = sw_value_bool(value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_TORCH);
  return true;
}

/* torch.Size.numel() */
bool sw_size_numel(SwCall *call, SwValue *out) {
  const SwSequence *sizes = call->args[0].as.sequence;
  uint64_t numel = 1; /* overflow wraps around */
  for (int64_t i = 0; i < sizes->count; i++)
    numel *= (uint64_t)sizes->items[i].as.integer;
  *out = sw_value_int((int64_t)numel);
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
