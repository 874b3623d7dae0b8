/* Sums of dense rows, each in the order of additions of its library. */
#ifndef SW_KERNELS_KERNEL_SUM_H
#define SW_KERNELS_KERNEL_SUM_H

#include <stdbool.h>
#include <stddef.h>

#include "kernels/wide.h"

/* In PyTorch's order sums are carried to the next of so many levels. */
#define SW_LEVELS 4

/* Adds to out[apart * i] the sum of the dense row in[row * i]..., in PyTorch's order: 4 vectors of
 * SW_WIDEST bytes side by side; what 2^power of them add up to is carried. */
typedef void SwSumRows(void *out, ptrdiff_t apart, ptrdiff_t rows, const void *in, ptrdiff_t row,
                       ptrdiff_t columns, int power);

/* NumPy makes 8 sums side by side, and joins them in pairs. */
#define SW_SUM_OF_8(part)                                                                          \
  (((part)[0] + (part)[1]) + ((part)[2] + (part)[3])) +                                            \
      (((part)[4] + (part)[5]) + ((part)[6] + (part)[7]))

/* out[i] is the sum of the dense row in[gap * i]..., of so many rows, in NumPy's order. */
#define SW_FOUR 4
typedef void SwSumFour(void *out, const void *in, ptrdiff_t count, ptrdiff_t gap);

/* Of float64, or of float32. */
SwSumFour *sw_kernel_sum_four(bool twice);
SW_WIDE_TOO(SwSumFour *, sw_kernel_sum_four, bool twice)
SwSumRows *sw_kernel_sum_rows(bool twice);
SW_WIDE_TOO(SwSumRows *, sw_kernel_sum_rows, bool twice)

#endif
