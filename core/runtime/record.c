#include "runtime/record.h"

#include "runtime/record_store.h"
#include "runtime/vm.h"

const SwElementwiseDetail *sw_record_elementwise(const SwRecord *self) {
  bool has = self->kind == SW_STORY_BROADCAST || self->kind == SW_STORY_IN_PLACE;
  return has ? &self->as.elementwise : NULL;
}

const SwIndexing *sw_record_indexing(const SwRecord *self) {
  bool has = self->kind == SW_STORY_INDEX || self->kind == SW_STORY_PUT;
  return has ? self->as.index.indexing : NULL;
}

int64_t sw_pick_position(const SwPick *self, const int64_t *entry) {
  int64_t address = sw_layout_address(&self->positions, entry);
  int64_t at = sw_scalar_integer(sw_scalar_load(self->dtype, self->buffer->data, address));
  return at < 0 ? at + self->size : at;
}

int64_t sw_indexing_number(const SwIndexing *self, const int64_t *index) {
  const int64_t *entry = index + self->at;
  int64_t number = self->rest.offset;
  for (int dim = 0; dim < self->rest.shape.ndim; dim++)
    number += self->rest.stride[dim] * index[dim < self->at ? dim : dim + self->common.ndim];
  for (int dim = 0; dim < self->common.ndim; dim++)
    number += self->step[dim] * entry[dim];
  for (int i = 0; i < self->count; i++)
    number += self->pick[i].stride * sw_pick_position(&self->pick[i], entry);
  return number;
}

const SwShape *sw_record_requested(const SwRecord *self) {
  switch (self->kind) {
  case SW_STORY_EXPAND: return &self->as.expand.requested;
  case SW_STORY_VIEW: return &self->as.view.requested;
  default: return NULL;
  }
}

SwShape sw_record_asked_shape(const SwRecord *record) {
  SwShape shape = *sw_record_requested(record);
  for (int i = 0; i < record->trace.count; i++) {
    const SwEvent *event = &record->trace.events[i];
    for (int dim = 0; event->id == SW_EV_VIEW_INFER && dim < shape.ndim; dim++) {
      if (shape.size[dim] == -1) shape.size[dim] = event->fact[2];
    }
  }
  return shape;
}

const SwShape *sw_record_broadcast(const SwRecord *self) {
  const SwElementwiseDetail *elementwise = sw_record_elementwise(self);
  if (elementwise) return elementwise->has_broadcast ? &elementwise->broadcast : NULL;
  return self->kind == SW_STORY_EXPAND ? &self->as.expand.broadcast : NULL;
}

const int *sw_record_dim_from(const SwRecord *self) {
  switch (self->kind) {
  case SW_STORY_DIMS: return self->as.dims.dim_from;
  case SW_STORY_REDUCE: return self->as.reduce.dim_from;
  case SW_STORY_REORDER: return self->as.reorder.dim_from;
  default: return self->as.index.dim_from; /* INDEX, PUT */
  }
}

void *sw_record_alloc(SwVm *vm, size_t size) {
  return sw_records_alloc(&vm->program->records, size);
}

void sw_snapshot_of(const SwTensor *tensor, SwSnapshot *out) {
  out->layout = tensor->layout;
  out->dtype = tensor->dtype;
  out->dialect = tensor->dialect;
  out->tensor = tensor->id;
  out->storage = tensor->storage->id;
  out->storage_size = tensor->storage->buffer->nbytes / sw_dtype_size(tensor->dtype);
  out->origin = tensor->origin;
  out->buffer = sw_tensor_is_laid_out(tensor) ? NULL : tensor->storage->buffer;
  out->naming = tensor->naming;
}

static void keep(const SwRecord *record, SwSnapshot *self, const SwTensor *tensor) {
  sw_snapshot_of(tensor, self);
  self->buffer = record->is_beyond || !self->buffer ? NULL : sw_buffer_retain(self->buffer);
}

/* A tensor that an earlier step of the same call has made is not an argument. */
static bool is_intermediate(SwRecord *self, const SwTensor *tensor) {
  for (SwRecord *at = self->before; at; at = at->before) {
    bool made = at->result.tensor == tensor->id;
    for (int i = 0; made && i < at->operand_count; i++)
      made = at->operand[i].tensor != tensor->id;
    if (made) return at->result.is_intermediate = true;
  }
  return false;
}

/* NULL if the statement has no steps, or no further ones. */
static SwSnapshot *next_operand(SwRecord *self) {
  if (!self || self->operand_count == self->room) return NULL;
  return &self->operand[self->operand_count++];
}

void sw_record_operand(SwRecord *self, const SwTensor *tensor, const SwNode *node) {
  SwSnapshot *operand = next_operand(self);
  if (!operand) return;
  keep(self, operand, tensor);
  bool is_said = self->saying && tensor->said_in == self->saying;
  bool is_made = is_said && tensor->made_by;
  operand->maker =
      is_made ? tensor->made_by : sw_records_maker(self->all, operand->storage, &operand->layout);
  bool whole = node && node->span.start == self->span.start && node->span.end == self->span.end;
  if (is_said || whole) operand->said = is_said ? tensor->said : self->said;
  bool written =
      node && (!self->saying || is_said || whole || (node->kind == SW_NODE_NAME && node->size > 1));
  if (written) operand->span = node->span;
  operand->is_intermediate = is_intermediate(self, tensor);
}

void sw_record_entry(SwRecord *self, const SwTensor *tensor, const SwNode *list, int entry) {
  sw_record_operand(self, tensor, list);
  SwSnapshot *operand = &self->operand[self->operand_count - 1];
  if (!operand->said) operand->item = entry + 1; /* else that is said of the entry */
}

void sw_record_number(SwRecord *self, SwScalar value, SwDialect dialect, const SwNode *node) {
  SwSnapshot *operand = next_operand(self);
  if (!operand) return;
  operand->dtype = value.dtype;
  operand->dialect = dialect;
  operand->storage = -1;
  operand->storage_size = 1;
  operand->is_number = true;
  operand->number = value;
  if (node && !self->saying) operand->span = node->span;
}

void sw_record_result(SwRecord *self, const SwTensor *tensor) {
  if (!self) return;
  sw_buffer_release(self->result.buffer);
  self->has_result = true;
  keep(self, &self->result, tensor);
  sw_records_made(self->all, self);
  if (self->kind == SW_STORY_IN_PLACE) sw_record_written(self, 0);
}

bool sw_reach_begins(const SwRecord *record, const SwReach *reach) {
  const SwReach *first = record->reach;
  while (first->copied != reach->copied)
    first = first->next;
  return reach->copied && first == reach;
}

void sw_record_written(SwRecord *self, int operand) {
  if (!self) return;
  int apart = 0, makers = 0;
  for (const SwReach *reach = self->reach; reach; reach = reach->next) {
    apart += reach->copied != NULL;
    makers += sw_reach_begins(self, reach);
  }
  sw_emit(&self->trace, WRITTEN, operand);
  if (apart) sw_emit(&self->trace, KEEPS_CELLS, apart, makers);
}

void sw_record_overwritten(SwVm *vm, const SwTensor *target) {
  SwRecord *record = vm->last_record;
  bool told =
      record && !record->is_beyond && record->statement == vm->statement && !record->has_result;
  if (!told || record->overwrites) return; /* not covered: no operation writes two tensors */
  for (int i = 0; i < record->operand_count; i++) {
    if (!record->operand[i].is_number && record->operand[i].storage == target->storage->id) return;
  }
  record->overwrites = true;
  record->overwritten = sw_buffer_retain(target->storage->buffer);
}
