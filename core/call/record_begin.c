#include "call/record_begin.h"

#include "call/spelling.h"
#include "runtime/frame.h"
#include "runtime/record_store.h"

/* The number of operands that the story of a call may have. */
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
  case SW_STORY_IN_PLACE: /* the number of fill_() is an operand, too */
    return call->count < 2                    ? 2
           : call->count < SW_RECORD_OPERANDS ? call->count
                                              : SW_RECORD_OPERANDS;
  default: return SW_RECORD_OPERANDS;
  }
}

/* NULL also where memory for it ran out: then nothing is told. */
static SwFrame *keep_frame(SwRecords *all, SwFrame *open) {
  if (!open || open->kept) return open ? open->kept : NULL;
  if (!(open->kept = sw_records_alloc(all, sizeof *open))) return NULL;
  if (!open->first) open->first = open->kept;
  *open->kept = *open;
  open->kept->rounds = 0;
  open->kept->outer = keep_frame(all, open->outer);
  return open->kept;
}

SwRecord *sw_record_begin(SwCall *call, SwStoryKind kind) {
  SwVm *vm = call->vm;
  SwRecords *all = &vm->program->records;
  SwStatement *statement = &vm->program->statements[vm->statement];
  vm->last_record = NULL;
  if (vm->program->no_stories || all->failed) return NULL;
  all->begun++;
  int64_t place = statement->begun++ - statement->window;
  bool beyond = place < 0 || place >= SW_MAX_STORY_OPERATIONS;
  if (beyond && all->beyond == SW_MAX_BEYOND) {
    *(place < 0 ? &statement->omitted_before : &statement->omitted) += !call->omitted;
    call->omitted = true;
    return NULL;
  }
  SwRecord *self = sw_records_add(all, kind, room_for(call, kind));
  if (!self) return NULL;
  all->beyond += beyond;
  self->is_beyond = beyond;
  self->name = call->operation->name;
  self->flags = call->operation->flags;
  self->is_operator = self->flags & SW_OPERATOR;
  self->before = call->record;
  self->statement = vm->statement;
  self->span = call->node->span;
  self->called = vm->called;
  self->saying = vm->saying;
  self->said = sw_spelling_operation(call);
  self->scope = vm->scope;
  self->frame = keep_frame(all, vm->frame);
  if (!statement->record_count++) statement->record = self;
  vm->last_record = call->record = self;
  return self;
}

void sw_record_dims_unnamed(SwCall *call) {
  if (call->record) call->record->flags |= SW_DIMS_UNNAMED;
}

void sw_record_entry_given(SwCall *call, int64_t i) {
  if (call->record) call->record->result.item = (int)i + 1;
}

/* The node of argument `i` of those that *parameter collects, written one by one or as one list. */
static const SwNode *node_of_entry(const SwCall *call, int64_t i, bool *is_list) {
  const SwArguments *written = call->arguments;
  if (i < written->positional_count &&
      (i || written->positional_count > 1 || written->positional[0].kind == SW_VALUE_TENSOR))
    return written->positional_nodes[i];
  const SwNode *list = written->positional_nodes[0];
  *is_list = list->kind != SW_NODE_LIST && list->kind != SW_NODE_TUPLE;
  const SwNode *at = *is_list ? list : list->first;
  for (int64_t k = 0; at && !*is_list && k < i; k++)
    at = at->next;
  return at;
}

void sw_record_entry_of_first(SwCall *call, int64_t i) {
  sw_record_entry_given(call, i);
  if (!call->record) return;
  SwSnapshot *operand = &call->record->operand[0];
  bool is_list = false;
  const SwNode *node = node_of_entry(call, i, &is_list);
  operand->span = node ? node->span : (SwSpan){0};
  operand->item = is_list ? (int)i + 1 : 0;
}

void sw_record_view_of(SwRecord *self, int i, const char *view) {
  if (self) self->operand[i].view = view;
}

void sw_record_handed_on(SwRecord *made, SwRecord *taken) {
  if (!made || !taken || made == taken) return; /* not covered: memory ends between the two */
  made->result.is_intermediate = taken->operand[0].is_intermediate = true;
}
