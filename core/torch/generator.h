/* PyTorch's random numbers on the CPU. */
#ifndef SW_TORCH_GENERATOR_H
#define SW_TORCH_GENERATOR_H

#include "runtime/vm.h"

void sw_random_seed(SwVm *vm, uint64_t seed);
uint32_t sw_random_u32(SwVm *vm);
double sw_random_float(SwVm *vm);  /* [0, 1) with 24 bits */
double sw_random_double(SwVm *vm); /* [0, 1) with 53 bits */

#endif
