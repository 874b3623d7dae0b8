#include "story/remark/aliases.h"

#include <string.h>

#include "base/checked.h"

#define MAX_TRIES 4096 /* indices tried for one address */
#define MAX_WALK  4096 /* elements compared when two layouts may overlap */

typedef struct Search {
  const SwLayout *layout;
  int count;                                           /* dims with size > 1 and stride != 0 */
  int order[SW_MAX_DIMS];                              /* these dims, largest stride first */
  int64_t low[SW_MAX_DIMS + 1], high[SW_MAX_DIMS + 1]; /* what order[i..] can add up to */
  int64_t index[SW_MAX_DIMS];
  int64_t free;      /* elements per solution: product of the sizes of the stride-0 dims */
  int64_t solutions; /* solutions in the other dims */
  int tries;
  SwAliases *out;
} Search;

static void insert_by_stride(Search *self, int dim) {
  int at = self->count++;
  for (; at > 0; at--) {
    int before = self->order[at - 1];
    if (sw_magnitude(self->layout->stride[before]) >= sw_magnitude(self->layout->stride[dim]))
      break;
    self->order[at] = before;
  }
  self->order[at] = dim;
}

/* False if the layout has no elements. */
static bool prepare(Search *self) {
  const SwLayout *layout = self->layout;
  self->free = 1;
  for (int dim = 0; dim < layout->shape.ndim; dim++) {
    int64_t size = layout->shape.size[dim];
    if (size == 0) return false;
    if (layout->stride[dim] != 0 && size > 1)
      insert_by_stride(self, dim);
    else if (!sw_checked_mul(self->free, size, &self->free))
      self->free = INT64_MAX;
  }
  self->low[self->count] = self->high[self->count] = 0;
  for (int i = self->count - 1; i >= 0; i--) {
    int64_t reach = layout->stride[self->order[i]] * (layout->shape.size[self->order[i]] - 1);
    self->low[i] = self->low[i + 1] + (reach < 0 ? reach : 0);
    self->high[i] = self->high[i + 1] + (reach > 0 ? reach : 0);
  }
  return true;
}

/* The next index in the dims of stride 0; false after the last. */
static bool advance_free(const SwLayout *layout, int64_t *index) {
  for (int dim = layout->shape.ndim - 1; dim >= 0; dim--) {
    if (layout->stride[dim] != 0 || layout->shape.size[dim] == 1) continue;
    if (++index[dim] < layout->shape.size[dim]) return true;
    index[dim] = 0;
  }
  return false;
}

static void list_solution(Search *self) {
  SwAliases *out = self->out;
  self->solutions++;
  int64_t index[SW_MAX_DIMS];
  memcpy(index, self->index, sizeof index);
  bool more = true;
  while (more && out->listed < SW_MAX_ALIASES) {
    memcpy(out->index[out->listed++], index, sizeof index);
    more = advance_free(self->layout, index);
  }
}

static int64_t floor_div(int64_t a, int64_t b) {
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}

/* The range of indices k for which the smaller dims can still reach `rest` - k * stride. */
static void candidates(const Search *self, int at, int64_t rest, int64_t *first, int64_t *last) {
  int64_t stride = self->layout->stride[self->order[at]];
  int64_t from = rest - self->high[at + 1], to = rest - self->low[at + 1]; /* <= k * stride <= */
  if (stride < 0) {
    int64_t swap = -from;
    from = -to;
    to = swap;
    stride = -stride;
  }
  *first = -floor_div(-from, stride);
  *last = floor_div(to, stride);
  int64_t size = self->layout->shape.size[self->order[at]];
  if (*first < 0) *first = 0;
  if (*last >= size) *last = size - 1;
}

/* Recurses once per dim. */
static void search(Search *self, int at, int64_t rest) { /* NOLINT(misc-no-recursion) */
  if (at == self->count) {
    if (rest == 0) list_solution(self);
    return;
  }
  int64_t first, last;
  int dim = self->order[at];
  candidates(self, at, rest, &first, &last);
  for (int64_t k = first; k <= last && self->tries < MAX_TRIES; k++) {
    self->tries++;
    self->index[dim] = k;
    search(self, at + 1, rest - k * self->layout->stride[dim]);
  }
  self->index[dim] = 0;
}

/* No two are the same. */
static bool comes_before(const int64_t *a, const int64_t *b) {
  while (*a == *b) {
    a++;
    b++;
  }
  return *a < *b;
}

static void sort(SwAliases *self) {
  int64_t index[SW_MAX_DIMS];
  for (int i = 1; i < self->listed; i++) {
    int at = i;
    memcpy(index, self->index[i], sizeof index);
    for (; at > 0 && comes_before(index, self->index[at - 1]); at--)
      memcpy(self->index[at], self->index[at - 1], sizeof index);
    memcpy(self->index[at], index, sizeof index);
  }
}

void sw_aliases_at(const SwLayout *layout, int64_t address, SwAliases *out) {
  Search self = {.layout = layout, .out = out};
  out->count = out->listed = 0;
  out->exact = true;
  if (!prepare(&self)) return;
  search(&self, 0, address - layout->offset);
  if (!sw_checked_mul(self.solutions, self.free, &out->count)) out->count = INT64_MAX;
  out->exact = self.tries < MAX_TRIES && out->count < INT64_MAX;
  sort(out);
}

static bool walk(const SwLayout *a, const SwLayout *b) {
  SwAliases found;
  SwShape shape = a->shape;
  int64_t index[SW_MAX_DIMS] = {0};
  for (int dim = 0; dim < shape.ndim; dim++) {
    if (a->stride[dim] == 0) shape.size[dim] = 1; /* repeats the same cells */
  }
  int left = MAX_WALK;
  do {
    sw_aliases_at(b, sw_layout_address(a, index), &found);
    if (found.count > 0) return true;
  } while (--left > 0 && sw_shape_advance(&shape, index));
  return false;
}

static int64_t gcd(int64_t a, int64_t b) {
  while (b != 0) {
    int64_t rest = a % b;
    a = b;
    b = rest;
  }
  return sw_magnitude(a);
}

/* Whether the layouts visit different residues of a common step, such as even and odd columns. */
static bool interleave(const SwLayout *a, const SwLayout *b) {
  int64_t step = 0;
  for (int dim = 0; dim < a->shape.ndim; dim++)
    step = a->shape.size[dim] > 1 ? gcd(step, a->stride[dim]) : step;
  for (int dim = 0; dim < b->shape.ndim; dim++)
    step = b->shape.size[dim] > 1 ? gcd(step, b->stride[dim]) : step;
  return step != 0 && (a->offset - b->offset) % step != 0;
}

bool sw_aliases_meet(const SwLayout *a, const SwLayout *b) {
  int64_t low, high, own_low, own_high, numel_a = 0, numel_b = 0;
  if (!sw_layout_extent(a, &low, &high) || !sw_layout_extent(b, &own_low, &own_high)) return false;
  if (high < own_low || own_high < low || interleave(a, b)) return false;
  bool smaller = sw_shape_numel(&a->shape, &numel_a) &&
                 (!sw_shape_numel(&b->shape, &numel_b) || numel_a <= numel_b);
  return smaller ? walk(a, b) : walk(b, a);
}
