/* Kernels of one operand, and those that call a function for each element. */
#ifndef SW_KERNELS_KERNEL_UNARY_H
#define SW_KERNELS_KERNEL_UNARY_H

#include "kernels/kernel.h"

/* float32 and float64; NULL where there is none. */
SwKernel *sw_kernel_unary(SwUnary op, SwDType dtype);
/* float64 or int64: calls mapped(in[0], in[1]). */
SwKernel *sw_kernel_map(SwDType dtype);
/* out = in[0] + in[1] * in[2], of int64, float32 or float64, rounded once; NULL for others. */
SwKernel *sw_kernel_scaled(SwDType dtype);
/* out = in[0] ? in[1] : in[2]; in[0] is bool, the others elements of so many bytes. */
SwKernel *sw_kernel_where(int64_t size);

SW_WIDE_TOO(SwKernel *, sw_kernel_unary, SwUnary op, SwDType dtype)
SW_WIDE_TOO(SwKernel *, sw_kernel_map, SwDType dtype)
SW_WIDE_TOO(SwKernel *, sw_kernel_scaled, SwDType dtype)
SW_WIDE_TOO(SwKernel *, sw_kernel_where, int64_t size)

#endif
