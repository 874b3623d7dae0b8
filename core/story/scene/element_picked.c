#include "story/scene/element_picked.h"

#include <string.h>

#include "story/scene/element.h"
#include "story/scene/name.h"

/* Whether the values of all index tensors are kept. */
static bool all_kept(const SwIndexing *indexing) {
  for (int i = 0; i < indexing->count; i++) {
    if (!indexing->pick[i].buffer) return false;
  }
  return true;
}

/* An index tensor broadcasts to the common shape. A mask counts as one index tensor for each of its
 * dims, all of the positions of its True elements; its own index is made of these positions. */
SwAccess sw_element_entry(const SwRecord *record, int operand, const int64_t *entry) {
  const SwIndexing *indexing = sw_record_indexing(record);
  const SwShape *own = &record->operand[operand].layout.shape;
  int64_t index[SW_MAX_DIMS] = {0};
  int missing = indexing->common.ndim - own->ndim, places = 0;
  if (indexing->is_along && missing > 0) missing = indexing->dim; /* a 1-d index along that dim */
  for (int dim = 0; dim < own->ndim && missing + dim >= 0; dim++)
    index[dim] = own->size[dim] == 1 ? 0 : entry[missing + dim];
  for (int i = 0; i < indexing->count; i++)
    places += indexing->pick[i].operand == operand && indexing->pick[i].is_mask;
  for (int i = 0, dim = own->ndim - places; i < indexing->count; i++) {
    const SwPick *pick = &indexing->pick[i];
    if (pick->operand != operand || !pick->is_mask) continue;
    if (dim >= 0) index[dim] = own->size[dim] == 1 ? 0 : sw_pick_position(pick, entry);
    dim++;
  }
  return sw_access_at(record, operand, index);
}

void sw_element_picked(const SwRecord *record, const int64_t *index, SwElement *self) {
  const SwIndexing *indexing = sw_record_indexing(record);
  const int64_t *entry = index + indexing->at;
  SwAccess written = sw_access_at(record, sw_tensors_result(record), index);
  if (!all_kept(indexing)) {
    self->event = sw_access_event(&written);
    self->read[self->read_count++] = written;
    return;
  }
  int64_t from[SW_MAX_DIMS];
  sw_shape_unravel(&record->operand[0].layout.shape, sw_indexing_number(indexing, index), from);
  self->event = indexing->is_along ? SW_EV_ELEMENT_GATHERED : SW_EV_ELEMENT_PICKED;
  self->read[self->read_count++] = sw_access_at(record, 0, from);
  for (int operand = 1; operand < record->operand_count; operand++)
    self->read[self->read_count++] = sw_element_entry(record, operand, entry);
  self->has_write = true;
  self->write = written;
}

bool sw_element_is_put(const SwRecord *record) {
  return all_kept(sw_record_indexing(record));
}

/* If several values go to one element, the last one remains; the step shows its own value. With
 * accumulation (index_add_) the sum after each step comes from the record. */
void sw_element_put(const SwRecord *record, const int64_t *index, SwElement *self) {
  const SwIndexing *indexing = sw_record_indexing(record);
  const int64_t *entry = index + indexing->at;
  int64_t to[SW_MAX_DIMS];
  int value = record->operand_count - 1;
  sw_shape_unravel(&record->operand[0].layout.shape, sw_indexing_number(indexing, index), to);
  SwAccess *read = &self->read[self->read_count++];
  *read = sw_access_broadcast(record, value, &indexing->chosen, index);
  for (int operand = 1; operand < value; operand++)
    self->read[self->read_count++] = sw_element_entry(record, operand, entry);
  self->event = read->snapshot->is_number ? SW_EV_ELEMENT_PUT : SW_EV_ELEMENT_PUT_FROM;
  self->has_write = true;
  self->write = sw_access_at(record, sw_tensors_result(record), to);
  self->write.known = !indexing->adds || indexing->sums;
  if (indexing->adds) self->event = SW_EV_ELEMENT_ADDED;
  if (indexing->sums)
    self->write.value = indexing->sums[sw_shape_number(&indexing->chosen, index)];
  else
    self->write.value = sw_scalar_cast(read->value, self->write.snapshot->dtype);
}

/* The pick that an index tensor makes; every index tensor makes one. */
static const SwPick *pick_of(const SwRecord *record, int operand) {
  const SwPick *pick = sw_record_indexing(record)->pick;
  while (pick->operand != operand)
    pick++;
  return pick;
}

