#include "call/record_begin.h"

#include "runtime/record_store.h"

/* Operands that the story of a call may have. */
static int room_for(const SwCall *call, SwStoryKind kind) {
  switch (kind) {
  case SW_STORY_EXPAND:
  case SW_STORY_VIEW:
  case SW_STORY_DIMS:
  case SW_STORY_REDUCE:
  case SW_STORY_REORDER:
  case SW_STORY_COPY: return 1;
  case SW_STORY_PRODUCT: return 2;
  case SW_STORY_BROADCAST:
  case SW_STORY_IN_PLACE: /* fill_() has its number where no argument stands */
    return call->count < 2                    ? 2
           : call->count < SW_RECORD_OPERANDS ? call->count
                                              : SW_RECORD_OPERANDS;
  default: return SW_RECORD_OPERANDS;
  }
}

SwRecord *sw_record_begin(SwCall *call, SwStoryKind kind) {
  SwVm *vm = call->vm;
  SwRecords *all = &vm->program->records;
  SwStatement *statement = &vm->program->statements[vm->statement];
  vm->last_record = NULL;
  if (vm->program->no_stories || all->failed) return NULL;
  all->begun++;
  if (statement->record_count == SW_MAX_STORY_OPERATIONS) return NULL;
  SwRecord *self = sw_records_add(all, kind, room_for(call, kind));
  if (!self) return NULL;
  self->name = call->operation ? call->operation->name : "";
  self->flags = call->operation ? call->operation->flags : 0;
  self->statement = vm->statement;
  self->span = call->node->span;
  if (!statement->record_count++) statement->record = self;
  vm->last_record = call->record = self;
  return self;
}
