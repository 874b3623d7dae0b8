/* requires_grad and grad_fn. No gradients are computed; each tensor carries whether it requires
 * one, and the name of the operation that made it: "AddBackward0". */
#ifndef SW_CALL_GRADIENT_H
#define SW_CALL_GRADIENT_H

#include "call/call.h"

/* Before a call: raises PyTorch's error if the call writes in place to a tensor that may not be
 * changed so, such as a leaf that requires a gradient. */
bool sw_gradient_check(SwCall *call);
/* After a call: marks the results. `asks`: requires_grad=True was given; `made`: the number of
 * tensors of the program before the call. False: memory ran out. */
bool sw_gradient_carry(const SwCall *call, bool asks, SwValue out, int64_t made);
/* Makes the tensor a leaf that requires a gradient. */
void sw_gradient_ask(SwVm *vm, SwTensor *tensor);
/* Sets the name of the tensor's grad_fn, "AddBackward0", if it requires a gradient. */
bool sw_gradient_name(SwVm *vm, SwTensor *tensor, const char *name);
/* Raises PyTorch's error for x.numpy() of a tensor that requires a gradient. */
bool sw_gradient_free(SwVm *vm, const SwTensor *tensor);

#endif
