#include "kernels/loop.h"

static bool joins(const SwLoop *self, int outer, const int64_t *inner_stride, int64_t inner_size) {
  for (int k = 0; k < self->operands; k++) {
    if (self->stride[k][outer] != inner_stride[k] * inner_size) return false;
  }
  return true;
}

/* Copies the dims that matter, outermost first, joining each to the one before where possible. */
static void collect(SwLoop *self, const SwLayout *const *layouts) {
  const SwShape *shape = &layouts[0]->shape;
  self->ndim = 0;
  for (int dim = 0; dim < shape->ndim; dim++) {
    int64_t size = shape->size[dim], stride[SW_LOOP_OPERANDS];
    if (size == 1) continue;
    for (int k = 0; k < self->operands; k++)
      stride[k] = layouts[k]->stride[dim];
    bool joined = self->ndim > 0 && joins(self, self->ndim - 1, stride, size);
    int at = joined ? self->ndim - 1 : self->ndim++;
    self->size[at] = joined ? self->size[at] * size : size;
    for (int k = 0; k < self->operands; k++)
      self->stride[k][at] = stride[k];
  }
}

void sw_loop_init(SwLoop *self, int operands, const SwLayout *const *layouts) {
  *self = (SwLoop){.operands = operands, .inner = 1};
  for (int k = 0; k < operands; k++)
    self->address[k] = layouts[k]->offset;
  for (int dim = 0; dim < layouts[0]->shape.ndim; dim++) {
    if (layouts[0]->shape.size[dim] == 0) {
      self->inner = 0;
      return;
    }
  }
  collect(self, layouts);
  if (self->ndim == 0) return;
  int last = --self->ndim;
  self->inner = self->size[last];
  for (int k = 0; k < operands; k++)
    self->inner_stride[k] = self->stride[k][last];
}

bool sw_loop_next(SwLoop *self) {
  for (int dim = self->ndim - 1; dim >= 0; dim--) {
    bool more = ++self->index[dim] < self->size[dim];
    int64_t steps = more ? 1 : 1 - self->size[dim];
    for (int k = 0; k < self->operands; k++)
      self->address[k] += steps * self->stride[k][dim];
    if (more) return true;
    self->index[dim] = 0;
  }
  return false;
}
