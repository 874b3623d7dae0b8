#include "tensor/channels_last.h"

/* The dims, innermost first: the channels, the last dim, ..., the batch. */
static void channels_last_order(int ndim, int *order) {
  order[0] = 1;
  for (int i = 1; i < ndim - 1; i++)
    order[i] = ndim - i;
  order[ndim - 1] = 0;
}

bool sw_layout_is_channels_last(const SwLayout *self) {
  int ndim = self->shape.ndim, order[5];
  if ((ndim != 4 && ndim != 5) || self->stride[1] == 0) return false;
  channels_last_order(ndim, order);
  int64_t least = 0;
  for (int i = 0; i < ndim; i++) {
    int64_t size = self->shape.size[order[i]], stride = self->stride[order[i]];
    if (size == 0 || stride < least) return false;
    if (order[i] == 0 && least == self->stride[1]) return false; /* every size but the batch is 1 */
    least = size > 1 ? stride * size : stride;
  }
  return true;
}

SwLayout sw_layout_channels_last(const SwShape *shape) {
  SwLayout out = {.shape = *shape};
  int order[5];
  int64_t stride = 1;
  channels_last_order(shape->ndim, order);
  for (int i = 0; i < shape->ndim; i++) {
    out.stride[order[i]] = stride;
    stride *= shape->size[order[i]];
  }
  return out;
}
