#include "kernels/loop.h"

/* Whether dim a comes before dim b: dims of stride 0 first, in their order, then large strides. */
static bool comes_before(const SwLayout *written, int a, int b) {
  int64_t stride_a = sw_magnitude(written->stride[a]), stride_b = sw_magnitude(written->stride[b]);
  return stride_b != 0 && (stride_a == 0 || stride_a > stride_b);
}

/* Sorts the dims of more than one entry, the smallest stride of the written layout last. False if
 * dims overlap: a stride is no larger than the distance that the dims inside already reach, so an
 * element may be written twice and reading order must stay. */
static bool sort_dims(const SwLayout *written, int *order, int *count, bool *folds) {
  int64_t reached = 0;
  *count = 0;
  *folds = false;
  for (int dim = 0; dim < written->shape.ndim; dim++) {
    if (written->shape.size[dim] == 1) continue;
    int at = (*count)++;
    for (; at > 0 && comes_before(written, dim, order[at - 1]); at--)
      order[at] = order[at - 1];
    order[at] = dim;
  }
  for (int i = *count - 1; i >= 0; i--) {
    int64_t stride = sw_magnitude(written->stride[order[i]]);
    *folds = *folds || stride == 0;
    if (stride == 0) continue;
    if (stride <= reached) return false;
    reached += (written->shape.size[order[i]] - 1) * stride;
  }
  return true;
}

static void reading_order(const SwLayout *written, int *order) {
  int count = 0;
  for (int dim = 0; dim < written->shape.ndim; dim++) {
    if (written->shape.size[dim] != 1) order[count++] = dim;
  }
}

/* Whether a dim can be merged into dim `outer`: in every layout, stride[outer] == stride * size. */
static bool joins(const SwLoop *self, int outer, const int64_t *stride, int64_t size) {
  for (int k = 0; k < self->operands; k++) {
    if (self->stride[k][outer] != stride[k] * size) return false;
  }
  return true;
}

static void append(SwLoop *self, int64_t size, const int64_t *stride) {
  bool joined = self->ndim > 0 && joins(self, self->ndim - 1, stride, size);
  int at = joined ? self->ndim - 1 : self->ndim++;
  self->size[at] = joined ? self->size[at] * size : size;
  self->index[at] = 0;
  for (int k = 0; k < self->operands; k++)
    self->stride[k][at] = stride[k];
}

/* Swaps dim `from` with the last but one. The order of the outer dims does not matter. */
static void move_to_plane(SwLoop *self, int from) {
  int to = self->ndim - 2;
  for (int k = -1; k < self->operands; k++) {
    int64_t *row = k < 0 ? self->size : self->stride[k], kept = row[from];
    row[from] = row[to];
    row[to] = kept;
  }
}

/* If an operand has stride 1 in a dim other than the last, as x.t() has, that dim and the last make
 * the plane, so that pass.c can transpose it tile by tile. */
static void choose_plane(SwLoop *self) {
  int last = self->ndim - 1;
  for (int k = 1; k < self->operands; k++) {
    if (sw_magnitude(self->stride[k][last]) <= 1) continue;
    for (int dim = 0; dim < last; dim++) {
      if (self->stride[k][dim] != 1) continue;
      move_to_plane(self, dim);
      return;
    }
  }
}

void sw_loop_init(SwLoop *self, int operands, const SwLayout *const *layouts) {
  int order[SW_MAX_DIMS], count;
  const SwShape *shape = &layouts[0]->shape;
  /* Strides of an empty tensor may be arbitrarily large, so they are not read. */
  self->empty = sw_shape_is_empty(shape);
  if (self->empty) return;
  bool folds, sorted = sort_dims(layouts[0], order, &count, &folds);
  if (!sorted) reading_order(layouts[0], order);
  self->ndim = 0;
  self->operands = operands;
  self->apart = sorted && !folds;
  self->folds = sorted && folds;
  for (int k = 0; k < operands; k++)
    self->address[k] = layouts[k]->offset;
  for (int i = 0; i < count; i++) {
    int64_t size = shape->size[order[i]], stride[SW_LOOP_OPERANDS];
    for (int k = 0; k < operands; k++)
      stride[k] = layouts[k]->stride[order[i]];
    append(self, size, stride);
  }
  bool one_row = self->ndim < 2;
  for (; self->ndim < 2; self->ndim++) {
    self->size[self->ndim] = 1;
    self->index[self->ndim] = 0;
    for (int k = 0; k < operands; k++)
      self->stride[k][self->ndim] = 0;
  }
  if (one_row) move_to_plane(self, 1);
  if (self->apart) choose_plane(self);
}

bool sw_loop_next(SwLoop *self, int within) {
  for (int dim = self->ndim - 1 - within; dim >= 0; dim--) {
    bool more = ++self->index[dim] < self->size[dim];
    int64_t steps = more ? 1 : 1 - self->size[dim];
    for (int k = 0; k < self->operands; k++)
      self->address[k] += steps * self->stride[k][dim];
    if (more) return true;
    self->index[dim] = 0;
  }
  return false;
}
