/* The two innermost dims of a sum, or those of a fill. */
#ifndef SW_KERNELS_SUM_RUN_H
#define SW_KERNELS_SUM_RUN_H

#include "kernels/kernel_fold.h"
#include "kernels/kernel_sum.h"
#include "kernels/sum_fill.h"
#include "tensor/dtype.h"

typedef struct SwSumRun {
  SwFoldRows *add, *read; /* sums, and elements, to sums */
  SwSumFour *four;
  SwSumRows *rows;
  int64_t size, from; /* bytes of a sum, and of an element */
  bool torch;         /* in PyTorch's order; else in NumPy's */
} SwSumRun;

/* Adds their sums to `out`. */
void sw_sum_run(const SwSumRun *self, const SwSumWalk *walk, const SwSumFill *fill, void *out,
                const void *in);

#endif
