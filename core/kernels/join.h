/*
 * Joining (cat, concatenate): tensors laid one behind the other along a dim. They have as many
 * dims, and the same sizes in every dim but that one, where the sizes add up.
 *
 *     a    2  3  4
 *     b    2  5  4        joined along dim 1:   2  8  4
 *
 * Sources: PyTorch `TensorShape.cpp` check_cat_shape_except_dim, NumPy `multiarraymodule.c`
 * PyArray_ConcatenateArrays.
 */
#ifndef SW_KERNELS_JOIN_H
#define SW_KERNELS_JOIN_H

#include "kernels/elementwise.h"

typedef enum SwJoinProblem {
  SW_JOIN_FITS,
  SW_JOIN_NDIM, /* another number of dims */
  SW_JOIN_SIZE, /* another size at *at */
  SW_JOIN_OVERFLOW
} SwJoinProblem;

/* Adds one more shape to `shape`, which begins as the first. */
SwJoinProblem sw_join_shape(SwShape *shape, int dim, const SwShape *next, int *at);

/* Copies `part` into `out` from *start along `dim`; *start moves behind it. */
void sw_join_write(const SwOperand *out, int dim, const SwOperand *part, int64_t *start);

#endif
