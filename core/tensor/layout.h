/*
 * Layouts: how the elements of a tensor are found in its storage.
 *
 *   address(index) = offset + index[0]*stride[0] + ... + index[n-1]*stride[n-1]      (in elements)
 *
 *   shape (2, 3), stride (3, 1), offset 0        the same storage, transposed: (3, 2), (1, 3)
 *     [0,0] [0,1] [0,2] [1,0] [1,1] [1,2]          [0,0] [1,0] [2,0] [0,1] [1,1] [2,1]
 */
#ifndef SW_TENSOR_LAYOUT_H
#define SW_TENSOR_LAYOUT_H

#include "tensor/shape.h"

typedef struct SwLayout {
  SwShape shape;
  int64_t stride[SW_MAX_DIMS]; /* elements; 0 repeats, negative walks backwards (NumPy only) */
  int64_t offset;              /* elements from the start of the storage */
} SwLayout;

static inline int64_t sw_magnitude(int64_t stride) {
  return stride < 0 ? -stride : stride;
}

/* The contiguous layout of a shape (last dim fastest), offset 0: the one constructor.
 * A size 0 counts as 1 in the strides, as PyTorch does. False when a stride overflows. */
bool sw_layout_contiguous(const SwShape *shape, SwLayout *out);
/* The same with the first dim fastest: NumPy's order='F'. */
bool sw_layout_fortran(const SwShape *shape, SwLayout *out);

bool sw_layout_equal(const SwLayout *a, const SwLayout *b);
/* The dims by the size of their strides, the widest first; equals stay as they are. */
void sw_layout_by_stride(const SwLayout *self, int *order);
int64_t sw_layout_address(const SwLayout *self, const int64_t *index);
/* A distance in elements, counted in units of which each has `unit`; INT64_MAX beyond that. And all
 * strides of a layout so. */
int64_t sw_stride_shown(int64_t stride, int64_t unit);
void sw_layout_shown_strides(const SwLayout *self, int64_t unit, int64_t *out);
/* Elements that follow each other in reading order lie next to each other. Dims of size 1 do not
 * count (their stride is never used); an empty tensor is contiguous. */
bool sw_layout_is_contiguous(const SwLayout *self);
bool sw_layout_is_fortran(const SwLayout *self);
/* How far it is, in reading order, to the next element where `dim` steps on and all after it begin
 * again; inside a chunk (tensor/view.h) that is one number. False where that never happens. */
bool sw_layout_hop(const SwLayout *self, int dim, int64_t *out);
/* Lowest and highest address used; false when empty. */
bool sw_layout_extent(const SwLayout *self, int64_t *lowest, int64_t *highest);
/* Whether two different indices are sure to share an address: a dim of size > 1 with stride 0. */
bool sw_layout_repeats(const SwLayout *self);

/* Whether no two indices share an address for sure: each dim's stride steps over all that the dims
 * of smaller strides reach. (Of layouts that interleave some are apart without it.) */
bool sw_layout_keeps_apart(const SwLayout *self);
/* The index of the element at an address; false where there is none. For layouts that keep apart.
 */
bool sw_layout_find(const SwLayout *self, int64_t address, int64_t *index);

/* Moves whole dims: dim i of the result is dim order[i] of `self`. */
SwLayout sw_layout_permute(const SwLayout *self, const int *order);
/* Removes dim `dim` (its index fixed at `index`), or inserts one of size 1. */
SwLayout sw_layout_select(const SwLayout *self, int dim, int64_t index);
SwLayout sw_layout_insert(const SwLayout *self, int dim, int64_t stride);
SwLayout sw_layout_remove(const SwLayout *self, int dim);
/* Every `step`-th of `count` elements of dim `dim`, from `start`. */
SwLayout sw_layout_slice(const SwLayout *self, int dim, int64_t start, int64_t count, int64_t step);
/* The diagonal `offset` places above the main one of two dims, as the last dim: one step along it
 * is one step in both, so the strides add up. */
SwLayout sw_layout_diagonal(const SwLayout *self, int64_t offset, int first, int second);

#endif
