#include "story/scene/memory.h"

#include <stdlib.h>

#include "story/scene/element.h"

/* Limit of elements and cells to search where elements share cells; beyond it cells are unknown. */
#define MAX_SHARED 65536

/* The result if the operation writes its elements; NULL if the result is only a view. */
static const SwSnapshot *written_by(const SwRecord *record) {
  SwElement first;
  if (!record->has_result) return NULL;
  if (sw_element_count(record) == 0) return &record->result;
  sw_element_at(record, 0, &first);
  return first.has_write ? &record->result : NULL;
}

/* Finds the version before the operation: an operand in the same storage has it, or, for out= of a
 * tensor that is no operand, the record. */
static void find_before(SwMemoryAt *self) {
  const SwRecord *record = self->record;
  self->is_new = !record->overwrites;
  self->before = record->overwritten;
  for (int i = 0; i < record->operand_count; i++) {
    const SwSnapshot *operand = &record->operand[i];
    if (operand->is_number || operand->storage != self->written->storage) continue;
    self->is_new = false;
    if (!self->before) self->before = operand->buffer;
  }
}

/* Fills `last` by walking the elements written so far; later ones overwrite earlier ones. */
static void note_last(SwMemoryAt *self) {
  int64_t cells = self->written->storage_size;
  if (self->number >= MAX_SHARED || cells > MAX_SHARED) return;
  self->last = malloc((size_t)cells * sizeof *self->last);
  if (!self->last) return; /* not covered: memory runs out in a step of no test */
  for (int64_t i = 0; i < cells; i++)
    self->last[i] = -1;
  for (int64_t number = 0; number <= self->number; number++) {
    SwElement element;
    sw_element_at(self->record, number, &element);
    self->last[element.write.address] = number;
  }
}

/* The values of a tensor in an unwritten storage. Another name of the target keeps no buffer, so it
 * shares that of an operand. */
static const SwBuffer *buffer_of(const SwRecord *record, const SwSnapshot *tensor) {
  for (int i = 0; i < record->operand_count && !tensor->buffer; i++) {
    if (record->operand[i].storage == tensor->storage) return record->operand[i].buffer;
  }
  return tensor->buffer;
}

void sw_memory_at(const SwRecord *record, int number, int64_t within, SwMemoryAt *out) {
  *out = (SwMemoryAt){.record = record, .tensor = sw_tensors_at(record, number), .number = -1};
  const SwSnapshot *written = written_by(record);
  out->before = buffer_of(record, out->tensor);
  if (!written || out->tensor->is_number || written->storage != out->tensor->storage) return;
  int64_t elements = sw_element_count(record), rules = record->trace.count;
  out->written = written;
  out->is_done = within >= rules + elements - 1;
  out->number = within < rules ? -1 : within - rules;
  out->keeps_apart = record->kind != SW_STORY_PUT && sw_layout_keeps_apart(&written->layout);
  find_before(out);
  if (!out->is_done && !out->keeps_apart && out->number >= 0) note_last(out);
}

void sw_memory_at_clear(SwMemoryAt *self) {
  free(self->last);
  self->last = NULL;
}

/* Reads from a version of the storage. out= may have made it longer than that version was. */
static SwCellContent load(const SwBuffer *buffer, SwDType dtype, int64_t address, SwScalar *out) {
  bool has = address < buffer->nbytes / sw_dtype_size(dtype);
  if (has) *out = sw_scalar_load(dtype, buffer->data, address);
  return has ? SW_CELL_KEPT : SW_CELL_UNKNOWN;
}

/* The number of the last element written to an address so far, or -1. */
static int64_t last_written(const SwMemoryAt *self, int64_t address) {
  int64_t index[SW_MAX_DIMS];
  const SwLayout *layout = &self->written->layout;
  if (self->last) return self->last[address];
  if (!sw_layout_find(layout, address, index)) return -1;
  int64_t number = sw_shape_number(&layout->shape, index);
  return number <= self->number ? number : -1;
}

/* A shared cell: the version after the operation may hold a later element's value, so the value of
 * this one is computed. */
static SwCellContent load_shared(const SwMemoryAt *self, int64_t number, SwScalar *out) {
  SwElement element;
  sw_element_at(self->record, number, &element);
  *out = element.write.value;
  return element.write.known ? SW_CELL_KEPT : SW_CELL_UNKNOWN;
}

/* Whether both dtypes divide the storage into the same cells; x.view(torch.uint8) does not. */
static bool has_same_cells(const SwMemoryAt *self) {
  return sw_dtype_size(self->tensor->dtype) == sw_dtype_size(self->written->dtype);
}

/* Whether a cell is already written. Cells of another width may overlap several written elements:
 * `*mixed` if only some of them are written. */
static bool is_written(const SwMemoryAt *self, int64_t address, bool *mixed) {
  int64_t own = sw_dtype_size(self->tensor->dtype), other = sw_dtype_size(self->written->dtype);
  int64_t first = address * own / other, end = (address * own + own - 1) / other;
  bool written = last_written(self, first) >= 0;
  *mixed = false;
  for (int64_t at = first + 1; at <= end; at++)
    *mixed |= (last_written(self, at) >= 0) != written;
  return written;
}

SwCellContent sw_memory_load(const SwMemoryAt *self, int64_t address, SwScalar *out) {
  SwDType dtype = self->tensor->dtype;
  bool mixed = false;
  if (self->tensor->is_number) {
    *out = self->tensor->number;
    return SW_CELL_KEPT;
  }
  if (!self->written) return load(self->before, dtype, address, out);
  if (self->is_done) return load(self->written->buffer, dtype, address, out);
  if (self->number >= 0) {
    if (!self->keeps_apart && (!self->last || !has_same_cells(self))) return SW_CELL_UNKNOWN;
    bool written = is_written(self, address, &mixed);
    if (mixed) return SW_CELL_UNKNOWN;
    if (written && self->last) return load_shared(self, self->last[address], out);
    if (written) return load(self->written->buffer, dtype, address, out);
  }
  return self->is_new ? SW_CELL_BLANK : load(self->before, dtype, address, out);
}

bool sw_memory_is_kept(const SwMemoryAt *self) {
  if (self->tensor->is_number) return true;
  if (!self->written) return self->before;
  return self->written->buffer;
}

bool sw_memory_keeps(const SwRecord *record, int number) {
  SwMemoryAt memory;
  sw_memory_at(record, number, -1, &memory);
  return sw_memory_is_kept(&memory);
}

bool sw_memory_changes(const SwRecord *record, int number) {
  const SwSnapshot *tensor = sw_tensors_at(record, number), *written = written_by(record);
  return written && !tensor->is_number && written->storage == tensor->storage;
}
