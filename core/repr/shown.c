#include "repr/shown.h"

#include <stdlib.h>

#define SHOWN_LIMIT ((int64_t)1 << 19)

/* The index in the tensor of the entry that is shown at `number` of a dim. */
static int64_t entry_index(const SwShown *self, int dim, int64_t number, int64_t size) {
  if (!self->cut[dim] || number < self->edge) return number;
  return size - 2 * (int64_t)self->edge + number;
}

static void load_values(SwShown *self, const SwTensor *tensor) {
  const SwShape *full = &tensor->layout.shape;
  int64_t entry[SW_MAX_DIMS] = {0};
  for (int64_t i = 0; i < self->count; i++) {
    int64_t index[SW_MAX_DIMS] = {0};
    for (int d = 0; d < full->ndim; d++)
      index[d] = entry_index(self, d, entry[d], full->size[d]);
    self->values[i] = sw_tensor_load(tensor, sw_layout_address(&tensor->layout, index));
    (void)sw_shape_advance(&self->shape, entry);
  }
}

bool sw_shown_collect(const SwTensor *tensor, const SwPrinting *printing, SwShown *out) {
  const SwShape *full = &tensor->layout.shape;
  *out = (SwShown){.shape = *full, .edge = printing->edge};
  out->summarised = sw_tensor_size(tensor) > printing->threshold;
  for (int d = 0; d < full->ndim; d++) {
    out->cut[d] = out->summarised && full->size[d] > 2 * (int64_t)out->edge;
    if (out->cut[d]) out->shape.size[d] = 2 * (int64_t)out->edge;
  }
  (void)sw_shape_numel(&out->shape, &out->count); /* cannot overflow: the tensor has more */
  if (out->count > SHOWN_LIMIT) return false;
  out->values = malloc(((size_t)out->count + 1) * sizeof *out->values);
  if (!out->values) return false;
  load_values(out, tensor);
  return true;
}

void sw_shown_free(SwShown *self) {
  free(self->values);
  self->values = NULL;
}
