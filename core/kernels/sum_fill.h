/*
 * Fills: how NumPy cuts a sum over several dims that one stride can't walk through. Its iterator
 * copies elements into a buffer in memory order, and each full buffer is summed pairwise on its
 * own. A fill has as many whole dims as the buffer has room for, and some rows of the next dim. If
 * the innermost dim alone fills the buffer, nothing is copied.
 *
 * Source: NumPy `nditer_constr.c` npyiter_find_buffering_setup (2.3 and newer), for a reduction
 * without conversion. NumPy also compares costs of several choices, but these change no sum.
 */
#ifndef SW_KERNELS_SUM_FILL_H
#define SW_KERNELS_SUM_FILL_H

#include "kernels/sum_walk.h"

typedef struct SwSumFill {
  int dims;     /* the walk's dims 0 to dims - 1 are whole in each fill; 0: nothing is copied */
  int64_t rows; /* at most so many entries of dim `dims` in a fill */
} SwSumFill;

/* The fills of a sum over `walk`. */
SwSumFill sw_sum_fill(const SwSumWalk *walk);

#endif
