#include "lang/call.h"

SwRecord *sw_record_begin(SwCall *call, SwStoryKind kind) {
  SwVm *vm = call->vm;
  if (vm->program->untold) return NULL;
  SwRecord *self = sw_arena_alloc(vm->arena, sizeof *self);
  if (!self) return NULL;
  self->name = call->operation ? call->operation->name : "";
  self->kind = kind;
  self->statement = vm->statement;
  self->span = call->node->span;
  if (vm->last_record)
    vm->last_record->next = self;
  else
    vm->program->records = self;
  vm->last_record = self;
  call->record = self;
  return self;
}

static void snapshot(SwSnapshot *self, const SwTensor *tensor) {
  self->layout = tensor->layout;
  self->dtype = tensor->dtype;
  self->dialect = tensor->dialect;
  self->tensor = tensor->id;
  self->storage = tensor->storage->id;
  self->storage_size = tensor->storage->buffer->nbytes / sw_dtype_size(tensor->dtype);
  self->origin = tensor->origin;
  self->buffer = sw_buffer_retain(tensor->storage->buffer);
}

void sw_record_operand(SwRecord *self, const SwTensor *tensor, const SwNode *node) {
  if (!self || self->operand_count == SW_RECORD_OPERANDS) return;
  SwSnapshot *operand = &self->operand[self->operand_count++];
  snapshot(operand, tensor);
  if (node) operand->span = node->span;
}

void sw_record_number(SwRecord *self, SwScalar value, SwDialect dialect, const SwNode *node) {
  if (!self || self->operand_count == SW_RECORD_OPERANDS) return;
  SwSnapshot *operand = &self->operand[self->operand_count++];
  operand->dtype = value.dtype;
  operand->dialect = dialect;
  operand->storage = -1;
  operand->storage_size = 1;
  operand->is_number = true;
  operand->number = value;
  if (node) operand->span = node->span;
}

void sw_record_result(SwRecord *self, const SwTensor *tensor) {
  if (!self) return;
  self->has_result = true;
  snapshot(&self->result, tensor);
  if (self->kind == SW_STORY_IN_PLACE) sw_emit(&self->trace, WRITTEN, 0);
}

static void forget(SwBuffer **buffer) {
  sw_buffer_release(*buffer);
  *buffer = NULL;
}

void sw_record_make_room(SwVm *vm, int64_t nbytes) {
  const SwMemory *memory = &vm->program->memory;
  SwRecord *record = vm->program->records;
  if (nbytes > memory->limit) return; /* in vain */
  for (; record && nbytes > memory->limit - memory->used; record = record->next) {
    for (int i = 0; i < record->operand_count; i++)
      forget(&record->operand[i].buffer);
    forget(&record->result.buffer);
    for (int i = 0; record->indexing && i < record->indexing->count; i++)
      forget(&record->indexing->pick[i].buffer);
  }
}
