/* The two innermost dims of a sum. */
#ifndef SW_KERNELS_SUM_RUN_H
#define SW_KERNELS_SUM_RUN_H

#include "kernels/kernel_sum.h"
#include "kernels/sum_walk.h"

typedef struct SwSumRun {
  SwSumRows *add;
  int64_t size; /* bytes of an element */
  bool torch;   /* in PyTorch's order; else in NumPy's */
} SwSumRun;

/* Adds their sums to `out`. */
void sw_sum_run(const SwSumRun *self, const SwSumWalk *walk, void *out, const void *in);

#endif
