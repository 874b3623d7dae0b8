/* Operations that draw from PyTorch's default generator. sw_torch_draws in generators.c calls these
 * too, with the state of `generator=` in its place. */
#ifndef SW_TORCH_RANDOM_H
#define SW_TORCH_RANDOM_H

#include "call/operation.h"

SwFunction sw_torch_rand, sw_torch_rand_like, sw_torch_uniform_, sw_torch_normal_;
SwFunction sw_torch_randint, sw_torch_randint_like, sw_torch_randperm;

#endif
