#include "interpreter/unknown_after.h"

#include <string.h>

#include "interpreter/no_effect.h"
#include "interpreter/side_effects.h"
#include "interpreter/targets.h"
#include "runtime/variables.h"

static bool has_word(const SwVm *vm, const char *word) {
  const SwSource *source = &vm->program->source;
  size_t size = strlen(word);
  for (size_t i = 0; i + size <= source->size; i++) {
    if (memcmp(source->bytes + i, word, size) == 0) return true;
  }
  return false;
}

/* Whether the random numbers may be seeded. Without a seed they are chosen freely here, so a
 * skipped draw changes nothing. */
static bool may_be_seeded(const SwVm *vm, int dialect) {
  return vm->unsettled[dialect].seeded || has_word(vm, "seed");
}

static void unsettle(SwVm *vm, const SwSideEffects *effects) {
  for (int i = 0; i < SW_RANDOM_STATES; i++) {
    SwUnsettled *state = &vm->unsettled[i];
    state->drawn = false;
    if (effects->draws && !state->random_by && may_be_seeded(vm, i))
      state->random_by = vm->statement + 1;
    if (effects->sets && !state->defaults_by) state->defaults_by = vm->statement + 1;
  }
}

static bool bind_unknown(SwVm *vm, const char *name, void *context) {
  SwValue unknown = {.kind = SW_VALUE_UNKNOWN, .as.unknown = context};
  return sw_name_bind(vm, name, unknown);
}

/* Makes every name unknown: a function of the program may bind any. */
static bool forget_names(SwVm *vm, SwUnknown *unknown) {
  for (SwName *name = vm->program->names; name; name = name->next) {
    bool kept = name->value.kind == SW_VALUE_MODULE || name->value.kind == SW_VALUE_CLOSURE;
    if (!kept && !bind_unknown(vm, name->text, unknown)) return false;
  }
  return true;
}

bool sw_unknown_after(SwVm *vm, const SwNode *node, SwStatement *statement) {
  SwSideEffects effects;
  SwUnknown *unknown = sw_arena_alloc(vm->arena, sizeof *unknown);
  bool idle = sw_has_no_effect(vm, node);
  if (!unknown || !sw_side_effects_find(vm, node, &effects)) return sw_exhausted(vm);
  *unknown = (SwUnknown){.kind = effects.foreign ? SW_UNKNOWN_FOREIGN : SW_UNKNOWN_RESULT,
                         .maker = vm->statement,
                         .reach = effects.reached,
                         .code = effects.has_code ? node->span : (SwSpan){0, 0}};
  unsettle(vm, &effects);
  bool any_name = effects.foreign && has_word(vm, "global");
  if (any_name && !forget_names(vm, unknown)) return false;
  if (!sw_unknown_spread(vm, effects.written, unknown)) return false;
  if (!idle) return sw_targets_bind(vm, node, bind_unknown, unknown);
  statement->ran = statement->skipped = true;
  statement->refusal = (SwRefusal){0};
  return sw_bind_no_effect(vm, node);
}
