/* Elements that were copied from elsewhere: which operand they come from, and where they stood. */
#include "story/element.h"

static int64_t number_of(const SwShape *shape, const int64_t *index) {
  int64_t number = 0;
  for (int dim = 0; dim < shape->ndim; dim++)
    number = number * shape->size[dim] + index[dim];
  return number;
}

/* An operand's element, by its number in reading order. */
static SwAccess access_number(const SwRecord *record, int tensor, int64_t number) {
  int64_t index[SW_MAX_DIMS];
  sw_shape_unravel(&record->operand[tensor].layout.shape, number, index);
  return sw_access_at(record, tensor, index);
}

static bool takes_part(const SwRecord *record, int i) {
  const SwShape *shape = &record->stretched[i].shape;
  return record->joined_dim < shape->ndim && shape->ndim == record->result.layout.shape.ndim;
}

bool sw_element_part(const SwRecord *record, int64_t joined, int *part, int64_t *start) {
  *start = 0;
  for (*part = 0; *part < record->operand_count; ++*part) {
    if (!takes_part(record, *part)) continue;
    int64_t size = record->stretched[*part].shape.size[record->joined_dim];
    if (joined < *start + size) return true;
    *start += size;
  }
  return false;
}

/* A part may be read under another shape than its own, but always in its reading order. */
void sw_element_joined(const SwRecord *record, const int64_t *index, SwElement *self) {
  int64_t own[SW_MAX_DIMS], start = 0;
  int part = 0, ndim = record->result.layout.shape.ndim;
  SwAccess written = sw_access_at(record, sw_tensors_result(record), index);
  if (!sw_element_part(record, index[record->joined_dim], &part, &start)) {
    self->event = SW_EV_ELEMENT_READ; /* of a part that is not among the first ones */
    self->read[self->read_count++] = written;
    return;
  }
  for (int dim = 0; dim < ndim; dim++)
    own[dim] = index[dim] - (dim == record->joined_dim ? start : 0);
  self->event = record->stacks ? SW_EV_ELEMENT_STACKED
                : start        ? SW_EV_ELEMENT_JOINED
                               : SW_EV_ELEMENT_JOINED_FIRST;
  self->read[self->read_count++] =
      access_number(record, part, number_of(&record->stretched[part].shape, own));
  self->has_write = true;
  self->write = written;
}
