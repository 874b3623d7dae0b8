#include "kernels/gather.h"

#include <string.h>

SwLayout sw_gather_layout(const SwGather *self) {
  SwLayout out = {.shape = {.ndim = self->rest.shape.ndim + self->index.ndim},
                  .offset = self->rest.offset};
  for (int dim = 0; dim < out.shape.ndim; dim++) {
    int entry = dim - self->at;
    bool chosen = entry >= 0 && entry < self->index.ndim;
    int own = entry < 0 ? dim : dim - self->index.ndim;
    out.shape.size[dim] = chosen ? self->index.size[entry] : self->rest.shape.size[own];
    out.stride[dim] = chosen ? 0 : self->rest.stride[own];
  }
  return out;
}

SwShape sw_gather_shape(const SwGather *self) {
  return sw_gather_layout(self).shape;
}

/* The part of the result (or of the values) that belongs to one entry of `index`. */
static SwLayout part_of(const SwGather *self, const SwLayout *layout, const int64_t *entry) {
  SwLayout out = *layout;
  for (int dim = self->index.ndim - 1; dim >= 0; dim--)
    out = sw_layout_select(&out, self->at + dim, entry[dim]);
  return out;
}

/* The fast case: each part is one element, and no dtype is converted. */
static void move_elements(const SwGather *self, const SwOperand *outside, void *data, bool writes) {
  int64_t entry[SW_MAX_DIMS] = {0}, width = sw_dtype_size(outside->dtype);
  for (int64_t i = 0; i < self->checked; i++) {
    char *out = (char *)outside->data + sw_layout_address(outside->layout, entry) * width;
    char *in = (char *)data + (self->rest.offset + self->jump[i]) * width;
    memcpy(writes ? in : out, writes ? out : in, (size_t)width);
    (void)sw_shape_advance(&self->index, entry);
  }
}

/* Copies between the picked elements of `data` and `outside`; `writes`: into `data`. */
static void move(const SwGather *self, const SwOperand *outside, SwDType dtype, void *data,
                 bool writes) {
  int64_t entry[SW_MAX_DIMS] = {0};
  if (!data || !outside->data) return; /* laid out only */
  if (self->rest.shape.ndim == 0 && outside->dtype == dtype) {
    move_elements(self, outside, data, writes);
    return;
  }
  for (int64_t i = 0; i < self->checked; i++) {
    SwLayout part = part_of(self, outside->layout, entry), inside = self->rest;
    SwOperand a = {outside->dtype, &part, outside->data, outside->dialect},
              b = {dtype, &inside, data, outside->dialect};
    inside.offset += self->jump[i];
    sw_elementwise_copy(writes ? &b : &a, writes ? &a : &b);
    (void)sw_shape_advance(&self->index, entry);
  }
}

void sw_gather_read(const SwGather *self, const SwOperand *out, SwDType dtype, void *data) {
  move(self, out, dtype, data, false);
}

void sw_gather_write(const SwGather *self, SwDType dtype, void *data, const SwOperand *values) {
  move(self, values, dtype, data, true);
}
