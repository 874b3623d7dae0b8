/*
 * What NumPy sums at once of a sum over several dims that do not lie evenly: what its iterator
 * copies into a buffer, in memory order. That is as many whole dims as it has room for, and so many
 * of the next one; a dim that alone is as large as the buffer is not copied.
 *
 * Source: NumPy `nditer_constr.c` npyiter_find_buffering_setup (2.3 and newer), of a reduction that
 * converts nothing; which dims it weighs against which then changes no sum.
 */
#ifndef SW_KERNELS_SUM_FILL_H
#define SW_KERNELS_SUM_FILL_H

#include "kernels/sum_walk.h"

typedef struct SwSumFill {
  int dims;     /* of the walk that are whole in each; 0: nothing is copied */
  int64_t rows; /* of the next dim, at most */
} SwSumFill;

SwSumFill sw_sum_fill(const SwSumWalk *walk);

#endif
