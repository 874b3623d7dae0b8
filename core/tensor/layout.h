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

/* |stride|. */
static inline int64_t sw_magnitude(int64_t stride) {
  return stride < 0 ? -stride : stride;
}

/* The contiguous layout of a shape: last dim fastest, offset 0. A size 0 counts as 1 in the
 * strides, as in PyTorch. False when a stride overflows. */
bool sw_layout_contiguous(const SwShape *shape, SwLayout *out);
/* The same with the first dim fastest: NumPy's order='F'. */
bool sw_layout_fortran(const SwShape *shape, SwLayout *out);

/* Whether shape, strides and offset are equal. */
bool sw_layout_equal(const SwLayout *a, const SwLayout *b);
/* Writes the dims to `order`, widest stride first; equal strides keep their order. */
void sw_layout_by_stride(const SwLayout *self, int *order);
/* The storage address of an index, in elements. */
int64_t sw_layout_address(const SwLayout *self, const int64_t *index);
/* A stride in elements as it is shown, in units of sw_stride_unit; and all strides of a layout. */
int64_t sw_stride_shown(int64_t stride, int64_t unit);
void sw_layout_shown_strides(const SwLayout *self, int64_t unit, int64_t *out);
/* Whether elements that follow each other in reading order are neighbours in storage. Strides of
 * dims of size 1 do not count, since they are never used. An empty tensor is contiguous. */
bool sw_layout_is_contiguous(const SwLayout *self);
/* The same with the first dim fastest. */
bool sw_layout_is_fortran(const SwLayout *self);
/* The distance in storage to the next element in reading order, where `dim` steps on and all later
 * dims start again. Inside a chunk (tensor/view.h) it is the same for every dim. False if `dim`
 * never steps. */
bool sw_layout_hop(const SwLayout *self, int dim, int64_t *out);
/* The lowest and the highest address used; false for an empty layout. */
bool sw_layout_extent(const SwLayout *self, int64_t *lowest, int64_t *highest);
/* Whether some dim of size > 1 has stride 0, so that different indices share an address. */
bool sw_layout_repeats(const SwLayout *self);

/* Whether it is certain that no two indices share an address: each stride steps over everything
 * that the dims of smaller strides reach. False says nothing: some interleaved layouts are free of
 * overlaps, too (tensor/overlap.h decides). */
bool sw_layout_keeps_apart(const SwLayout *self);
/* The index of the element at an address; false if no index leads there. Only for layouts of which
 * sw_layout_keeps_apart is true. */
bool sw_layout_find(const SwLayout *self, int64_t address, int64_t *index);

/* Moves whole dims: dim i of the result is dim order[i] of `self`. */
SwLayout sw_layout_permute(const SwLayout *self, const int *order);
/* x.select(dim, index): the dim goes, and the offset moves to that entry. Insert adds a dim of size
 * 1 before `dim`; remove drops a dim of size 1. */
SwLayout sw_layout_select(const SwLayout *self, int dim, int64_t index);
SwLayout sw_layout_insert(const SwLayout *self, int dim, int64_t stride);
SwLayout sw_layout_remove(const SwLayout *self, int dim);
/* Every `step`-th of `count` elements of dim `dim`, from `start`. */
SwLayout sw_layout_slice(const SwLayout *self, int dim, int64_t start, int64_t count, int64_t step);
/* The diagonal that begins `offset` columns right of the main one, as a new last dim. One step
 * along it is one step in both dims, so its stride is the sum of theirs. */
SwLayout sw_layout_diagonal(const SwLayout *self, int64_t offset, int first, int second);

#endif
