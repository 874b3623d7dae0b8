#include "story/scene/value_pattern.h"

#define MOST 65536 /* elements; larger storages are not searched and count as "own" */

/* Whether all elements are equal; with `with_address`, whether element i is i. */
static bool is_filled(const SwSnapshot *self, const void *data, bool with_address) {
  double first = sw_scalar_double(sw_scalar_load(self->dtype, data, 0));
  if (with_address && first != 0) return false;
  for (int64_t i = 1; i < self->storage_size; i++) {
    double value = sw_scalar_double(sw_scalar_load(self->dtype, data, i));
    if (value != (with_address ? (double)i : first)) return false;
  }
  return true;
}

const char *sw_value_pattern(const SwSnapshot *tensor) {
  const SwBuffer *buffer = tensor->buffer;
  /* A single element matters. So do the values of a mask: they choose elements. */
  if (!buffer || tensor->dtype == SW_BOOL || tensor->storage_size < 2) return "own";
  if (buffer->is_drawn) return "random";
  if (tensor->storage_size > MOST) return "own";
  if (is_filled(tensor, buffer->data, false)) return "same";
  return is_filled(tensor, buffer->data, true) ? "address" : "own";
}
