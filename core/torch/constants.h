/* Singleton objects of PyTorch: the CPU device, the strided layout, the default generator. Two that
 * are equal in PyTorch are one object here. */
#ifndef SW_TORCH_CONSTANTS_H
#define SW_TORCH_CONSTANTS_H

#include "call/call.h"
/* torch.default_generator, the one that torch.rand() draws from unless `generator=` is given. */
SwValue sw_torch_generator(void);

#endif
