/* masked_fill, masked_fill_: write a number wherever a mask is True. */
#include "call/arguments.h"
#include "call/record_begin.h"
#include "ops/assigned_value.h"
#include "ops/elementwise_call.h"
#include "ops/tensor_arith.h"
#include "ops/where.h"
#include "runtime/record.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"
#include "torch/create.h"

/* The shape of the result. A new result broadcasts the tensor and the mask; if they do not fit,
 * PyTorch names the mask's shape first. */
static bool meet(SwCall *call, SwTarget target, SwRecord *record, SwShape *out) {
  static const SwShape no_dims = {0};
  const SwShape *own = &call->args[0].as.tensor->layout.shape;
  const SwShape *mask = &call->args[1].as.tensor->layout.shape;
  const SwShape *told[] = {own, mask, &no_dims}, *named[] = {mask, own};
  SwMismatch mismatch;
  if (!target.tensor && !sw_broadcast_shapes(named, 2, NULL, out, &mismatch)) {
    (void)sw_broadcast_shapes(told, 2, sw_record_trace(record), out, &(SwMismatch){0});
    return sw_raise(call->vm, SW_ERR_TORCH_BROADCAST, SW_INT(mismatch.size_a),
                    SW_INT(mismatch.size_b), SW_INT(mismatch.dim));
  }
  return sw_target_meet(call, target, SW_TORCH, 3, told, record, out);
}

static bool check_value(SwCall *call) {
  SwValue value = call->args[2];
  if (value.kind != SW_VALUE_TENSOR || value.as.tensor->layout.shape.ndim == 0) return true;
  return sw_raise(call->vm, SW_ERR_TORCH_MASKED_FILL_VALUE,
                  SW_INT(value.as.tensor->layout.shape.ndim));
}

static bool check_mask(SwCall *call, const SwTensor *target, const SwTensor *mask) {
  if (mask->dtype != SW_BOOL)
    return sw_raise(call->vm, SW_ERR_TORCH_MASKED_FILL_MASK, SW_STR(sw_dtype_c_name(mask->dtype)));
  if (!target) return true;
  if (sw_layout_repeats(&target->layout))
    sw_warn_torch_repeats(call->vm, "masked_fill_", "tensor[mask] = scalar");
  if (!sw_target_meets_partly(target, sw_value_tensor((SwTensor *)mask))) return true;
  return sw_raise0(call->vm, SW_ERR_TORCH_PARTIAL_OVERLAP);
}

/* Writes element by element, in reading order. Cells that several elements share keep their value
 * only if the mask is False for all of them. */
static bool fill(SwCall *call, SwTensor *target, const SwTensor *kept, SwTensor *mask,
                 SwScalar value, const SwShape *shape) {
  SwOperand to, read[3];
  SwTensor *number = sw_tensor_number(call->vm, SW_TORCH, value);
  if (!number || !sw_work_each(call->vm, sw_tensor_size(target)) ||
      !sw_tensor_operand_write(call->vm, target, &to))
    return false;
  const SwTensor *const tensors[] = {mask, number, kept};
  SwLayout stretched[3];
  for (int i = 0; i < 3; i++) {
    stretched[i] = sw_broadcast_layout(&tensors[i]->layout, shape, SW_TORCH, i, NULL);
    read[i] = sw_tensor_operand(tensors[i]);
    read[i].layout = &stretched[i];
  }
  sw_elementwise_where(&to, &read[0], &read[1], &read[2]);
  return true;
}

bool sw_torch_masked_fill(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0), *mask = sw_matched_tensor(call, 1), *result;
  SwShape shape;
  bool in_place = call->operation->flags & SW_IN_PLACE;
  SwRecord *record = sw_record_begin(call, in_place ? SW_STORY_IN_PLACE : SW_STORY_BROADCAST);
  for (int i = 0; i < 3; i++)
    sw_record_argument(record, call, i, SW_TORCH);
  SwTarget target = {in_place ? tensor : NULL, false};
  if (!in_place && !meet(call, target, record, &shape)) return false;
  if (!check_value(call) || !check_mask(call, target.tensor, mask)) return false;
  SwScalar value = sw_torch_scalar(call, 2);
  if (in_place && !meet(call, target, record, &shape)) return false;
  if (!sw_number_convert(call->vm, SW_TORCH, value, false, tensor->dtype, &value)) return false;
  sw_record_choice(record, "masked_fill", &shape, tensor->dtype);
  result = in_place ? tensor : sw_tensor_new(call->vm, SW_TORCH, tensor->dtype, &shape);
  if (!result || !fill(call, result, tensor, mask, value, &shape)) return false;
  sw_record_result(record, result);
  *out = sw_value_tensor(result);
  return true;
}
