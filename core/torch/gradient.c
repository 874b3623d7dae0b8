/* requires_grad, is_leaf and grad_fn. Gradients are tracked by name only; none is computed here. */
#include "call/gradient.h"

#include "base/notices.h"
#include "call/arguments.h"

static bool unknown(SwCall *call) {
  return sw_refuse0(call->vm, call->node->span, sw_notice(SW_NOTICE_UNKNOWN_AUTOGRAD_SAYS_TENSOR));
}

/* requires_grad; is_leaf if `detail` is 1. */
bool sw_torch_requires_grad(SwCall *call, SwValue *out) {
  const char *made = call->args[0].as.tensor->grad_fn;
  if (made && *made == '?') return unknown(call);
  *out = sw_value_bool(call->operation->detail ? !made || !*made : made != NULL);
  return true;
}

static bool set(SwCall *call, bool asks) {
  SwTensor *self = call->args[0].as.tensor;
  const char *made = self->grad_fn;
  if (made && *made == '?') return unknown(call);
  bool assigned = !call->arguments; /* x.requires_grad = ... */
  if (made && *made && asks && !assigned) return true;
  if (made && *made)
    return sw_raise(call->vm, SW_ERR_TORCH_NOT_LEAF,
                    SW_STR(asks ? ""
                                : " If you want to use a computed variable in a subgraph that "
                                  "doesn't require differentiation use var_no_grad = "
                                  "var.detach()."));
  if (asks && !sw_dtype_is_float(self->dtype))
    return sw_raise(call->vm, SW_ERR_TORCH_GRAD_DTYPE, SW_STR("only"),
                    SW_STR(call->operation->kind == SW_OPERATION_PROPERTY ? "and complex " : ""));
  if (asks)
    sw_gradient_ask(call->vm, self);
  else
    self->grad_fn = NULL;
  return true;
}

/* requires_grad_(mode=True), and x.requires_grad = mode */
bool sw_torch_set_requires_grad(SwCall *call, SwValue *out) {
  *out = call->args[0];
  if (!call->arguments && call->args[1].kind != SW_VALUE_BOOL)
    return sw_raise0(call->vm, SW_ERR_TORCH_ASKS_NO_BOOL);
  return set(call, sw_matched_bool(call, 1, true));
}

/* x.grad and backward(). Without requires_grad, x.grad is None and backward() raises PyTorch's
 * error; else the call is refused, since no gradients are computed here. */
bool sw_torch_grad(SwCall *call, SwValue *out) {
  bool asked = call->args[0].as.tensor->grad_fn;
  *out = sw_value_none();
  if (!asked && call->operation->kind == SW_OPERATION_FUNCTION)
    return sw_raise0(call->vm, SW_ERR_TORCH_NO_GRAD);
  if (!asked) return true;
  return sw_refuse0(call->vm, call->node->span, sw_notice(SW_NOTICE_COMPUTES_NO_GRADIENTS_WRITE));
}

/* named(input, gradient), called by functions in Python (composed): sets the name of the result's
 * grad_fn. */
bool sw_torch_named(SwCall *call, SwValue *out) {
  *out = call->args[0];
  return sw_gradient_name(call->vm, out->as.tensor, call->args[1].as.string->bytes);
}

/* x.grad_fn. Its repr holds an address, which differs from run to run. */
bool sw_torch_grad_fn(SwCall *call, SwValue *out) {
  const char *made = call->args[0].as.tensor->grad_fn;
  *out = sw_value_none();
  if (!made || !*made) return true;
  return sw_refuse0(call->vm, call->node->span,
                    sw_notice(SW_NOTICE_NO_GRAD_FN_PRINT_TENSOR_SEE_ITS));
}
