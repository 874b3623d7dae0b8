/* What PyTorch's constructors share. */
#ifndef SW_TORCH_CREATE_H
#define SW_TORCH_CREATE_H

#include "ops/create.h"

/* "dtype=None, device=None, requires_grad=False", the end of every constructor's signature, from
 * parameter `first`: device= may only be the CPU, requires_grad= is seen to behind the call. */
bool sw_torch_factory(SwCall *call, int first, SwDType fallback, SwDType *dtype);
/* A number of Python or a tensor without dims. */
SwScalar sw_torch_scalar(SwCall *call, int i);

#endif
