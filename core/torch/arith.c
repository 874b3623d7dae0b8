/* PyTorch's elementwise functions and methods: add, div, pow, eq, exp, clamp, ... */

#include <math.h>
#include <string.h>

#include "base/notices.h"
#include "call/arguments.h"
#include "ops/assigned_value.h"
#include "ops/create.h"
#include "ops/elementwise_call.h"
#include "ops/tensor_arith.h"
#include "ops/unary_call.h"
#include "runtime/tensors.h"
#include "tensor/result_layout.h"
#include "torch/create.h"

/* Reads rounding_mode= of div: None, "trunc" or "floor". */
static bool rounding_of(SwCall *call, SwElementwise *what) {
  if (sw_arg_missing(call, 2)) return true;
  const char *mode = call->args[2].as.string->bytes;
  if (strcmp(mode, "floor") == 0)
    what->op = SW_BINARY_FLOORDIV;
  else if (strcmp(mode, "trunc") == 0)
    what->op = SW_BINARY_TRUNCDIV;
  else
    return sw_raise(call->vm, SW_ERR_TORCH_ROUNDING, SW_STR(mode));
  return true;
}

/* Reads alpha= of add and sub, which scales the second operand: torch.add(a, b, alpha=2) is a + 2 *
 * b. For sub, a - alpha * b is a + (-alpha) * b. */
static void read_alpha(SwCall *call, SwElementwise *what, SwScalar *scale) {
  *scale = sw_torch_scalar(call, 2);
  bool one = scale->dtype == SW_INT64 && scale->as.integer == 1;
  if (one) return;
  if (what->op == SW_BINARY_SUB && scale->dtype != SW_BOOL) {
    if (sw_dtype_is_float(scale->dtype))
      scale->as.number = -scale->as.number;
    else
      scale->as.integer = (int64_t)(0 - (uint64_t)scale->as.integer);
  }
  what->scale = scale;
}

static void swap_operands(SwCall *call) {
  SwValue value = call->args[0];
  const SwNode *node = call->nodes[0];
  call->args[0] = call->args[1];
  call->nodes[0] = call->nodes[1];
  call->args[1] = value;
  call->nodes[1] = node;
}

/* add(input, other, *, alpha=1, out=None), add_, mul, eq, ...: `detail` as in tensor_arith.h. */
bool sw_torch_binary(SwCall *call, SwValue *out) {
  int detail = call->operation->detail, extra = detail & (SW_ALPHA | SW_ROUNDING) ? 1 : 0;
  SwScalar scale;
  SwElementwise what = {.op = (SwBinary)(detail & 0xFF),
                        .symbol = call->operation->name,
                        .is_logical = (detail & SW_LOGICAL) != 0};
  for (int i = 0; i < 2; i++)
    call->args[i] = sw_number_of_scalar(call->args[i]);
  if (detail & SW_ALPHA) read_alpha(call, &what, &scale);
  if (detail & SW_ROUNDING && !rounding_of(call, &what)) return false;
  if (!sw_arg_out(call, 2 + extra, &what.target)) return false;
  if (call->operation->flags & SW_IN_PLACE)
    what.target = (SwTarget){call->args[0].as.tensor, false};
  if (detail & SW_REFLECTED) swap_operands(call);
  return sw_elementwise_call(call, &what, out);
}

/* exp(input, *, out=None), exp_, ...: `detail` is the SwUnary. */
bool sw_torch_unary(SwCall *call, SwValue *out) {
  SwUnaryCall what = {.op = (SwUnary)(call->operation->detail & 0xFF),
                      .name = call->operation->name};
  const SwTensor *input = sw_matched_tensor(call, 0);
  /* PyTorch computes rsqrt of halves with vectors that round once, and the last elements one by
   * one, rounding twice. */
  if (what.op == SW_UNARY_RSQRT && sw_dtype_is_half(input->dtype))
    return sw_refuse(call->vm, call->node->span,
                     sw_notice(SW_NOTICE_NO_FUNCTION_DTYPE_COMPUTE_FLOAT), SW_STR("rsqrt"),
                     SW_STR(sw_dtype_name(input->dtype)));
  what.target = sw_matched_out(call, 1);
  if (call->operation->flags & SW_IN_PLACE)
    what.target = (SwTarget){call->args[0].as.tensor, false};
  return sw_unary_call(call, &what, out);
}

