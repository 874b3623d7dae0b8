#include "tensor/recast.h"

static bool follows(const SwLayout *self, SwDialect dialect, int last) {
  bool alone =
      dialect == SW_NUMPY && (self->shape.size[last] == 1 || sw_shape_is_empty(&self->shape));
  return alone || self->stride[last] == 1;
}

static void shrink(SwLayout *self, int last, int64_t ratio) {
  self->shape.size[last] *= ratio;
  self->offset *= ratio;
  for (int dim = 0; dim < last; dim++)
    self->stride[dim] *= ratio;
}

/* The order of the checks decides the message: PyTorch checks the last stride after size and
 * offset, NumPy before. */
static SwRecast grow(SwLayout *self, SwDialect dialect, int last, int64_t ratio, int *dim) {
  if (self->shape.size[last] % ratio) return SW_RECAST_SIZE;
  if (self->offset % ratio) return SW_RECAST_OFFSET;
  if (!follows(self, dialect, last)) return SW_RECAST_LAST_STRIDE;
  for (*dim = 0; *dim < last; ++*dim) {
    if (self->stride[*dim] % ratio) return SW_RECAST_STRIDE;
    self->stride[*dim] /= ratio;
  }
  self->shape.size[last] /= ratio;
  self->offset /= ratio;
  return SW_RECAST_FITS;
}

SwRecast sw_layout_recast(const SwLayout *self, SwDialect dialect, int64_t from, int64_t to,
                          SwLayout *out, int *dim) {
  int last = self->shape.ndim - 1;
  SwRecast problem = SW_RECAST_FITS;
  *out = *self;
  if (from == to) return SW_RECAST_FITS;
  if (last < 0) return SW_RECAST_NO_DIMS;
  *dim = last;
  if ((dialect == SW_NUMPY || to < from) && !follows(self, dialect, last))
    return SW_RECAST_LAST_STRIDE;
  if (to < from)
    shrink(out, last, from / to);
  else
    problem = grow(out, dialect, last, to / from, dim);
  if (problem == SW_RECAST_FITS) out->stride[last] = 1;
  return problem;
}
