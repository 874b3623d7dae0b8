/* Rows joined by an operation: to one row, or each to one element. */
#ifndef SW_KERNELS_KERNEL_FOLD_H
#define SW_KERNELS_KERNEL_FOLD_H

#include <stddef.h>
#include <stdint.h>

#include "kernels/scalar_functions.h"
#include "kernels/wide.h"

/* out[j] = out[j] op in[j] op in[row + j] op ..., from the first row to the last; `row` is the
 * number of elements from one row to the next. max and min keep the first of equal elements (0. and
 * -0. are equal). */
typedef void SwFoldRows(void *out, ptrdiff_t columns, const void *in, ptrdiff_t rows,
                        ptrdiff_t row);

/* out[i] = in[row * i] op in[row * i + 1] op ...; a row has at least 4 vectors. */
typedef void SwFoldDense(void *out, ptrdiff_t rows, const void *in, ptrdiff_t row,
                         ptrdiff_t columns);

typedef struct SwFold {
  SwFoldRows *rows;
  SwFoldDense *dense; /* NULL if the order of the elements matters */
} SwFold;

/* The most rows to join in one call. Memory is read best one row after the other, but short vectors
 * would wait for what they wrote, so they take several rows at once. */
static inline int64_t sw_fold_rows(void) {
  return sw_is_wide() ? 1 : 16;
}

/* Both are NULL if there is no kernel. */
SwFold sw_kernel_fold(SwBinary op, SwDType dtype);
SW_WIDE_TOO(SwFold, sw_kernel_fold, SwBinary op, SwDType dtype)

#endif
