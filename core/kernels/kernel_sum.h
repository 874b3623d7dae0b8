/* Rows of floats added up, each column by itself, from the first row to the last. */
#ifndef SW_KERNELS_KERNEL_SUM_H
#define SW_KERNELS_KERNEL_SUM_H

#include <stddef.h>
#include <stdint.h>

#include "kernels/wide.h"

/* out[j] = out[j] + in[j] + in[row + j] + ...; `row`: elements from one row to the next. */
typedef void SwSumRows(void *out, ptrdiff_t columns, const void *in, ptrdiff_t rows, ptrdiff_t row);

SwSumRows sw_sum_rows_float32, sw_sum_rows_float64;

SW_WIDE_TOO(void, sw_sum_rows_float32, void *out, ptrdiff_t columns, const void *in, ptrdiff_t rows,
            ptrdiff_t row)
SW_WIDE_TOO(void, sw_sum_rows_float64, void *out, ptrdiff_t columns, const void *in, ptrdiff_t rows,
            ptrdiff_t row)

#endif
