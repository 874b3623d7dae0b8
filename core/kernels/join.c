#include "kernels/join.h"

#include "base/checked.h"

SwJoinProblem sw_join_shape(SwShape *shape, int dim, const SwShape *next, int *at) {
  if (next->ndim != shape->ndim) return SW_JOIN_NDIM;
  for (int i = 0; i < shape->ndim; i++) {
    *at = i;
    if (i != dim && next->size[i] != shape->size[i]) return SW_JOIN_SIZE;
  }
  bool fits = sw_checked_add(shape->size[dim], next->size[dim], &shape->size[dim]);
  return fits ? SW_JOIN_FITS : SW_JOIN_OVERFLOW;
}

void sw_join_write(const SwOperand *out, int dim, const SwOperand *part, int64_t *start) {
  int64_t size = part->layout->shape.size[dim];
  SwLayout place = sw_layout_slice(out->layout, dim, *start, size, 1);
  SwOperand to = *out;
  to.layout = &place;
  sw_elementwise_copy(&to, part);
  *start += size;
}
