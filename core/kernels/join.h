/*
 * Joining (torch.cat, np.concatenate): tensors follow each other along one dim. They need the same
 * number of dims and the same sizes in all other dims; along the joined dim the sizes add up.
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

/* Why a shape can't be joined. */
typedef enum SwJoinProblem {
  SW_JOIN_FITS,
  SW_JOIN_NDIM,    /* the numbers of dims differ */
  SW_JOIN_SIZE,    /* the sizes of dim *at differ */
  SW_JOIN_OVERFLOW /* the joined size exceeds int64 */
} SwJoinProblem;

/* Joins `next` to `shape`, which starts as the first tensor's shape. */
SwJoinProblem sw_join_shape(SwShape *shape, int dim, const SwShape *next, int *at);

/* Copies `part` into `out`, from position *start of `dim` on; advances *start to its end. */
void sw_join_write(const SwOperand *out, int dim, const SwOperand *part, int64_t *start);

#endif
