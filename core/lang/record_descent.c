/*
 * The telling of broadcasting one dimension at a time, from the left: entries pair up as NumPy's
 * and PyTorch's nested brackets would be read, down to single numbers.
 *
 *     x (2, 3)    x[0] with y, x[1] with y              y has no such dim: as a whole
 *     y    (3,)   x[0][0] with y[0], x[0][1] with y[1], ...
 */
#include "lang/call.h"

/* The size of `operand` in dim `dim` of the broadcast shape; -1 where it has none. */
static int64_t size_in(const SwRecord *self, int operand, int dim) {
  const SwShape *own = &self->operand[operand].layout.shape;
  int at = dim - (self->broadcast.ndim - own->ndim);
  return at < 0 ? -1 : own->size[at];
}

/* The third fact, which no sentence names, is the number of the operand called `one`. */
static void tell_dim(SwRecord *self, int dim) {
  int64_t size[] = {size_in(self, 0, dim), size_in(self, 1, dim)};
  int64_t broadcast = self->broadcast.size[dim];
  if (size[0] == size[1]) {
    sw_emit(&self->trace, DESCEND_EQUAL, dim, broadcast, 0);
    return;
  }
  int one = size[1] < 0 || (size[0] >= 0 && size[1] == 1);
  if (size[one] < 0)
    sw_emit(&self->trace, DESCEND_PADDED, dim, broadcast, one);
  else
    sw_emit(&self->trace, DESCEND_STRETCH, dim, broadcast, one);
}

void sw_record_descent(SwRecord *self) {
  bool two = self && self->operand_count == 2 && self->has_broadcast &&
             !self->operand[0].is_number && !self->operand[1].is_number;
  int64_t numel;
  if (!two || !self->broadcast.ndim) return;
  if (!sw_shape_numel(&self->broadcast, &numel) || numel == 0) return;
  for (int dim = 0; dim < self->broadcast.ndim; dim++)
    tell_dim(self, dim);
  sw_emit(&self->trace, DESCEND_END, 0);
}
