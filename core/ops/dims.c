#include "ops/dims.h"

#include "call/record_begin.h"
#include "runtime/record.h"
#include "runtime/tensors.h"
#include "tensor/overlap.h"

static void tell_dim(SwTrace *trace, const SwLayout *before, const SwLayout *after, int dim,
                     int from) {
  int64_t size = after->shape.size[dim], stride = after->stride[dim];
  if (from < 0) {
    sw_emit(trace, DIM_NEW, dim, size, stride);
    return;
  }
  int64_t old_size = before->shape.size[from], old_stride = before->stride[from];
  if (size == old_size && stride == -old_stride && stride < 0) {
    sw_emit(trace, DIM_REVERSED, dim, from, size, stride, old_stride);
  } else if (size != old_size && stride == old_stride) {
    sw_emit(trace, DIM_SHORTENED, dim, from, size, stride, old_size);
  } else if (stride != old_stride && old_stride && stride % old_stride == 0) {
    sw_emit(trace, DIM_STEPPED, dim, from, size, stride, old_size, old_stride, stride / old_stride);
  } else if (size != old_size || stride != old_stride) {
    sw_emit(trace, DIM_CHANGES, dim, from, size, stride, old_size, old_stride);
  } else if (dim == from) {
    sw_emit(trace, DIM_STAYS, dim, size, stride);
  } else {
    sw_emit(trace, DIM_MOVES, dim, from, size, stride);
  }
}

static void tell_gone(SwTrace *trace, const SwLayout *before, const SwLayout *after,
                      const int *from) {
  for (int old = 0; old < before->shape.ndim; old++) {
    bool kept = false;
    for (int dim = 0; dim < after->shape.ndim; dim++)
      kept = kept || from[dim] == old;
    if (!kept) sw_emit(trace, DIM_GONE, old, before->shape.size[old]);
  }
}

/* For a diagonal: the new dim, and the two that it replaces. False unless one step along it is one
 * step along both. */
static bool is_diagonal(const SwLayout *before, const SwLayout *after, const int *from, int dim,
                        int *gone) {
  int count = 0;
  if (from[dim] >= 0 || after->shape.size[dim] < 2) return false;
  for (int old = 0; old < before->shape.ndim; old++) {
    bool kept = false;
    for (int i = 0; i < after->shape.ndim; i++)
      kept = kept || from[i] == old;
    if (!kept && count < 2) gone[count] = old;
    count += !kept;
  }
  return count == 2 && after->shape.ndim == before->shape.ndim - 1 &&
         after->stride[dim] == before->stride[gone[0]] + before->stride[gone[1]];
}

static void tell_diagonal(SwTrace *trace, const SwLayout *before, const SwLayout *after, int dim,
                          const int *gone) {
  sw_emit(trace, DIM_DIAGONAL, dim, after->shape.size[dim], gone[0], gone[1],
          before->stride[gone[0]], before->stride[gone[1]], after->stride[dim]);
}

/* If two indices name one cell, their numbers in reading order. */
static void tell_overlap(SwTrace *trace, const SwLayout *layout) {
  int64_t index[2][SW_MAX_DIMS], number[2] = {0, 0};
  if (!trace || !sw_layout_overlap(layout, index[0], index[1])) return;
  for (int i = 0; i < 2; i++) {
    for (int dim = 0; dim < layout->shape.ndim; dim++)
      number[i] = number[i] * layout->shape.size[dim] + index[i][dim];
  }
  sw_emit(trace, OVERLAP, sw_layout_address(layout, index[0]), number[0], number[1]);
}

static void tell_offset(SwTrace *trace, const SwLayout *before, const SwLayout *after) {
  if (before->offset == after->offset) return;
  if (sw_shape_is_empty(&after->shape))
    sw_emit(trace, OFFSET_OF_NONE, before->offset, after->offset);
  else
    sw_emit(trace, OFFSET_CHANGES, before->offset, after->offset);
}

/* The first dim, counted from the last, whose stride is not that of a contiguous tensor. */
static void tell_contiguity(SwTrace *trace, const SwLayout *layout) {
  int64_t expected = 1;
  if (sw_layout_is_contiguous(layout)) {
    sw_emit(trace, STAYS_CONTIGUOUS, 0);
    return;
  }
  for (int dim = layout->shape.ndim - 1;; dim--) {
    if (layout->shape.size[dim] == 1) continue;
    if (layout->stride[dim] != expected) {
      sw_emit(trace, NOT_CONTIGUOUS, dim, layout->stride[dim], expected);
      return;
    }
    expected *= layout->shape.size[dim];
  }
}

bool sw_dims_result(SwCall *call, SwTensor *tensor, const SwLayout *layout, const int *from,
                    SwValue *out) {
  SwRecord *record = sw_record_begin(call, SW_STORY_DIMS);
  SwTrace *trace = sw_record_trace(record);
  sw_record_operand(record, tensor, call->nodes[0]);
  SwTensor *result = sw_tensor_view(call->vm, tensor, layout);
  if (!result) return false;
  sw_emit(trace, DIMS_BEFORE, 0, 0, 0);
  for (int dim = 0; dim < layout->shape.ndim; dim++) {
    if (record) record->as.dims.dim_from[dim] = from[dim];
    int gone[2];
    if (is_diagonal(&tensor->layout, layout, from, dim, gone))
      tell_diagonal(trace, &tensor->layout, layout, dim, gone);
    else
      tell_dim(trace, &tensor->layout, layout, dim, from[dim]);
  }
  tell_gone(trace, &tensor->layout, layout, from);
  tell_offset(trace, &tensor->layout, layout);
  sw_emit(trace, DIMS_AFTER, 1, 1);
  tell_contiguity(trace, layout);
  tell_overlap(trace, layout);
  sw_record_result(record, result);
  *out = sw_value_tensor(result);
  return true;
}
