#include "tensor/layout.h"

#include "base/checked.h"

static bool fill_strides(const SwShape *shape, int first, int step, SwLayout *out) {
  int64_t stride = 1;
  bool fits = true;
  out->shape = *shape;
  out->offset = 0;
  for (int n = 0, dim = first; n < shape->ndim; n++, dim += step) {
    out->stride[dim] = stride;
    int64_t size = shape->size[dim] > 1 ? shape->size[dim] : 1;
    bool next = n + 1 < shape->ndim; /* the size of the outermost dim enters no stride */
    fits = fits && (!next || sw_checked_mul(stride, size, &stride));
    if (!fits) stride = 0;
  }
  return fits;
}

bool sw_layout_contiguous(const SwShape *shape, SwLayout *out) {
  return fill_strides(shape, shape->ndim - 1, -1, out);
}

bool sw_layout_fortran(const SwShape *shape, SwLayout *out) {
  return fill_strides(shape, 0, 1, out);
}

bool sw_layout_equal(const SwLayout *a, const SwLayout *b) {
  bool same = sw_shape_equal(&a->shape, &b->shape) && a->offset == b->offset;
  for (int dim = 0; same && dim < a->shape.ndim; dim++)
    same = a->stride[dim] == b->stride[dim];
  return same;
}

void sw_layout_by_stride(const SwLayout *self, int *order) {
  for (int dim = 0; dim < self->shape.ndim; dim++) {
    int at = dim;
    for (; at > 0; at--) {
      if (sw_magnitude(self->stride[order[at - 1]]) >= sw_magnitude(self->stride[dim])) break;
      order[at] = order[at - 1];
    }
    order[at] = dim;
  }
}

int64_t sw_stride_shown(int64_t stride, int64_t unit) {
  return (int64_t)((uint64_t)stride * (uint64_t)unit); /* wraps around, as in NumPy */
}

void sw_layout_shown_strides(const SwLayout *self, int64_t unit, int64_t *out) {
  for (int dim = 0; dim < self->shape.ndim; dim++)
    out[dim] = sw_stride_shown(self->stride[dim], unit);
}

int64_t sw_layout_address(const SwLayout *self, const int64_t *index) {
  int64_t address = self->offset;
  for (int dim = 0; dim < self->shape.ndim; dim++)
    address += index[dim] * self->stride[dim];
  return address;
}

static bool is_dense_from(const SwLayout *self, int first, int step) {
  int64_t expected = 1;
  for (int n = 0, dim = first; n < self->shape.ndim; n++, dim += step) {
    int64_t size = self->shape.size[dim];
    if (size == 0) return true;
  }
  for (int n = 0, dim = first; n < self->shape.ndim; n++, dim += step) {
    int64_t size = self->shape.size[dim];
    if (size == 1) continue;
    if (self->stride[dim] != expected) return false;
    (void)sw_checked_mul(expected, size, &expected);
  }
  return true;
}

bool sw_layout_is_contiguous(const SwLayout *self) {
  return is_dense_from(self, self->shape.ndim - 1, -1);
}

bool sw_layout_is_fortran(const SwLayout *self) {
  return is_dense_from(self, 0, 1);
}

bool sw_layout_extent(const SwLayout *self, int64_t *lowest, int64_t *highest) {
  int64_t low = self->offset, high = self->offset;
  for (int dim = 0; dim < self->shape.ndim; dim++) {
    if (self->shape.size[dim] == 0) return false;
    int64_t reach = (self->shape.size[dim] - 1) * self->stride[dim];
    if (reach < 0)
      low += reach;
    else
      high += reach;
  }
  *lowest = low;
  *highest = high;
  return true;
}

bool sw_layout_repeats(const SwLayout *self) {
  bool repeats = false;
  for (int dim = 0; dim < self->shape.ndim; dim++) {
    if (self->shape.size[dim] == 0) return false;
    if (self->shape.size[dim] > 1 && self->stride[dim] == 0) repeats = true;
  }
  return repeats;
}

bool sw_layout_hop(const SwLayout *self, int dim, int64_t *out) {
  int64_t lowest, highest;
  if (self->shape.size[dim] < 2 || !sw_layout_extent(self, &lowest, &highest)) return false;
  *out = self->stride[dim];
  for (int inner = dim + 1; inner < self->shape.ndim; inner++)
    *out -= (self->shape.size[inner] - 1) * self->stride[inner];
  return true;
}

