/*
 * Advanced indexing: index arrays pick positions in some dims of a tensor. The arrays broadcast to
 * one common shape. Each of its entries picks a part of the tensor, which has the other dims.
 *
 *     x of shape (4, 5, 6), x[:, i, j] with i of shape (2, 1) and j of shape (3):
 *     result (4, 2, 3), result[a, b, c] = x[a, i[b, 0], j[c]]
 *
 * In the result, the common shape replaces the index arrays if these are next to each other; if
 * something separates them, it comes first:
 *
 *     x[i, :, j]:   result (2, 3, 5)
 *
 * The libraries disagree about "next to each other". For NumPy an integer counts as an index array
 * if there is any, and every slice, None or `...` separates: x[0, :, j] is (3, 5). PyTorch applies
 * integers first and looks at the remaining dims: x[0, :, j] is (5, 3).
 * Sources: NumPy `mapping.c` PyArray_MapIterNew, PyTorch `TensorAdvancedIndexing.cpp`.
 */
#ifndef SW_KERNELS_GATHER_H
#define SW_KERNELS_GATHER_H

#include "kernels/elementwise.h"

/* Which elements of a tensor are picked, and where they go in the result. */
typedef struct SwGather {
  SwLayout rest;       /* the dims without an index array */
  SwShape index;       /* the common shape of the index arrays */
  int at;              /* the first dim of the result that comes from `index` */
  const int64_t *jump; /* borrowed; per entry of `index`: elements from rest.offset to its part */
  int64_t checked;     /* only the first `checked` entries have a jump; others are skipped */
} SwGather;

/* The shape of the result. rest.ndim + index.ndim must not exceed SW_MAX_DIMS. */
SwShape sw_gather_shape(const SwGather *self);
/* The layout of the result as if it were a view: stride 0 along the index arrays, whose jumps no
 * stride can express. */
SwLayout sw_gather_layout(const SwGather *self);
/* out[...] = the picked elements of `data`; `out` has the shape of sw_gather_shape. */
void sw_gather_read(const SwGather *self, const SwOperand *out, SwDType dtype, void *data);
/* The picked elements of `data` = values[...]. If an element is picked twice, as in x[[0, 0]] = v,
 * the last value stays. */
void sw_gather_write(const SwGather *self, SwDType dtype, void *data, const SwOperand *values);

#endif
