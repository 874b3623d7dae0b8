/* Kernels of two operands. */
#ifndef SW_KERNELS_KERNEL_BINARY_H
#define SW_KERNELS_KERNEL_BINARY_H

#include "kernels/kernel_rows.h"

/* out = in[0] op in[1], or NULL where there is none; comparisons write bytes. */
SwKernel *sw_kernel_binary(SwBinary op, SwDType dtype);
SW_WIDE_TOO(SwKernel *, sw_kernel_binary, SwBinary op, SwDType dtype)
/* The same where one operand repeats. Where there is one, the other kernel reads none that do. */
SwRowsKernel *sw_kernel_binary_rows(SwBinary op, SwDType dtype);
SW_WIDE_TOO(SwRowsKernel *, sw_kernel_binary_rows, SwBinary op, SwDType dtype)

#endif
