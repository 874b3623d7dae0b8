#include "runtime/record_descent.h"

#include "runtime/vm.h"

/* The size of `operand` in dim `dim` of the broadcast shape; -1 where it has none. */
static int64_t size_in(const SwRecord *self, int operand, int dim) {
  const SwShape *own = &self->operand[operand].layout.shape;
  int at = dim - (sw_record_broadcast(self)->ndim - own->ndim);
  return at < 0 ? -1 : own->size[at];
}

/* The third fact, which no sentence names, is the number of the operand called `one`. */
static void tell_dim(SwRecord *self, int dim) {
  int64_t size[] = {size_in(self, 0, dim), size_in(self, 1, dim)};
  int64_t broadcast = sw_record_broadcast(self)->size[dim];
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
  const SwShape *broadcast = self ? sw_record_broadcast(self) : NULL;
  bool two = broadcast && !self->operand[0].is_number && !self->operand[1].is_number;
  int64_t numel;
  if (!two || !broadcast->ndim) return;
  if (!sw_shape_numel(broadcast, &numel) || numel == 0) return;
  for (int dim = 0; dim < broadcast->ndim; dim++)
    tell_dim(self, dim);
  sw_emit(&self->trace, DESCEND_END, 0);
}