/* One side of a clamp: args[0] = maximum(args[0], bound), or minimum. */
static bool clamp_side(SwCall *call, SwBinary op, SwValue bound, const SwNode *node,
                       SwTarget target, SwValue *out) {
  bool is_second = op == SW_BINARY_MINIMUM && !sw_arg_missing(call, 1);
  SwElementwise what = {.op = op, .target = target, .is_bound = true, .is_second = is_second};
  SwValue kept = call->args[1];
  const SwNode *kept_node = call->nodes[1];
  what.symbol = op == SW_BINARY_MAXIMUM ? "maximum" : "minimum";
  call->args[1] = bound;
  call->nodes[1] = node;
  bool good = sw_elementwise_call(call, &what, out);
  call->args[0] = *out;
  if (!target.tensor) call->nodes[0] = NULL; /* an intermediate result has no name in the program */
  call->args[1] = kept;
  call->nodes[1] = kept_node;
  return good;
}

/* Whether the bounds fit clamp_ of an integer tensor: a float bound such as 1.5 raises, before
 * anything is written. */
static bool bounds_fit(SwCall *call, SwDType dtype) {
  for (int i = 1; i < 3; i++) {
    SwValue bound = call->args[i];
    bool tensor = bound.kind == SW_VALUE_TENSOR;
    bool between =
        tensor ? sw_dtype_is_float(bound.as.tensor->dtype) : bound.kind == SW_VALUE_FLOAT;
    if (between && !sw_dtype_is_float(dtype))
      return sw_raise(call->vm, SW_ERR_TORCH_CAST,
                      SW_STR(sw_dtype_legacy_name(tensor ? bound.as.tensor->dtype : SW_FLOAT32)),
                      SW_STR(tensor ? sw_dtype_legacy_name(dtype) : sw_dtype_c_name(dtype)));
  }
  return true;
}

/* Replaces a Python int bound of an integer tensor that its dtype cannot hold: for uint8, 300 as
 * max= bounds nothing. As min= it would bound every element, which PyTorch refuses. */
static bool hold_bound(SwCall *call, int i, SwDType dtype) {
  SwValue *bound = &call->args[i];
  bool is_low = i == 1;
  int64_t low = sw_dtype_lowest(dtype), high = sw_dtype_highest(dtype);
  if (sw_dtype_is_half(dtype) && sw_value_is_number(*bound)) {
    SwScalar number = sw_torch_scalar(call, i);
    return sw_number_convert(call->vm, SW_TORCH, number, true, dtype, &number);
  }
  if (bound->kind != SW_VALUE_INT || !sw_dtype_is_integer(dtype)) return true;
  if (is_low ? bound->as.integer > high : bound->as.integer < low)
    return sw_raise(call->vm, SW_ERR_TORCH_CLAMP_RANGE, SW_STR(is_low ? "min" : "max"),
                    SW_INT(bound->as.integer), SW_STR(sw_dtype_legacy_name(dtype)));
  if (is_low && bound->as.integer < low) bound->as.integer = low;
  if (!is_low && bound->as.integer > high) bound->as.integer = high;
  return true;
}

/* Beside a number, a bound without dims is a number, too. */
static void read_numbers(SwCall *call) {
  if (!sw_value_is_number(call->args[1]) && !sw_value_is_number(call->args[2])) return;
  for (int i = 1; i < 3; i++) {
    const SwTensor *bound = call->args[i].kind == SW_VALUE_TENSOR ? call->args[i].as.tensor : NULL;
    if (bound && bound->layout.shape.ndim == 0)
      call->args[i] = sw_scalar_value(sw_tensor_load(bound, bound->layout.offset));
  }
}

/* clamp(input, min=None, max=None), clamp_. */
bool sw_torch_clamp(SwCall *call, SwValue *out) {
  SwTarget target = {NULL, false};
  SwTensor *tensor = sw_matched_tensor(call, 0);
  read_numbers(call);
  bool low = !sw_arg_missing(call, 1), high = !sw_arg_missing(call, 2);
  if (!low && !high) return sw_raise0(call->vm, SW_ERR_TORCH_CLAMP);
  if (call->operation->flags & SW_IN_PLACE) target.tensor = tensor;
  if (target.tensor && !bounds_fit(call, tensor->dtype)) return false;
  bool floats = call->args[1].kind == SW_VALUE_FLOAT || call->args[2].kind == SW_VALUE_FLOAT;
  for (int i = 1; i < 3 && floats && !sw_dtype_is_float(tensor->dtype); i++) {
    if (call->args[i].kind == SW_VALUE_INT)
      call->args[i] = sw_value_float((double)call->args[i].as.integer);
  }
  if (!floats || sw_dtype_is_half(tensor->dtype)) {
    if ((low && !hold_bound(call, 1, tensor->dtype)) ||
        (high && !hold_bound(call, 2, tensor->dtype)))
      return false;
  }
  SwValue bound = call->args[2];
  const SwNode *node = call->nodes[2];
  if (low && !clamp_side(call, SW_BINARY_MAXIMUM, call->args[1], call->nodes[1], target, out))
    return false;
  return !high || clamp_side(call, SW_BINARY_MINIMUM, bound, node, target, out);
}
