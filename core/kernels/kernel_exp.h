/* Powers of e of float32. */
#ifndef SW_KERNELS_KERNEL_EXP_H
#define SW_KERNELS_KERNEL_EXP_H

#include "kernels/kernel.h"

/* NULL for what is no such operation, or has no vectors here. */
SwKernel *sw_kernel_exp(SwUnary op);
SW_WIDE_TOO(SwKernel *, sw_kernel_exp, SwUnary op)

#endif
