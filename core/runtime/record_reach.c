#include "runtime/record_reach.h"

#include <string.h>

#include "runtime/record_store.h"
#include "runtime/variables.h"

#define MAX_COPIES      16 /* copies of copies that are followed back */
#define MAX_KEEPS_CELLS 4  /* names with cells of their own that are noted */

/* The name that a text begins with: x of `x[0]`, of `x.t()`, of `x`. */
static bool begins_with_name(const SwSource *source, SwSpan span, const char *name) {
  size_t size = strlen(name);
  if (span.end < span.start + size || memcmp(source->bytes + span.start, name, size) != 0)
    return false;
  const char *rest = source->bytes + span.start + size;
  return span.end == span.start + size || *rest == '.' || *rest == '[' || *rest == ' ';
}

static bool is_text(const SwSource *source, SwSpan span, const char *name) {
  size_t size = strlen(name);
  return span.end - span.start == size && memcmp(source->bytes + span.start, name, size) == 0;
}

typedef struct Noting {
  SwVm *vm;
  SwRecord *record;
  const SwTensor *target;
  SwReach **end;
  int apart; /* names noted that have cells of their own */
} Noting;

/* The written tensor, and an operand that the program gives by this name, are drawn already. */
static bool is_drawn(const SwVm *vm, const SwRecord *record, const SwTensor *target,
                     const SwName *name) {
  const SwTensor *tensor = name->value.as.tensor;
  if (record->overwrites && tensor == target) return true;
  for (int i = 0; i < record->operand_count; i++) {
    const SwSnapshot *operand = &record->operand[i];
    if (operand->tensor == tensor->id && is_text(&vm->program->source, operand->span, name->text))
      return true;
  }
  return false;
}

/* `copied`: the operation that gave the two tensors different storages; NULL if they share one. */
static void note(Noting *self, const SwName *name, const SwRecord *copied) {
  SwVm *vm = self->vm;
  const SwRecord *record = self->record;
  if (is_drawn(vm, record, self->target, name)) return;
  if (copied && (name->value.as.tensor->is_scalar || self->apart++ >= MAX_KEEPS_CELLS)) return;
  SwReach *reach = sw_record_alloc(vm, sizeof *reach);
  if (!reach) return;
  reach->name = name->text;
  reach->copied = copied;
  sw_snapshot_of(name->value.as.tensor, &reach->tensor);
  bool keeps = copied && reach->tensor.buffer;
  reach->tensor.buffer = keeps ? sw_buffer_retain(reach->tensor.buffer) : NULL;
  reach->tensor.bound_to = name->text;
  reach->is_target =
      !copied && begins_with_name(&vm->program->source, record->operand[0].span, name->text);
  *self->end = reach;
  self->end = &reach->next;
}

static void note_all_of(Noting *self, int storage, const SwRecord *copied) {
  const SwName *name = sw_name_of_storage(self->vm->program, storage);
  for (; name; name = sw_name_next_of_storage(name, storage))
    note(self, name, copied);
}

/* The operation that filled a storage by copying elements of another one, or NULL. */
static const SwRecord *copy_into(const SwProgram *program, int storage) {
  const SwRecord *origin = sw_records_origin(&program->records, storage);
  bool moves = origin && (origin->kind == SW_STORY_VIEW || origin->kind == SW_STORY_COPY ||
                          origin->kind == SW_STORY_INDEX || origin->kind == SW_STORY_REORDER);
  return moves && origin->operand[0].storage != storage ? origin : NULL;
}

/* The storage from which `storage` was copied; storages without a name are passed over, except
 * `wanted`. -1 if there is none. */
static int copied_from(const SwProgram *program, int storage, int wanted) {
  for (int i = 0; i < MAX_COPIES; i++) {
    const SwRecord *copy = copy_into(program, storage);
    if (!copy) return -1;
    storage = copy->operand[0].storage;
    if (storage == wanted || sw_name_of_storage(program, storage)) return storage;
  }
  return -1; /* not covered: no test has so many copies without a name */
}

/* Whether the written values go back to where they were copied from: `x[mask] += 1`. */
static bool is_put_back(const SwRecord *record, const SwRecord *copy) {
  const SwSpan *target = &record->operand[0].span, *from = &copy->span;
  return record->is_operator && copy->kind == SW_STORY_INDEX &&
         copy->statement == record->statement && from->start == target->start &&
         from->end == target->end;
}

static void note_copies(Noting *self) {
  const SwProgram *program = self->vm->program;
  int written = self->target->storage->id;
  const SwRecord *copy = copy_into(program, written);
  if (copy && !is_put_back(self->record, copy))
    note_all_of(self, copied_from(program, written, -1), copy);
  for (const SwName *name = program->names; name; name = name->next) {
    if (name->storage >= 0 && name->storage != written &&
        copied_from(program, name->storage, written) == written)
      note(self, name, copy_into(program, name->storage));
  }
}

/* The record of a write has its target as operand 0. */
void sw_record_reach(SwVm *vm, const SwTensor *target) {
  SwRecords *all = &vm->program->records;
  SwRecord *record = vm->last_record;
  int storage = target->storage->id;
  if (vm->program->no_stories) return;
  SwRecord *origin = sw_records_origin(all, storage);
  if (origin) origin->rewritten = all->begun;
  bool writes = record && !record->is_beyond && record->statement == vm->statement &&
                record->operand_count &&
                (record->overwrites || record->operand[0].storage == storage) &&
                !record->reach && /* not covered: no operation writes two tensors */
                !record->has_result;
  if (!writes) return;
  Noting noting = {vm, record, target, &record->reach, 0};
  note_all_of(&noting, storage, NULL);
  note_copies(&noting);
}
