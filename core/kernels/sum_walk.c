#include "kernels/sum_walk.h"

/* Whether dim b should be inside dim a. */
static bool comes_before(const SwLayout *out, const SwLayout *in, int b, int a,
                         bool vanishing_first) {
  bool gone_a = out->stride[a] == 0, gone_b = out->stride[b] == 0;
  if (vanishing_first && gone_a != gone_b) return gone_b;
  if (vanishing_first && !gone_a) return out->stride[b] < out->stride[a];
  int64_t stride_a = sw_magnitude(in->stride[a]), stride_b = sw_magnitude(in->stride[b]);
  if (stride_a == 0 || stride_b == 0) return false;
  /* Of two dims with one stride, PyTorch takes the smaller one first. */
  if (vanishing_first && stride_a == stride_b) return in->shape.size[b] < in->shape.size[a];
  return stride_b < stride_a;
}

/* Adds the next dim outwards, merged with the last one if both operands allow it. */
static void append(SwSumWalk *self, int64_t size, int64_t in, int64_t out) {
  int last = self->ndim - 1;
  bool joins = last >= 0 && in == self->in[last] * self->size[last] &&
               out == self->out[last] * self->size[last];
  if (joins) {
    self->size[last] *= size;
    return;
  }
  self->size[self->ndim] = size;
  self->in[self->ndim] = in;
  self->out[self->ndim++] = out;
}

void sw_sum_walk_init(SwSumWalk *self, const SwLayout *out, const SwLayout *in,
                      bool vanishing_first) {
  int order[SW_MAX_DIMS], count = 0;
  *self = (SwSumWalk){0};
  for (int dim = in->shape.ndim - 1; dim >= 0; dim--) {
    if (in->shape.size[dim] == 1) continue;
    int at = count++;
    for (; at > 0 && comes_before(out, in, dim, order[at - 1], vanishing_first); at--)
      order[at] = order[at - 1];
    order[at] = dim;
  }
  for (int i = 0; i < count; i++)
    append(self, in->shape.size[order[i]], in->stride[order[i]], out->stride[order[i]]);
  while (self->ndim < 2)
    self->size[self->ndim++] = 1;
}

bool sw_sum_walk_next(const SwSumWalk *self, int first, int64_t *index, int64_t *at_out,
                      int64_t *at_in) {
  for (int dim = first; dim < self->ndim; dim++) {
    bool more = ++index[dim] < self->size[dim];
    int64_t steps = more ? 1 : 1 - self->size[dim];
    *at_in += steps * self->in[dim];
    *at_out += steps * self->out[dim];
    if (more) return true;
    index[dim] = 0;
  }
  return false;
}
