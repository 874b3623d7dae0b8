/* Gradients are not computed; which tensors ask for them, and what made these, is carried along. */
#ifndef SW_CALL_GRADIENT_H
#define SW_CALL_GRADIENT_H

#include "call/call.h"

/* Before the call: raises what PyTorch says where it writes to what asks for a gradient. */
bool sw_gradient_check(SwCall *call);
/* After it; `asks`: it was told requires_grad=True; `made`: the tensors of the program before it.
 */
bool sw_gradient_carry(const SwCall *call, bool asks, SwValue out, int64_t made);
/* The tensor asks for a gradient from now on, made by nothing. */
void sw_gradient_ask(SwVm *vm, SwTensor *tensor);
/* Calls what made it `name`, if it asks for a gradient. */
bool sw_gradient_name(SwVm *vm, SwTensor *tensor, const char *name);
/* Raises PyTorch's error where the tensor's numbers are asked for as an array. */
bool sw_gradient_free(SwVm *vm, const SwTensor *tensor);

#endif
