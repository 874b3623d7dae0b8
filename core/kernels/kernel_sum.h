/* Sums of dense rows, each in the order of additions of its library. */
#ifndef SW_KERNELS_KERNEL_SUM_H
#define SW_KERNELS_KERNEL_SUM_H

#include <stdbool.h>
#include <stddef.h>

#include "kernels/wide.h"

/* The levels of PyTorch's cascade (sum.h). */
#define SW_LEVELS 4

/* Adds the sum of the dense row in[row * i]... to out[apart * i], in PyTorch's order: 4 vectors of
 * SW_WIDEST bytes side by side, and the sum of 2^power of them is carried to the next level. */
typedef void SwSumRows(void *out, ptrdiff_t apart, ptrdiff_t rows, const void *in, ptrdiff_t row,
                       ptrdiff_t columns, int power);

/* NumPy keeps 8 sums side by side, and joins them in pairs. */
#define SW_SUM_OF_8(part)                                                                          \
  (((part)[0] + (part)[1]) + ((part)[2] + (part)[3])) +                                            \
      (((part)[4] + (part)[5]) + ((part)[6] + (part)[7]))

/* out[i] = the sum of the dense row in[gap * i]... of `count` elements, for SW_FOUR rows, in
 * NumPy's order. */
#define SW_FOUR 4
typedef void SwSumFour(void *out, const void *in, ptrdiff_t count, ptrdiff_t gap);

/* Kernels of float64 if `twice`, else of float32. */
SwSumFour *sw_kernel_sum_four(bool twice);
SW_WIDE_TOO(SwSumFour *, sw_kernel_sum_four, bool twice)
SwSumRows *sw_kernel_sum_rows(bool twice);
SW_WIDE_TOO(SwSumRows *, sw_kernel_sum_rows, bool twice)

#endif
