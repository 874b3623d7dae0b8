#include "runtime/record_refusal.h"

#include "runtime/vm.h"

static void tell_position(SwRecord *self, int64_t index, int64_t dim, int64_t size) {
  const SwShape *shape = &self->operand[0].layout.shape;
  if (dim < 0 || dim >= shape->ndim || shape->size[dim] != size) return;
  sw_emit(&self->trace, INDEX_MISSED, 0, dim, size, size - 1, index);
}

/* Where a dim is to be put in, there is one place more than dims. */
static void tell_dim(SwRecord *self, int64_t lowest, int64_t highest, int64_t dim) {
  int ndim = self->operand[0].layout.shape.ndim;
  int64_t places = highest - lowest + 1;
  if (highest < 0 || places < 2 * (int64_t)ndim || places > 2 * (int64_t)ndim + 2) return;
  sw_emit(&self->trace, DIM_MISSED, 0, 0, lowest, highest, dim);
}

static void tell_mask(SwRecord *self, int64_t dim) {
  if (self->operand_count < 2 || self->operand[1].dtype != SW_BOOL) return;
  sw_emit(&self->trace, MASK_MISSED, 1, 1, 0, 0, dim);
}

void sw_record_refusal(SwRecord *self, const SwError *error) {
  const int64_t *integer = error->integer;
  if (!self->operand_count || self->operand[0].is_number) return;
  switch (error->id) {
  case SW_ERR_TORCH_INDEX:
  case SW_ERR_NUMPY_INDEX: tell_position(self, integer[0], integer[1], integer[2]); break;
  case SW_ERR_TORCH_DIM: tell_dim(self, integer[0], integer[1], integer[2]); break;
  case SW_ERR_NUMPY_AXIS: tell_dim(self, -integer[1], integer[1] - 1, integer[0]); break;
  case SW_ERR_TORCH_MASK_SHAPE: tell_mask(self, integer[1]); break;
  case SW_ERR_NUMPY_MASK_SHAPE: tell_mask(self, integer[0]); break;
  case SW_ERR_TORCH_TOO_MANY_INDICES:
  case SW_ERR_NUMPY_TOO_MANY_INDICES:
    sw_emit(&self->trace, TOO_MANY_INDICES, 0, 0, self->operand[0].layout.shape.ndim);
    break;
  default: break;
  }
}
