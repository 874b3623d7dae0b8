/* Objects of PyTorch of which a program meets one each: the CPU, the strided layout, the
 * generator. */
#ifndef SW_TORCH_CONSTANTS_H
#define SW_TORCH_CONSTANTS_H

#include "call/call.h"
SwValue sw_torch_generator(void);

#endif
