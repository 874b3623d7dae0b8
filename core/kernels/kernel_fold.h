/* Rows joined by an operation, each column by itself, from the first row to the last. */
#ifndef SW_KERNELS_KERNEL_FOLD_H
#define SW_KERNELS_KERNEL_FOLD_H

#include <stddef.h>
#include <stdint.h>

#include "kernels/scalar_functions.h"
#include "kernels/wide.h"

/* out[j] = out[j] op in[j] op in[row + j] op ...; `row`: elements from one row to the next. Of two
 * that are as large the first stays. */
typedef void SwFoldRows(void *out, ptrdiff_t columns, const void *in, ptrdiff_t rows,
                        ptrdiff_t row);

/* out[i] = in[row * i] op in[row * i + 1] op ...: rows of no fewer than 4 vectors. */
typedef void SwFoldDense(void *out, ptrdiff_t rows, const void *in, ptrdiff_t row,
                         ptrdiff_t columns);

typedef struct SwFold {
  SwFoldRows *rows;
  SwFoldDense *dense; /* NULL where the order matters */
} SwFold;

/* Rows of a wide plane that are joined at once: one after the other is how memory is read best, but
 * short vectors would wait for what is written. */
static inline int64_t sw_fold_rows(void) {
  return sw_is_wide() ? 1 : 16;
}

/* Both NULL where there is none. */
SwFold sw_kernel_fold(SwBinary op, SwDType dtype);
SW_WIDE_TOO(SwFold, sw_kernel_fold, SwBinary op, SwDType dtype)

#endif
