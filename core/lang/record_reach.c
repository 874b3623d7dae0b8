/* Which other names see a write: those whose tensors lie in the storage that is written. */
#include <string.h>

#include "lang/call.h"

#define MAX_REACH 4096 /* names noted for a whole program */

/* The name that a text begins with: x of `x[0]`, of `x.t()`, of `x`. */
static bool begins_with_name(const SwSource *source, SwSpan span, const char *name) {
  size_t size = strlen(name);
  if (span.end < span.start + size || memcmp(source->bytes + span.start, name, size) != 0)
    return false;
  const char *rest = source->bytes + span.start + size;
  return span.end == span.start + size || *rest == '.' || *rest == '[' || *rest == ' ';
}

static SwReach *note(SwVm *vm, const SwName *name) {
  SwReach *reach = sw_arena_alloc(vm->arena, sizeof *reach);
  if (!reach) return NULL;
  const SwTensor *tensor = name->value.as.tensor;
  *reach = (SwReach){NULL, name->text, tensor->layout, tensor->dtype};
  vm->reached++;
  return reach;
}

/* The record of a write has its target as operand 0. */
void sw_record_reach(SwVm *vm, const SwTensor *target) {
  SwRecord *record = vm->last_record;
  bool writes = record && record->statement == vm->statement && record->operand_count &&
                record->operand[0].storage == target->storage->id && !record->reach &&
                !record->has_result;
  if (!writes) return;
  const SwReach **end = &record->reach;
  for (const SwName *name = vm->program->names; name && vm->reached < MAX_REACH;
       name = name->next) {
    bool shares =
        name->value.kind == SW_VALUE_TENSOR && name->value.as.tensor->storage == target->storage;
    if (!shares || begins_with_name(&vm->program->source, record->operand[0].span, name->text))
      continue;
    SwReach *reach = note(vm, name);
    if (!reach) return;
    *end = reach;
    end = &reach->next;
  }
}
