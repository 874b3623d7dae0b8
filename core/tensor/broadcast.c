#include "tensor/broadcast.h"

/* The size that `shape` shows in dim `dim` of an aligned row of `ndim` dims, and whether it is
 * there. */
static int64_t aligned_size(const SwShape *shape, int ndim, int dim, bool *present) {
  int own = dim - (ndim - shape->ndim);
  *present = own >= 0;
  return *present ? shape->size[own] : 1;
}

static int common_ndim(const SwShape *const *shapes, int count) {
  int ndim = 0;
  for (int i = 0; i < count; i++)
    ndim = shapes[i]->ndim > ndim ? shapes[i]->ndim : ndim;
  return ndim;
}

static void emit_alignment(const SwShape *const *shapes, int count, int target, int ndim,
                           SwTrace *trace) {
  sw_emit(trace, ALIGN, 0);
  for (int i = 0; i < count; i++) {
    int have = shapes[i]->ndim;
    if (have < ndim && i != target) sw_emit(trace, PAD, i, have, ndim, ndim - have);
  }
}

/* Says who yields in this dimension; nobody does where all sizes are the same. */
static void emit_verdict(const SwShape *const *shapes, int count, int target, int ndim, int dim,
                         int64_t size, SwTrace *trace) {
  bool anyone = false;
  for (int i = 0; i < count; i++) {
    bool present;
    int64_t own = aligned_size(shapes[i], ndim, dim, &present);
    if (i == target && !present)
      sw_emit(trace, COMPARE_GROWS_NEW, dim, i, size);
    else if (i == target && own != size)
      sw_emit(trace, COMPARE_GROWS, dim, i, own, size);
    else if (!present)
      sw_emit(trace, COMPARE_PADDED, dim, i, size);
    else if (own != size)
      sw_emit(trace, COMPARE_STRETCH, dim, i, size);
    anyone = anyone || !present || own != size;
  }
  if (!anyone) sw_emit(trace, COMPARE_EQUAL, dim, size);
}

bool sw_broadcast_shapes(const SwShape *const *shapes, int count, SwTrace *trace, SwShape *out,
                         SwMismatch *mismatch) {
  return sw_broadcast_onto(shapes, count, -1, trace, out, mismatch);
}

bool sw_broadcast_onto(const SwShape *const *shapes, int count, int target, SwTrace *trace,
                       SwShape *out, SwMismatch *mismatch) {
  int ndim = common_ndim(shapes, count);
  out->ndim = ndim;
  emit_alignment(shapes, count, target, ndim, trace);
  for (int dim = ndim - 1; dim >= 0; dim--) {
    int64_t size = 1;
    int decided_by = 0;
    for (int i = 0; i < count; i++) {
      bool present;
      int64_t own = aligned_size(shapes[i], ndim, dim, &present);
      if (own == 1 || own == size) continue;
      if (size != 1) {
        *mismatch = (SwMismatch){dim, decided_by, i, size, own};
        sw_emit(trace, COMPARE_REFUSED, dim, decided_by, size, i, own);
        return false;
      }
      size = own;
      decided_by = i;
    }
    out->size[dim] = size;
    if (trace) emit_verdict(shapes, count, target, ndim, dim, size, trace);
  }
  sw_emit(trace, BROADCAST_RESULT, 0);
  return true;
}

SwLayout sw_broadcast_layout(const SwLayout *self, const SwShape *target, SwDialect dialect,
                             int operand, SwTrace *trace) {
  SwLayout out = {.shape = *target, .offset = self->offset};
  int missing = target->ndim - self->shape.ndim;
  for (int dim = target->ndim - 1; dim >= 0; dim--) {
    int own = dim - missing;
    int64_t size = own >= 0 ? self->shape.size[own] : 1;
    if (size != target->size[dim])
      sw_emit(trace, STRETCH, operand, dim, target->size[dim]);
    else if (size != 1 || (dialect == SW_TORCH && self->shape.ndim > 0))
      out.stride[dim] = own >= 0 ? self->stride[own] : out.stride[dim + 1] * target->size[dim + 1];
  }
  return out;
}

SwExpandProblem sw_broadcast_to(const SwShape *self, SwShape *target, int operand, SwTrace *trace,
                                int *dim) {
  int missing = target->ndim - self->ndim;
  sw_emit(trace, ALIGN, 0);
  if (missing < 0) {
    sw_emit(trace, TARGET_TOO_FEW_DIMS, operand, self->ndim, target->ndim);
    return SW_EXPAND_TOO_FEW_DIMS;
  }
  if (missing) sw_emit(trace, PAD, operand, self->ndim, target->ndim, missing);
  for (*dim = target->ndim - 1; *dim >= 0; --*dim) {
    int own = *dim - missing;
    int64_t size = own >= 0 ? self->size[own] : 1;
    int64_t *wanted = &target->size[*dim];
    if (*wanted == -1 && own < 0) return SW_EXPAND_NEW_MINUS_ONE;
    if (*wanted == -1) *wanted = size;
    if (size != *wanted && (size != 1 || *wanted < 0)) {
      sw_emit(trace, COMPARE_TARGET_REFUSED, *dim, operand, size, *wanted);
      return SW_EXPAND_SIZE;
    }
    if (own < 0)
      sw_emit(trace, COMPARE_PADDED, *dim, operand, *wanted);
    else if (size != *wanted)
      sw_emit(trace, COMPARE_STRETCH, *dim, operand, *wanted);
    else
      sw_emit(trace, COMPARE_EQUAL, *dim, size);
  }
  sw_emit(trace, BROADCAST_RESULT, 0);
  return SW_EXPAND_FITS;
}
