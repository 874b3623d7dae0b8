/* Operations that write into their tensor: add_, fill_, resize_, ... */
#include "base/checked.h"
#include "call/arguments.h"
#include "call/record_begin.h"
#include "call/record_write.h"
#include "ops/assigned_value.h"
#include "ops/elementwise_call.h"
#include "ops/tensor_arith.h"
#include "runtime/record.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"
#include "torch/create.h"

/* fill_(value), zero_(): allowed even if elements share cells, as in an expanded tensor: every
 * write puts the same value there. */
bool sw_torch_fill_(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwScalar value = sw_scalar_int(SW_INT64, 0);
  SwOperand to;
  int dims = call->count > 1 && call->args[1].kind == SW_VALUE_TENSOR
                 ? call->args[1].as.tensor->layout.shape.ndim
                 : 0;
  if (dims > 0) return sw_raise(call->vm, SW_ERR_TORCH_FILL_DIMS, SW_INT(dims));
  bool number = call->count > 1 && call->args[1].kind != SW_VALUE_TENSOR;
  if (call->count > 1) value = sw_torch_scalar(call, 1);
  if (number && !sw_number_fills(call->vm, value, tensor->dtype, sw_tensor_size(tensor), &value))
    return false;
  sw_record_fill(call, tensor, value, call->count > 1 ? call->nodes[1] : NULL);
  if (!sw_tensor_operand_write(call->vm, tensor, &to)) return false;
  sw_elementwise_fill(&to, value);
  sw_record_result(call->record, tensor);
  *out = call->args[0];
  return true;
}

/* Writes `value`, which must broadcast to the target's shape, converted to the target's dtype. */
static bool assign(SwCall *call, SwTensor *tensor, SwTensor *value, SwRecord *record) {
  SwShape shape;
  const SwShape *shapes[] = {&tensor->layout.shape, &value->layout.shape};
  if (!sw_target_meet(call, (SwTarget){tensor, false}, SW_TORCH, 2, shapes, record, &shape))
    return false;
  SwLayout stretched =
      sw_broadcast_layout(&value->layout, &shape, SW_TORCH, 1, sw_record_trace(record));
  if (record) {
    record->stretched[0] = tensor->layout;
    record->stretched[1] = stretched;
  }
  if (sw_target_overlaps(tensor, value)) {
    value = sw_tensor_copy(call->vm, value, value->dtype);
    if (!value) return false;
  }
  return sw_target_write(call->vm, tensor, value);
}

/* copy_(other) */
bool sw_torch_copy_(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0), *value;
  *out = call->args[0];
  bool onto_itself = call->args[1].kind == SW_VALUE_TENSOR && call->args[1].as.tensor == tensor;
  if (onto_itself) return true;
  SwRecord *record = sw_record_begin(call, SW_STORY_IN_PLACE);
  sw_record_operand(record, tensor, call->nodes[0]);
  sw_record_argument(record, call, 1, SW_TORCH);
  if (!sw_target_check(call, (SwTarget){tensor, false}, 1, &call->args[1], record)) return false;
  if (call->args[1].kind == SW_VALUE_TENSOR)
    value = call->args[1].as.tensor;
  else
    value = sw_tensor_number(call->vm, SW_TORCH, sw_torch_scalar(call, 1));
  if (!value || !assign(call, tensor, value, record)) return false;
  sw_record_result(record, tensor);
  return true;
}

/* Checks the sizes of resize_. PyTorch multiplies them as unsigned numbers, so a negative size
 * counts as very large, unless a 0 comes first; then the tensor of negative size that would result
 * is refused. */
static bool check_resize(SwCall *call, const SwShape *shape) {
  int64_t product = 1;
  for (int dim = 0; dim < shape->ndim; dim++) {
    int64_t size = shape->size[dim];
    if (size < 0 && product == 0) return sw_call_refuse(call);
    if (size < 0 || !sw_checked_mul(product, size, &product))
      return sw_raise0(call->vm, SW_ERR_TORCH_NUMEL_OVERFLOW);
  }
  return true;
}

/* resize_(sizes...): the same storage, read contiguously from the tensor's offset. The storage
 * grows if it is too small. */
bool sw_torch_resize_(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwShape shape = {0};
  SwLayout layout;
  int64_t numel, end, nbytes;
  if (!sw_arg_sizes(call, 1, &shape)) return false;
  if (!check_resize(call, &shape)) return false;
  if (!sw_layout_contiguous(&shape, &layout))
    return sw_raise0(call->vm, SW_ERR_TORCH_STRIDE_OVERFLOW);
  (void)sw_shape_numel(&shape, &numel);
  bool fits = sw_checked_add(numel, tensor->layout.offset, &end) &&
              sw_checked_mul(end, sw_dtype_size(tensor->dtype), &nbytes);
  if (!fits) return sw_raise(call->vm, SW_ERR_TORCH_STORAGE_OVERFLOW, SW_SHAPE_ARG(&shape));
  if (sw_shape_equal(&shape, &tensor->layout.shape))
    layout = tensor->layout; /* strides stay as they are */
  layout.offset = tensor->layout.offset;
  sw_record_resize(call, tensor, &layout);
  bool same = sw_shape_equal(&shape, &tensor->layout.shape);
  if (!same && !sw_tensor_grow(call->vm, tensor, nbytes)) return false;
  tensor->layout = layout;
  sw_emit(sw_record_trace(call->record), RESIZED, 1, 1);
  sw_record_result(call->record, tensor);
  *out = call->args[0];
  return true;
}

/* torch.utils.backcompat.broadcast_warning.enabled: a switch without effect. PyTorch still has it,
 * although the warning is gone. */
bool sw_torch_backcompat(SwCall *call, SwValue *out) {
  (void)call;
  *out = sw_value_bool(false);
  return true;
}
