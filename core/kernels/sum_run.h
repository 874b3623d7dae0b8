/* A run sums the two innermost dims of a walk, or the dims of a fill; sum.c walks the others. */
#ifndef SW_KERNELS_SUM_RUN_H
#define SW_KERNELS_SUM_RUN_H

#include "kernels/kernel_fold.h"
#include "kernels/kernel_sum.h"
#include "kernels/sum_fill.h"
#include "tensor/dtype.h"

/* The kernels of a sum, and its order. Sums and elements differ only for float16, which is added as
 * float32. */
typedef struct SwSumRun {
  SwFoldRows *add;    /* adds rows of sums to sums */
  SwFoldRows *read;   /* adds rows of elements to sums */
  SwSumFour *four;    /* NumPy's pairwise sum of four rows at once */
  SwSumRows *rows;    /* PyTorch's sums of contiguous rows */
  int64_t size, from; /* bytes of a sum, and of an element */
  bool torch;         /* PyTorch's order; else NumPy's */
} SwSumRun;

/* Adds the sums of `in` to `out`: both are addresses at which the dims of the run begin. */
void sw_sum_run(const SwSumRun *self, const SwSumWalk *walk, const SwSumFill *fill, void *out,
                const void *in);

#endif
