#include "story/scene/element_group.h"

#include "story/scene/element.h"

/* Adds the write, and the number of reads left out of `all`. */
static void finish(const SwRecord *record, const int64_t *index, int64_t all, SwElement *self) {
  self->event = SW_EV_ELEMENT_COMBINE;
  self->omitted = all - self->read_count;
  self->has_write = true;
  self->write = sw_access_at(record, sw_tensors_result(record), index);
}

/* The sizes of the reduced dims, in order. */
static SwShape group_of(const SwRecord *record) {
  const SwShape *shape = &record->operand[0].layout.shape;
  SwShape group = {0};
  for (int dim = 0; dim < shape->ndim; dim++) {
    if (record->as.reduce.reduced >> dim & 1) group.size[group.ndim++] = shape->size[dim];
  }
  return group;
}

/* The operand's index: reduced dims from `within`, the others from the result's index, which has a
 * 0 for each reduced dim if keepdim is set. */
static void operand_index(const SwRecord *record, const int64_t *index, const int64_t *within,
                          int64_t *out) {
  for (int dim = 0, to = 0, joined = 0; dim < record->operand[0].layout.shape.ndim; dim++) {
    bool reduced = record->as.reduce.reduced >> dim & 1;
    out[dim] = reduced ? within[joined] : index[to];
    joined += reduced;
    to += !reduced || record->as.reduce.keepdim;
  }
}

void sw_element_reduced(const SwRecord *record, const int64_t *index, SwElement *self) {
  SwShape group = group_of(record);
  int64_t count = 0, within[SW_MAX_DIMS], at[SW_MAX_DIMS];
  (void)sw_shape_numel(&group, &count);
  for (int64_t i = 0; i < count && i < SW_ELEMENT_READS; i++) {
    sw_shape_unravel(&group, i, within);
    operand_index(record, index, within, at);
    self->read[self->read_count++] = sw_access_at(record, 0, at);
  }
  finish(record, index, count, self);
}

/* The index of a factor: batch dims aligned on the right, 0 where they stretch; then row and
 * column. A vector has only one of these: the column if it is the left factor, the row if it is the
 * right. */
static void factor_index(const SwShape *own, const int64_t *index, int batch, int64_t row,
                         int64_t column, bool is_left, int64_t *out) {
  if (own->ndim == 1) {
    out[0] = is_left ? column : row;
    return;
  }
  int own_batch = own->ndim - 2;
  for (int dim = 0; dim < own_batch; dim++)
    out[dim] = own->size[dim] == 1 ? 0 : index[batch - own_batch + dim];
  out[own_batch] = row;
  out[own_batch + 1] = column;
}

/* The `k`-th element of a factor for the result's element at `index`. */
static void factor_at(const SwRecord *record, int factor, const int64_t *index, int64_t k,
                      int64_t *out) {
  const SwShape *a = &record->operand[0].layout.shape, *b = &record->operand[1].layout.shape;
  int batch = record->result.layout.shape.ndim - (a->ndim > 1) - (b->ndim > 1);
  int64_t row = a->ndim > 1 ? index[batch] : 0;
  int64_t column = b->ndim > 1 ? index[batch + (a->ndim > 1)] : 0;
  if (factor == 0)
    factor_index(a, index, batch, row, k, true, out);
  else
    factor_index(b, index, batch, k, column, false, out);
}

void sw_element_product(const SwRecord *record, const int64_t *index, SwElement *self) {
  const SwShape *a = &record->operand[0].layout.shape;
  int64_t inner = a->size[a->ndim - 1], at[SW_MAX_DIMS];
  for (int64_t k = 0; k < inner && self->read_count < SW_ELEMENT_READS; k++) {
    for (int factor = 0; factor < 2; factor++) {
      factor_at(record, factor, index, k, at);
      self->read[self->read_count++] = sw_access_at(record, factor, at);
    }
  }
  finish(record, index, 2 * inner, self);
}

void sw_group_at(const SwRecord *record, int tensor, int64_t number, SwGroup *out) {
  *out = (SwGroup){.tensor = tensor};
  bool reads = (record->kind == SW_STORY_REDUCE && tensor == 0) ||
               (record->kind == SW_STORY_PRODUCT && tensor < 2);
  if (!reads || number < 0 || number >= sw_element_count(record)) return;
  out->record = record;
  sw_shape_unravel(&record->result.layout.shape, number, out->index);
}

/* Whether the dim is summed over: the reduced dims, or the inner dim of a factor. */
static bool is_run_through(const SwGroup *self, int dim) {
  const SwRecord *record = self->record;
  if (record->kind == SW_STORY_REDUCE) return record->as.reduce.reduced >> dim & 1;
  int ndim = record->operand[self->tensor].layout.shape.ndim;
  return dim == (self->tensor == 0 || ndim == 1 ? ndim - 1 : ndim - 2);
}

bool sw_group_reads(const SwGroup *self, const int64_t *index) {
  const SwRecord *record = self->record;
  if (!record) return false;
  const int64_t none[SW_MAX_DIMS] = {0};
  int64_t first[SW_MAX_DIMS];
  if (record->kind == SW_STORY_REDUCE)
    operand_index(record, self->index, none, first);
  else
    factor_at(record, self->tensor, self->index, 0, first);
  for (int dim = 0; dim < record->operand[self->tensor].layout.shape.ndim; dim++) {
    if (!is_run_through(self, dim) && index[dim] != first[dim]) return false;
  }
  return true;
}