/* "i[0] = 2"; for a plain number in the brackets only "2". */
static void put_entry(const SwProgram *program, const SwRecord *record, const SwAccess *access,
                      SwText *out) {
  SwText name = {0}, value = {0};
  sw_access_name(program, record, access, &name);
  sw_access_value(access, &value);
  if (strcmp(sw_text_cstr(&name), sw_text_cstr(&value)) != 0) {
    sw_text_put(out, sw_text_cstr(&name));
    sw_text_put(out, " = ");
  }
  sw_text_put(out, sw_text_cstr(&value));
  out->failed |= name.failed;
  sw_text_free(&name);
  sw_text_free(&value);
}

/* Only symbols, which need no translation. */
void sw_element_positions(const SwProgram *program, const SwRecord *record, const SwElement *self,
                          SwText *out) {
  for (int i = 1; i < self->read_count; i++) {
    const SwAccess *access = &self->read[i];
    int64_t value = sw_scalar_integer(access->value);
    if (i > 1) sw_text_put(out, ", ");
    put_entry(program, record, access, out);
    if (value >= 0) continue;
    const SwPick *pick = pick_of(record, access->tensor);
    sw_text_put(out, " (");
    sw_text_int(out, pick->size);
    sw_text_put(out, " \xE2\x88\x92 ");
    sw_text_int(out, -value);
    sw_text_put(out, " = ");
    sw_text_int(out, value + pick->size);
    sw_text_char(out, ')');
  }
}

/* -- gather, scatter_ and their like --------------------------------------------------------- */

/* The index to write in a formula: the numbers of one entry, or a letter for each dim. */
typedef struct Indices {
  const SwProgram *program;
  const SwRecord *record;
  const SwIndexing *indexing;
  const int64_t *entry; /* NULL: write letters */
  char letter[SW_MAX_DIMS];
} Indices;

/* Whether an operand is called by this letter; `out` fails if memory runs out. */
static bool is_name(const Indices *self, char letter, SwText *out) {
  bool same = false;
  for (int i = 0; i < self->record->operand_count; i++) {
    SwText name = {0};
    sw_tensors_name(self->program, self->record, i, &name);
    same = same || (name.size == 1 && *sw_text_cstr(&name) == letter);
    out->failed |= name.failed;
    sw_text_free(&name);
  }
  return same;
}

/* Letters a, b, c ..., skipping names of operands, so that a[b] cannot be misread. */
static void choose_letters(Indices *self, SwText *out) {
  char letter = 'a';
  for (int dim = 0; dim < self->indexing->common.ndim; dim++, letter++) {
    while (is_name(self, letter, out))
      letter++;
    self->letter[dim] = letter;
  }
}

/* The index of one dim of a tensor: 0 if it is stretched. */
static void put_along(const Indices *self, int tensor, int dim, SwText *out) {
  const SwShape *own = &sw_tensors_at(self->record, tensor)->layout.shape;
  const SwShape *common = &self->indexing->common;
  int at = own->ndim < common->ndim ? dim + self->indexing->dim : dim; /* a 1-d index */
  if (own->size[dim] == 1 && common->size[at] != 1)
    sw_text_char(out, '0');
  else if (self->entry)
    sw_text_int(out, self->entry[at]);
  else
    sw_text_char(out, self->letter[at]);
}

/* "src[a, b]"; with `picks`, the index tensor is in the indexed dim: "x[a, i[a, b]]". */
static void put_named(const Indices *self, int tensor, bool picks, SwText *out) {
  int ndim = sw_tensors_at(self->record, tensor)->layout.shape.ndim;
  sw_access_name_alone(self->program, self->record, tensor, ndim > 0, out);
  for (int dim = 0; dim < ndim; dim++) {
    sw_text_put(out, dim ? ", " : "[");
    if (picks && dim == self->indexing->dim)
      put_named(self, 1, false, out);
    else
      put_along(self, tensor, dim, out);
  }
  if (ndim) sw_text_char(out, ']');
}

void sw_along_picked(const SwProgram *program, const SwRecord *record, const SwElement *self,
                     SwText *out) {
  Indices indices = {program, record, sw_record_indexing(record), self->write.index, {0}};
  put_named(&indices, 0, true, out);
}

void sw_along_rule(const SwProgram *program, const SwRecord *record, SwText *out) {
  Indices indices = {program, record, sw_record_indexing(record), NULL, {0}};
  bool writes = record->kind == SW_STORY_PUT;
  choose_letters(&indices, out);
  put_named(&indices, writes ? 0 : sw_tensors_result(record), writes, out);
  sw_text_put(out, indices.indexing->adds ? " += " : " = ");
  put_named(&indices, writes ? record->operand_count - 1 : 0, !writes, out);
}
