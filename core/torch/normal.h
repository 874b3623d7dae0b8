/* PyTorch's normal distribution on the CPU, bit for bit. */
#ifndef SW_TORCH_NORMAL_H
#define SW_TORCH_NORMAL_H

#include "runtime/vm.h"

/* One sample with mean 0 and deviation 1. Box and Muller make samples in pairs; the second is kept
 * in the generator for the next call. */
double sw_normal_next(SwVm *vm);

/* Turns 16 uniform numbers of [0, 1) in `block` into 16 normal ones, in place. Tensors of 16 or
 * more elements are filled this way, smaller ones by sw_normal_next: so torch.randn(16) does not
 * begin with the numbers of torch.randn(15). */
void sw_normal_block_float(float *block, float mean, float deviation);
void sw_normal_block_double(double *block, double mean, double deviation);

#endif
