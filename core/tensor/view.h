/*
 * The view rule: when can the same storage be read under another shape?
 *
 * Theorem. Cut the old dimensions into *chunks*: maximal runs of neighbouring dims with
 *     stride[i] == stride[i+1] * size[i+1].
 * Inside a chunk the elements lie at even distances, so a chunk is one dimension in disguise and
 * may be split in any way; across a cut the distance changes. Hence a new shape is a view exactly
 * if its dims can be dealt out to the chunks, last to first, filling each one completely. A new
 * dim straddles the cut, and no stride describes it, where the elements of one of its rows do not
 * divide those of the chunk: a row reaches past the end, the first or a later one.
 *
 *   old dims     size 4, stride 1 | size 2, stride 4         1 != 4 * 2: a cut
 *   view(2,2,2)  [ 2        2     |        2       ]         fits: strides (2, 1, 4)
 *   view(2,4)    [ 2     ---------- 4 ------------ ]         4 straddles the cut: refused
 *
 * Contiguous tensors are one single chunk; that is why any shape fits them, but being contiguous
 * is not what is needed.
 * Sources: PyTorch `TensorUtils.cpp` computeStride_impl; NumPy `shape.c` _attempt_nocopy_reshape.
 */
#ifndef SW_TENSOR_VIEW_H
#define SW_TENSOR_VIEW_H

#include "tensor/dtype.h"
#include "tensor/layout.h"
#include "tensor/trace.h"

/* Old dims first..last form a chunk of `numel` elements, `stride` apart. */
typedef struct SwChunk {
  int first, last;
  int64_t numel;
  int64_t stride;
} SwChunk;

/* Chunks in order from the last dimension. */
typedef struct SwChunks {
  int count;
  SwChunk at[SW_MAX_DIMS];
} SwChunks;

/* A new dim was found to straddle a cut: with its first row, or with a later one. */
bool sw_view_is_straddle(SwEventId id);

SwChunks sw_view_chunks(const SwLayout *self, SwDialect dialect, SwTrace *trace);

typedef enum SwShapeProblem {
  SW_SHAPE_FITS,
  SW_SHAPE_TWO_UNKNOWN, /* more than one -1 */
  SW_SHAPE_INVALID,     /* a size below -1 */
  SW_SHAPE_AMBIGUOUS,   /* -1 with no elements and a size 0 beside it */
  SW_SHAPE_INDIVISIBLE, /* -1 would not be a whole number */
  SW_SHAPE_COUNT        /* another number of elements */
} SwShapeProblem;

/* Replaces a -1 in `shape` by what is left of `numel` elements, and compares the counts. */
SwShapeProblem sw_view_infer(int64_t numel, SwShape *shape, SwTrace *trace);

/*
 * The strides with which `shape` (same number of elements) reads the storage of `self`.
 * False: no strides do; a copy would be needed. The offset is that of `self`.
 */
bool sw_view_strides(const SwLayout *self, const SwShape *shape, SwDialect dialect, SwTrace *trace,
                     SwLayout *out);

/*
 * The refinement of a refused `shape` that does fit: its dims split at the cuts. False when the
 * two do not divide each other; then `out` is the shape of the chunks themselves.
 */
bool sw_view_refine(const SwLayout *self, const SwShape *shape, SwDialect dialect, SwShape *out);

#endif
