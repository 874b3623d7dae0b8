/* The two innermost dims of a sum. */
#ifndef SW_KERNELS_SUM_RUN_H
#define SW_KERNELS_SUM_RUN_H

#include "kernels/kernel_fold.h"
#include "kernels/kernel_sum.h"
#include "kernels/sum_walk.h"
#include "tensor/dtype.h"

typedef struct SwSumRun {
  SwFoldRows *add, *read; /* sums, and elements, to sums */
  SwFoldRows *read_pairs; /* of halves: 16 neighbours to 8 sums */
  SwSumFour *four;
  SwSumRows *rows;
  int64_t size, from; /* bytes of a sum, and of an element */
  SwDType out;        /* what each result is rounded to */
  bool torch;         /* in PyTorch's order; else in NumPy's */
} SwSumRun;

/* Adds their sums to `out`. */
void sw_sum_run(const SwSumRun *self, const SwSumWalk *walk, void *out, const void *in);

#endif