SwLayout sw_layout_permute(const SwLayout *self, const int *order) {
  SwLayout out = *self;
  for (int dim = 0; dim < self->shape.ndim; dim++) {
    out.shape.size[dim] = self->shape.size[order[dim]];
    out.stride[dim] = self->stride[order[dim]];
  }
  return out;
}

SwLayout sw_layout_remove(const SwLayout *self, int dim) {
  SwLayout out = *self;
  out.shape.ndim--;
  for (int i = dim; i < out.shape.ndim; i++) {
    out.shape.size[i] = self->shape.size[i + 1];
    out.stride[i] = self->stride[i + 1];
  }
  return out;
}

SwLayout sw_layout_insert(const SwLayout *self, int dim, int64_t stride) {
  SwLayout out = *self;
  out.shape.ndim++;
  for (int i = out.shape.ndim - 1; i > dim; i--) {
    out.shape.size[i] = self->shape.size[i - 1];
    out.stride[i] = self->stride[i - 1];
  }
  out.shape.size[dim] = 1;
  out.stride[dim] = stride;
  return out;
}

SwLayout sw_layout_select(const SwLayout *self, int dim, int64_t index) {
  SwLayout out = sw_layout_remove(self, dim);
  out.offset += index * self->stride[dim];
  return out;
}

SwLayout sw_layout_slice(const SwLayout *self, int dim, int64_t start, int64_t count,
                         int64_t step) {
  SwLayout out = *self;
  out.offset += start * self->stride[dim];
  out.shape.size[dim] = count;
  out.stride[dim] =
      (int64_t)((uint64_t)step *
                (uint64_t)self
                    ->stride[dim]); /* with one element the stride is never used, and may wrap */
  return out;
}

bool sw_layout_keeps_apart(const SwLayout *self) {
  int64_t reached = 0; /* the furthest address that the dims of smaller strides reach */
  bool taken[SW_MAX_DIMS] = {false};
  if (sw_shape_is_empty(&self->shape)) return true;
  for (int round = 0; round < self->shape.ndim; round++) {
    int next = -1;
    for (int dim = 0; dim < self->shape.ndim; dim++) {
      if (!taken[dim] &&
          (next < 0 || sw_magnitude(self->stride[dim]) < sw_magnitude(self->stride[next])))
        next = dim;
    }
    taken[next] = true;
    if (self->shape.size[next] <= 1) continue;
    if (sw_magnitude(self->stride[next]) <= reached) return false;
    reached += (self->shape.size[next] - 1) * sw_magnitude(self->stride[next]);
  }
  return true;
}

/* Goes from the widest stride down: the smaller ones together reach less than one of its steps. A
 * negative stride is a positive one from the other end. */
bool sw_layout_find(const SwLayout *self, int64_t address, int64_t *index) {
  int order[SW_MAX_DIMS];
  int64_t lowest, highest;
  if (!sw_layout_extent(self, &lowest, &highest)) return false;
  int64_t rest = address - lowest;
  sw_layout_by_stride(self, order);
  for (int at = 0; at < self->shape.ndim; at++) {
    int dim = order[at];
    int64_t size = self->shape.size[dim], step = sw_magnitude(self->stride[dim]);
    int64_t number = size > 1 && step > 0 ? rest / step : 0;
    if (rest < 0 || number >= size) return false;
    rest -= number * step;
    index[dim] = self->stride[dim] < 0 ? size - 1 - number : number;
  }
  return rest == 0;
}

/* Number of elements on the diagonal that begins `offset` columns right of the main one. */
static int64_t diagonal_size(int64_t rows, int64_t columns, int64_t offset) {
  int64_t down = offset < 0 ? (offset < -rows ? 0 : rows + offset) : rows;
  int64_t right = offset > 0 ? (offset > columns ? 0 : columns - offset) : columns;
  return down < right ? down : right;
}

SwLayout sw_layout_diagonal(const SwLayout *self, int64_t offset, int first, int second) {
  int64_t size = diagonal_size(self->shape.size[first], self->shape.size[second], offset);
  int64_t skip = offset >= 0 ? self->stride[second] : -self->stride[first];
  SwLayout layout = sw_layout_remove(self, first > second ? first : second);
  layout = sw_layout_remove(&layout, first > second ? second : first);
  int last = layout.shape.ndim;
  layout = sw_layout_insert(&layout, last, self->stride[first] + self->stride[second]);
  layout.shape.size[last] = size;
  if (size) layout.offset += offset * skip;
  return layout;
}
