/* Kernels of two operands: arithmetic, bits, comparisons, maximum and minimum. */
#ifndef SW_KERNELS_KERNEL_BINARY_H
#define SW_KERNELS_KERNEL_BINARY_H

#include "kernels/kernel_rows.h"

/* The kernel of out = in[0] op in[1], or NULL if there is none. Comparisons write a byte, 0 or 1,
 * for each element. */
SwKernel *sw_kernel_binary(SwBinary op, SwDType dtype);
SW_WIDE_TOO(SwKernel *, sw_kernel_binary, SwBinary op, SwDType dtype)
/* The same for rows in which one operand is a single element, or NULL if there is none. If there is
 * one, the kernel above is never called with an operand that repeats. */
SwRowsKernel *sw_kernel_binary_rows(SwBinary op, SwDType dtype);
SW_WIDE_TOO(SwRowsKernel *, sw_kernel_binary_rows, SwBinary op, SwDType dtype)

#endif
