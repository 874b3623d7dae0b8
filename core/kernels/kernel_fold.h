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

/* Sums of dense rows of 4 vectors of SW_WIDEST bytes: after 2^power rows a sum is carried to the
 * next level, of as many sums. */
#define SW_LEVELS 4
typedef void SwCascade(void *out, const void *in, ptrdiff_t rows, ptrdiff_t power);

/* Sums of four rows at once, of groups of 8 neighbours: out[8 * i + j] += in[gap * i + j] +
 * in[gap * i + 8 + j] + ... */
#define SW_FOUR 4
typedef void SwFoldFour(void *out, const void *in, ptrdiff_t groups, ptrdiff_t gap);

/* Rows of a wide plane that are joined at once: one after the other is how memory is read best, but
 * short vectors would wait for what is written. */
static inline int64_t sw_fold_rows(void) {
  return sw_is_wide() ? 1 : 16;
}

/* NULL where there is none. */
SwFoldRows *sw_kernel_fold(SwBinary op, SwDType dtype);
SW_WIDE_TOO(SwFoldRows *, sw_kernel_fold, SwBinary op, SwDType dtype)

/* Of float64, or of float32. */
SwFoldFour *sw_kernel_fold_four(bool twice);
SW_WIDE_TOO(SwFoldFour *, sw_kernel_fold_four, bool twice)
SwCascade *sw_kernel_cascade(bool twice);
SW_WIDE_TOO(SwCascade *, sw_kernel_cascade, bool twice)

#endif
