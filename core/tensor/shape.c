#include "tensor/shape.h"

#include "base/checked.h"

bool sw_shape_numel(const SwShape *self, int64_t *out) {
  int64_t numel = 1;
  bool fits = true;
  for (int i = 0; i < self->ndim; i++) {
    if (self->size[i] == 0) {
      *out = 0;
      return true;
    }
    fits = fits && sw_checked_mul(numel, self->size[i], &numel);
  }
  *out = numel;
  return fits;
}

bool sw_shape_is_empty(const SwShape *self) {
  for (int i = 0; i < self->ndim; i++) {
    if (self->size[i] == 0) return true;
  }
  return false;
}

bool sw_shape_fits_in_order(const SwShape *self) {
  int64_t numel = 1;
  for (int i = 0; i < self->ndim; i++) {
    if (!sw_checked_mul(numel, self->size[i], &numel)) return false;
  }
  return true;
}

bool sw_shape_bytes_fit(const SwShape *self, int64_t itemsize) {
  for (int i = 0; i < self->ndim; i++) {
    if (self->size[i] && !sw_checked_mul(itemsize, self->size[i], &itemsize)) return false;
  }
  return true;
}

bool sw_shape_equal(const SwShape *self, const SwShape *other) {
  if (self->ndim != other->ndim) return false;
  for (int i = 0; i < self->ndim; i++) {
    if (self->size[i] != other->size[i]) return false;
  }
  return true;
}

bool sw_shape_advance(const SwShape *self, int64_t *index) {
  for (int dim = self->ndim - 1; dim >= 0; dim--) {
    if (++index[dim] < self->size[dim]) return true;
    index[dim] = 0;
  }
  return false;
}

void sw_shape_unravel(const SwShape *self, int64_t number, int64_t *index) {
  for (int dim = self->ndim - 1; dim >= 0; dim--) {
    int64_t size = self->size[dim] ? self->size[dim] : 1;
    index[dim] = number % size;
    number /= size;
  }
}

int64_t sw_shape_number(const SwShape *self, const int64_t *index) {
  int64_t number = 0;
  for (int dim = 0; dim < self->ndim; dim++)
    number = number * self->size[dim] + index[dim];
  return number;
}
