/* Powers of e of float32. */
#ifndef SW_KERNELS_KERNEL_EXP_H
#define SW_KERNELS_KERNEL_EXP_H

#include "kernels/kernel.h"

/* The kernel of SW_UNARY_EXP, or of SW_UNARY_NUMPY_EXP where vectors are wide; else NULL. */
SwKernel *sw_kernel_exp(SwUnary op);
SW_WIDE_TOO(SwKernel *, sw_kernel_exp, SwUnary op)

#endif
