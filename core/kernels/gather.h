/*
 * Advanced indexing: elements chosen by arrays of positions. Some dims of a tensor are paired with
 * an index array each; the arrays are broadcast to one common shape, and each of its entries leads
 * to a part of the tensor, whose shape is that of the other dims.
 *
 *     x of shape (4, 5, 6), x[:, i, j] with i of shape (2, 1) and j of shape (3):
 *     result (4, 2, 3), result[a, b, c] = x[a, i[b, 0], j[c]]
 *
 * The common shape stands where the first index array stood if all stand side by side, and in
 * front if something separates them. What counts as side by side differs: NumPy counts integers
 * as index arrays as soon as there is one, and any slice, None or `...` as a separation; PyTorch
 * takes integers out first and looks at the dims that remain.
 * Sources: NumPy `mapping.c` PyArray_MapIterNew, PyTorch `TensorAdvancedIndexing.cpp`.
 */
#ifndef SW_KERNELS_GATHER_H
#define SW_KERNELS_GATHER_H

#include "kernels/elementwise.h"

typedef struct SwGather {
  SwLayout rest;       /* the dims without an index array */
  SwShape index;       /* the common shape of the index arrays */
  int at;              /* the dim of the result at which the dims of `index` begin */
  const int64_t *jump; /* for each entry of `index`: from rest.offset to its part, in elements */
  int64_t checked;     /* entries whose jump is known, the first ones: others are left alone */
} SwGather;

/* rest.ndim + index.ndim must not exceed SW_MAX_DIMS. */
SwShape sw_gather_shape(const SwGather *self);
/* How the result would lie if it could share the storage: stride 0 along the index arrays. */
SwLayout sw_gather_layout(const SwGather *self);
/* out[...] = the chosen elements; `out` has the shape of sw_gather_shape. */
void sw_gather_read(const SwGather *self, const SwOperand *out, SwDType dtype, void *data);
/* The chosen elements = values[...]; of several values for one element the last stays. */
void sw_gather_write(const SwGather *self, SwDType dtype, void *data, const SwOperand *values);

#endif
