/* Kernels of one operand, of three, and those that call a function for each element. Each look-up
 * returns NULL if there is no kernel. */
#ifndef SW_KERNELS_KERNEL_UNARY_H
#define SW_KERNELS_KERNEL_UNARY_H

#include "kernels/kernel.h"

/* out = op in[0], of float32 or float64. */
SwKernel *sw_kernel_unary(SwUnary op, SwDType dtype);
/* out = mapped(in[0], in[1]), of int64, float32 or float64. */
SwKernel *sw_kernel_map(SwDType dtype);
/* out = in[0] + in[1] * in[2], of int64, float32 or float64, rounded once. */
SwKernel *sw_kernel_scaled(SwDType dtype);
/* out = in[0] ? in[1] : in[2]; in[0] is bool, the others have elements of 1, 4 or 8 bytes. */
SwKernel *sw_kernel_where(int64_t size);

SW_WIDE_TOO(SwKernel *, sw_kernel_unary, SwUnary op, SwDType dtype)
SW_WIDE_TOO(SwKernel *, sw_kernel_map, SwDType dtype)
SW_WIDE_TOO(SwKernel *, sw_kernel_scaled, SwDType dtype)
SW_WIDE_TOO(SwKernel *, sw_kernel_where, int64_t size)

#endif
