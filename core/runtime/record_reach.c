#include "runtime/record_reach.h"

#include <string.h>

#include "runtime/record_store.h"
#include "runtime/variables.h"

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

static SwReach *note(SwVm *vm, const SwRecord *record, const SwName *name) {
  SwReach *reach = sw_record_alloc(vm, sizeof *reach);
  if (!reach) return NULL;
  reach->name = name->text;
  sw_snapshot_of(name->value.as.tensor, &reach->tensor);
  reach->tensor.buffer = NULL;
  reach->tensor.bound_to = name->text;
  reach->is_target = begins_with_name(&vm->program->source, record->operand[0].span, name->text);
  return reach;
}

static void note_names(SwVm *vm, SwRecord *record, const SwTensor *target) {
  int storage = target->storage->id;
  const SwReach **end = &record->reach;
  const SwName *name = sw_name_of_storage(vm->program, storage);
  for (; name; name = sw_name_next_of_storage(name, storage)) {
    if (is_drawn(vm, record, target, name)) continue;
    SwReach *reach = note(vm, record, name);
    if (!reach) return;
    *end = reach;
    end = &reach->next;
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
  bool writes = record && record->statement == vm->statement && record->operand_count &&
                (record->overwrites || record->operand[0].storage == storage) &&
                !record->reach && /* not covered: no operation writes two tensors */
                !record->has_result;
  if (writes) note_names(vm, record, target);
}
