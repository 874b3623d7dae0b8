/* PyTorch's default random generator on the CPU, the Mersenne Twister mt19937: the same seed gives
 * the same numbers as in PyTorch, bit for bit. */
#ifndef SW_TORCH_GENERATOR_H
#define SW_TORCH_GENERATOR_H

#include "runtime/vm.h"

/* torch.manual_seed(seed). Only the lower 32 bits count, as in PyTorch. */
void sw_random_seed(SwVm *vm, uint64_t seed);
/* The next 32 random bits. Each call below advances the state: a float uses one such draw, a double
 * two. */
uint32_t sw_random_u32(SwVm *vm);
double sw_random_float(SwVm *vm);  /* uniform in [0, 1), 24 random bits: all that a float32 holds */
double sw_random_double(SwVm *vm); /* uniform in [0, 1), 53 random bits */

#endif
