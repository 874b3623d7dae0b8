#include "runtime/scope.h"

#include <string.h>

#include "runtime/variables.h"

SwValue *sw_scope_find(const SwVm *vm, const char *name, bool *own) {
  for (const SwScope *scope = vm->scope; scope; scope = scope->outer) {
    *own = scope == vm->scope;
    for (int64_t i = 0; i < scope->values->count; i++) {
      if (strcmp(scope->names[i], name) == 0) return &scope->values->items[i];
    }
  }
  *own = false;
  return NULL;
}

bool sw_bind(SwVm *vm, const char *name, SwValue value) {
  bool own;
  SwValue *at = sw_scope_find(vm, name, &own);
  if (!at) return sw_name_bind(vm, name, value);
  *at = value;
  return true;
}

const SwValue *sw_bound(const SwVm *vm, const char *name) {
  bool own;
  const SwValue *at = sw_scope_find(vm, name, &own);
  if (at) return at->kind == SW_VALUE_ABSENT ? NULL : at;
  const SwName *global = sw_name_find(vm->program, name);
  return global && global->value.kind != SW_VALUE_ABSENT ? &global->value : NULL;
}

SwScope *sw_scope_new(SwVm *vm, const SwScope *outer, const char *const *names, int count) {
  SwScope *self = sw_arena_alloc(vm->arena, sizeof *self);
  SwSequence *values = sw_sequence_new(vm, count);
  if (!self || !values) {
    (void)sw_exhausted(vm);
    return NULL;
  }
  for (int i = 0; i < count; i++)
    values->items[values->count++] = (SwValue){.kind = SW_VALUE_ABSENT};
  *self = (SwScope){.outer = outer, .names = names, .values = values};
  sw_hold_items(vm, values);
  return self;
}
