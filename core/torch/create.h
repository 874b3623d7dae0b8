/* Argument readers that PyTorch's constructors share. */
#ifndef SW_TORCH_CREATE_H
#define SW_TORCH_CREATE_H

#include "ops/create.h"

/* Reads "dtype=None, device=None, requires_grad=False", the end of every constructor's signature,
 * from parameter `first` on. Without dtype= the result is `fallback`. device= may only be the CPU;
 * requires_grad= is handled after the call, for all constructors at once. False: an error was
 * raised. */
bool sw_torch_factory(SwCall *call, int first, SwDType fallback, SwDType *dtype);
/* Argument `i`, a Python number or a 0-d tensor, as a scalar. The signature of the row has already
 * checked that it is one, so this cannot fail. */
SwScalar sw_torch_scalar(SwCall *call, int i);

#endif
