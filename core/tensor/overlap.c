#include "tensor/overlap.h"

#define MAX_TRIES 4096

/* Searches for steps that lead back to their start: sum of steps[i] * stride[i] = 0. */
typedef struct Search {
  const SwLayout *layout;
  int order[SW_MAX_DIMS];         /* dims, widest stride first */
  int64_t reach[SW_MAX_DIMS + 1]; /* the furthest that the dims order[i..] can lead */
  int64_t steps[SW_MAX_DIMS];
  int tries;
} Search;

static int64_t floor_div(int64_t a, int64_t b) {
  return a / b - (a % b != 0 && a < 0);
}

/* `moved`: some wider stride has taken a step. The first step only goes forwards, since every way
 * back is also a way forwards. Recurses as deep as there are dims. */
static bool search(Search *self, int at, int64_t rest, bool moved) { /* NOLINT(misc-no-recursion) */
  const SwLayout *layout = self->layout;
  if (at == layout->shape.ndim)
    return moved; /* steps out of reach were never tried, so the rest is 0 */
  int dim = self->order[at];
  int64_t stride = sw_magnitude(layout->stride[dim]), most = layout->shape.size[dim] - 1;
  self->steps[dim] = 0;
  if (stride == 0 || most == 0) return search(self, at + 1, rest, moved);
  int64_t first = -floor_div(rest + self->reach[at + 1], stride);
  int64_t last = floor_div(self->reach[at + 1] - rest, stride);
  int64_t least = moved ? -most : 0;
  for (int64_t k = first < least ? least : first; k <= last && k <= most; k++) {
    if (self->tries++ > MAX_TRIES) return false;
    self->steps[dim] = layout->stride[dim] < 0 ? -k : k;
    if (search(self, at + 1, rest + k * stride, moved || k != 0)) return true;
  }
  self->steps[dim] = 0;
  return false;
}

static void prepare(Search *self) {
  const SwLayout *layout = self->layout;
  sw_layout_by_stride(layout, self->order);
  for (int at = layout->shape.ndim - 1; at >= 0; at--) {
    int dim = self->order[at];
    self->reach[at] =
        self->reach[at + 1] + sw_magnitude(layout->stride[dim]) * (layout->shape.size[dim] - 1);
  }
}

/* The last dim of size > 1 with stride 0; -1 if there is none, -2 if the layout is empty. */
static int still_dim(const SwLayout *self) {
  int still = -1;
  for (int dim = 0; dim < self->shape.ndim; dim++) {
    if (self->shape.size[dim] == 0) return -2;
    if (self->shape.size[dim] > 1 && self->stride[dim] == 0) still = dim;
  }
  return still;
}

/* No two indices share a cell. */
static bool comes_first(const int64_t *a, const int64_t *b) {
  int dim = 0;
  while (a[dim] == b[dim])
    dim++;
  return a[dim] < b[dim];
}

bool sw_layout_overlap(const SwLayout *self, int64_t *a, int64_t *b) {
  Search found = {.layout = self};
  int still = still_dim(self);
  if (still == -2) return false;
  prepare(&found);
  if (still >= 0)
    found.steps[still] = 1;
  else if (!search(&found, 0, 0, false))
    return false;
  for (int dim = 0; dim < self->shape.ndim; dim++) {
    int64_t steps = found.steps[dim];
    a[dim] = steps < 0 ? -steps : 0;
    b[dim] = steps > 0 ? steps : 0;
  }
  if (comes_first(a, b)) return true;
  for (int dim = 0; dim < self->shape.ndim; dim++) {
    int64_t swap = a[dim];
    a[dim] = b[dim];
    b[dim] = swap;
  }
  return true;
}
