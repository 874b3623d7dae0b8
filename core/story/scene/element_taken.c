#include "story/scene/element_taken.h"

#include "story/scene/element.h"

/* An operand's element, by its number in reading order. */
static SwAccess access_number(const SwRecord *record, int tensor, int64_t number) {
  int64_t index[SW_MAX_DIMS];
  sw_shape_unravel(&record->operand[tensor].layout.shape, number, index);
  return sw_access_at(record, tensor, index);
}

/* Whether operand `i` contributes elements. torch.cat skips an empty 1-d tensor. */
static bool takes_part(const SwRecord *record, int i) {
  const SwShape *shape = &record->stretched[i].shape;
  return shape->ndim == record->result.layout.shape.ndim;
}

bool sw_element_part(const SwRecord *record, int64_t joined, int *part, int64_t *start) {
  *start = 0;
  for (*part = 0; *part < record->operand_count; ++*part) {
    if (!takes_part(record, *part)) continue;
    int64_t size = record->stretched[*part].shape.size[record->as.join.dim];
    if (joined < *start + size) return true;
    *start += size;
  }
  return false;
}

/* An operand may be joined under another shape (np.hstack, np.stack), but keeps its reading order,
 * so its element is found by number. */
void sw_element_joined(const SwRecord *record, const int64_t *index, SwElement *self) {
  int64_t own[SW_MAX_DIMS], start = 0;
  int part = 0, ndim = record->result.layout.shape.ndim;
  SwAccess written = sw_access_at(record, sw_tensors_result(record), index);
  if (!sw_element_part(record, index[record->as.join.dim], &part, &start)) {
    self->event = sw_access_event(&written); /* an operand beyond the recorded ones */
    self->read[self->read_count++] = written;
    return;
  }
  for (int dim = 0; dim < ndim; dim++)
    own[dim] = index[dim] - (dim == record->as.join.dim ? start : 0);
  self->event = record->as.join.stacks ? SW_EV_ELEMENT_STACKED
                : start                ? SW_EV_ELEMENT_JOINED
                                       : SW_EV_ELEMENT_JOINED_FIRST;
  self->read[self->read_count++] =
      access_number(record, part, sw_shape_number(&record->stretched[part].shape, own));
  self->has_write = true;
  self->write = written;
}

/* -- Copies in another order ------------------------------------------------------------------- */

/* The index that is copied to index `i` of a dim: the rules of SwReorderRule. */
static int64_t reordered(const SwReorderDim *dim, int64_t i, int64_t size) {
  switch (dim->rule) {
  case SW_REORDER_REVERSE: return size - 1 - i;
  case SW_REORDER_ROLL: return (i - dim->by + size) % size;
  case SW_REORDER_TILE: return i % size;
  case SW_REORDER_REPEAT: return i / dim->by;
  default: return i; /* KEEP */
  }
}

/* Whether every dim keeps its order, so that there is no arithmetic to show. */
static bool is_kept(const SwRecord *record) {
  const SwReorder *reorder = &record->as.reorder.rule;
  int ndim = reorder->is_flat ? 1 : record->result.layout.shape.ndim;
  for (int dim = 0; dim < ndim; dim++) {
    if (reorder->dim[dim].from >= 0 && reorder->dim[dim].rule != SW_REORDER_KEEP) return false;
  }
  return true;
}

void sw_element_reordered(const SwRecord *record, const int64_t *index, SwElement *self) {
  const SwReorder *reorder = &record->as.reorder.rule;
  const SwShape *own = &record->operand[0].layout.shape;
  int64_t from[SW_MAX_DIMS] = {0};
  SwAccess *read = &self->read[self->read_count++];
  for (int dim = 0; !reorder->is_flat && dim < record->result.layout.shape.ndim; dim++) {
    int to = reorder->dim[dim].from;
    if (to >= 0) from[to] = reordered(&reorder->dim[dim], index[dim], own->size[to]);
  }
  if (reorder->is_flat) {
    int64_t numel = sw_snapshot_numel(&record->operand[0]);
    *read = access_number(record, 0, reordered(&reorder->dim[0], self->number, numel));
  } else
    *read = sw_access_at(record, 0, from);
  self->event = is_kept(record) ? SW_EV_ELEMENT_COPY : SW_EV_ELEMENT_MOVED;
  self->has_write = true;
  self->write = sw_access_at(record, sw_tensors_result(record), index);
}

/* "a − b"; symbols need no translation. */
static void put_minus(int64_t a, int64_t b, SwText *out) {
  sw_text_int(out, a);
  sw_text_put(out, " \xE2\x88\x92 ");
  sw_text_int(out, b);
}

/* The arithmetic of one dim, with its result: "5 mod 3 = 2". */
static void put_rule(const SwReorderDim *dim, int64_t i, int64_t size, SwText *out) {
  if (dim->rule == SW_REORDER_REVERSE)
    put_minus(size - 1, i, out);
  else if (dim->rule == SW_REORDER_ROLL) {
    sw_text_char(out, '(');
    put_minus(i, dim->by, out);
    sw_text_put(out, ") mod ");
    sw_text_int(out, size);
  } else {
    bool tiles = dim->rule == SW_REORDER_TILE;
    sw_text_int(out, i);
    sw_text_put(out, tiles ? " mod " : " div ");
    sw_text_int(out, tiles ? size : dim->by);
  }
  sw_text_put(out, " = ");
  sw_text_int(out, reordered(dim, i, size));
}

void sw_element_reorder_text(const SwRecord *record, const SwElement *self, SwText *out) {
  const SwReorder *reorder = &record->as.reorder.rule;
  int ndim = reorder->is_flat ? 1 : record->result.layout.shape.ndim;
  bool written = false;
  for (int at = 0; at < ndim; at++) {
    const SwReorderDim *dim = &reorder->dim[at];
    if (dim->from < 0 || dim->rule == SW_REORDER_KEEP) continue;
    if (written) sw_text_put(out, ", ");
    written = true;
    if (reorder->is_flat)
      put_rule(dim, self->number, sw_snapshot_numel(&record->operand[0]), out);
    else
      put_rule(dim, self->write.index[at], record->operand[0].layout.shape.size[dim->from], out);
  }
}
