/* Operations that write into their tensor: add_, fill_, resize_, ... */
#include "base/checked.h"
#include "lang/create.h"
#include "lang/tensor_arith.h"

/* add(input, other, *, alpha=1, out=None) and add_: `detail` is the SwBinary, negative (~) in place. */
bool sw_torch_binary(SwCall *call, SwValue *out) {
  bool in_place = call->operation->detail < 0;
  SwScalar scale;
  SwElementwise what = {.op = (SwBinary)(in_place ? ~call->operation->detail : call->operation->detail), .symbol = call->operation->name};
  bool operands = call->args[0].kind == SW_VALUE_TENSOR && (call->args[1].kind == SW_VALUE_TENSOR || sw_value_is_number(call->args[1]));
  if (!operands) return sw_call_refuse(call);
  if (call->count > 2 && !sw_arg_missing(call, 2)) {
    if (!sw_arg_number(call, 2, &scale)) return false;
    bool one = sw_scalar_double(scale) == 1;
    what.scale = one ? NULL : &scale;
  }
  if (call->count > 3 && !sw_arg_missing(call, 3)) return sw_call_refuse(call);
  if (in_place) what.target = call->args[0].as.tensor;
  return sw_elementwise_call(call, &what, out);
}

/* fill_(value), zero_() */
bool sw_torch_fill_(SwCall *call, SwValue *out) {
  SwTensor *tensor;
  SwScalar value = sw_scalar_int(SW_INT64, 0);
  SwOperand to;
  if (!sw_arg_tensor(call, 0, &tensor)) return false;
  if (call->count > 1 && !sw_arg_number(call, 1, &value)) return false;
  if (!sw_tensor_operand_write(call->vm, tensor, &to)) return false;
  sw_elementwise_fill(&to, value);
  *out = call->args[0];
  return true;
}

/* resize_(sizes...): the same storage from its offset on, read contiguously; it grows if it must. */
bool sw_torch_resize_(SwCall *call, SwValue *out) {
  SwTensor *tensor;
  SwShape shape;
  SwLayout layout;
  int64_t numel, end, nbytes;
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_sizes(call, 1, &shape)) return false;
  if (!sw_create_check_sizes(call, SW_TORCH, &shape)) return false;
  bool fits = sw_shape_numel(&shape, &numel) && sw_layout_contiguous(&shape, &layout) && sw_checked_add(numel, tensor->layout.offset, &end) &&
              sw_checked_mul(end, sw_dtype_size(tensor->dtype), &nbytes);
  if (!fits) return sw_raise(call->vm, SW_ERR_TORCH_STORAGE_OVERFLOW, SW_SHAPE_ARG(&shape));
  if (sw_shape_equal(&shape, &tensor->layout.shape)) layout = tensor->layout; /* strides stay as they are */
  else if (!sw_storage_grow(tensor->storage, nbytes)) return sw_raise(call->vm, SW_ERR_TORCH_ALLOCATE, SW_INT(nbytes));
  layout.offset = tensor->layout.offset;
  tensor->layout = layout;
  *out = call->args[0];
  return true;
}

/* torch.utils.backcompat.broadcast_warning.enabled: kept as a switch without effect; PyTorch's
 * warning has gone, too. */
bool sw_torch_backcompat(SwCall *call, SwValue *out) {
  (void)call;
  *out = sw_value_bool(false);
  return true;
}
