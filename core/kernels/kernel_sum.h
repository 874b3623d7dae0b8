/* Rows of floats added up, each column by itself, from the first row to the last. */
#ifndef SW_KERNELS_KERNEL_SUM_H
#define SW_KERNELS_KERNEL_SUM_H

#include <stddef.h>
#include <stdint.h>

/* out[j] = out[j] + in[j] + in[row + j] + ...; `row`: elements from one row to the next. */
void sw_sum_rows_float32(float *out, ptrdiff_t columns, const float *in, ptrdiff_t rows,
                         ptrdiff_t row);
void sw_sum_rows_float64(double *out, ptrdiff_t columns, const double *in, ptrdiff_t rows,
                         ptrdiff_t row);

#endif
