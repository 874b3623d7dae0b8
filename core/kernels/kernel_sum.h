/* Rows of floats added up, each column by itself, from the first row to the last. */
#ifndef SW_KERNELS_KERNEL_SUM_H
#define SW_KERNELS_KERNEL_SUM_H

#include <stddef.h>
#include <stdint.h>

#include "kernels/wide.h"

/* out[j] = out[j] + in[j] + in[row + j] + ...; `row`: elements from one row to the next. */
typedef void SwSumRows(void *out, ptrdiff_t columns, const void *in, ptrdiff_t rows, ptrdiff_t row);

/* Of float64, or of float32. */
SwSumRows *sw_kernel_sum(bool twice);
SW_WIDE_TOO(SwSumRows *, sw_kernel_sum, bool twice)

#endif
