/* PyTorch's normal distribution on the CPU, bit for bit. */
#ifndef SW_TORCH_NORMAL_H
#define SW_TORCH_NORMAL_H

#include "runtime/vm.h"

/* One sample; they are made in pairs, and the second waits for the next call. */
double sw_normal_next(SwVm *vm);

/* Turns 16 uniform numbers into 16 normal ones: what fills tensors of 16 elements and more. */
void sw_normal_block_float(float *block, float mean, float deviation);
void sw_normal_block_double(double *block, double mean, double deviation);

#endif
