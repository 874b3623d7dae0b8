#include "call/computable.h"

#include "base/notices.h"
#include "call/composed.h"

#include "runtime/tensors.h"

static bool refuse_barebones(SwCall *call, SwDType dtype) {
  return sw_refuse(call->vm, call->node->span,
                   sw_notice(SW_NOTICE_NO_DTYPE_DTYPE_FOR_WHICH_PYTORCH),
                   SW_STR(sw_dtype_name(dtype)));
}

static bool holds_beyond_int64(const SwTensor *tensor) {
  int64_t index[SW_MAX_DIMS] = {0};
  if (tensor->dtype != SW_UINT64 || sw_tensor_values(tensor) == 0) return false;
  do {
    if (sw_tensor_load(tensor, sw_layout_address(&tensor->layout, index)).as.integer < 0)
      return true;
  } while (sw_shape_advance(&tensor->layout.shape, index));
  return false;
}

/* Whether a row in Python would round halves after each step. PyTorch's own function computes in
 * float32 inside and rounds once, so such a call is refused. */
static bool rounds_each_step(const SwCall *call) {
  const SwOperation *row = call->operation;
  return row->python && row->function == sw_composed && row->library->dialect == SW_TORCH &&
         row->moves == SW_MOVES_NOTHING;
}

static bool check_tensor(SwCall *call, const SwTensor *tensor) {
  if (tensor->dialect == SW_TORCH && sw_dtype_is_half(tensor->dtype) && rounds_each_step(call))
    return sw_refuse(
        call->vm, call->node->span, sw_notice(SW_NOTICE_NO_FUNCTION_DTYPE_COMPUTE_FLOAT),
        SW_STR(sw_operation_said(call->operation)), SW_STR(sw_dtype_name(tensor->dtype)));
  if (tensor->dialect == SW_TORCH && sw_dtype_is_barebones(tensor->dtype) &&
      call->operation->moves == SW_MOVES_NOTHING)
    return refuse_barebones(call, tensor->dtype);
  if (!holds_beyond_int64(tensor)) return true;
  return sw_refuse_here(call->vm, sw_notice(SW_NOTICE_NO_COMPUTE_UINT64_FROM_2_STARS_63));
}

static bool check(SwCall *call, SwValue value, int depth) {
  if (value.kind == SW_VALUE_TENSOR) return check_tensor(call, value.as.tensor);
  if (value.kind == SW_VALUE_DTYPE && value.as.dtype.dialect == SW_TORCH &&
      sw_dtype_is_barebones(value.as.dtype.dtype))
    return refuse_barebones(call, value.as.dtype.dtype);
  if (!depth || !sw_value_is_sequence(value)) return true;
  const SwSequence *items = value.as.sequence;
  bool good = sw_work(call->vm, items->count);
  for (int64_t i = 0; good && i < items->count; i++)
    good = check(call, items->items[i], depth - 1);
  return good;
}

bool sw_call_check_dtypes(SwCall *call) {
  const SwArguments *given = call->arguments;
  if (call->operation->moves == SW_MOVES_ALL || call->operation->kind == SW_OPERATION_PROPERTY)
    return true;
  for (int i = 0; rounds_each_step(call) && i < given->positional_count; i++) {
    if (!check(call, given->positional[i], 2)) return false;
  }
  for (int i = 0; rounds_each_step(call) && i < given->keyword_count; i++) {
    if (!check(call, given->keyword[i], 2)) return false;
  }
  for (int i = 0; i < call->count; i++) {
    if (!check(call, call->args[i], 2)) return false;
  }
  return true;
}
