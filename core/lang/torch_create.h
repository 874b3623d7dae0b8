/* What PyTorch's constructors share. */
#ifndef SW_LANG_TORCH_CREATE_H
#define SW_LANG_TORCH_CREATE_H

#include "lang/create.h"

/* "dtype=None, device=None, requires_grad=False", the end of every constructor's signature, from
 * parameter `first`: device= may only be the CPU, requires_grad= only False. */
bool sw_torch_factory(SwCall *call, int first, SwDType fallback, SwDType *dtype);
/* Refuses a device= that is not the CPU. */
bool sw_torch_device_check(SwCall *call, int i);
/* torch.device("cpu") and friends (torch_constants.c). */
SwValue sw_torch_cpu(void);
SwValue sw_torch_generator(void);
/* A number of Python or a tensor without dims. */
bool sw_torch_arg_scalar(SwCall *call, int i, SwScalar *out);
/* One element as a number of Python. */
SwValue sw_scalar_value(SwScalar number);

#endif
