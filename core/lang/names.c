#include <string.h>

#include "lang/vm.h"

SwName *sw_name_find(const SwProgram *program, const char *text) {
  for (SwName *name = program->names; name; name = name->next) {
    if (strcmp(name->text, text) == 0) return name;
  }
  return NULL;
}

/* A deleted name goes to the end when it is bound again, as in a Python dict. */
static void unlink_deleted(SwProgram *program, const char *text) {
  for (SwName **at = &program->names; *at; at = &(*at)->next) {
    if (strcmp((*at)->text, text) == 0 && (*at)->value.kind == SW_VALUE_ABSENT) {
      *at = (*at)->next;
      return;
    }
  }
}

bool sw_name_bind(SwVm *vm, const char *text, SwValue value) {
  unlink_deleted(vm->program, text);
  SwName *name = sw_name_find(vm->program, text);
  if (!name) {
    if (vm->names++ >= SW_MAX_NAMES)
      return sw_refuse_here(vm, "Stridewise does not run programs with more than 1000 names.");
    name = sw_arena_alloc(vm->arena, sizeof *name);
    if (!name) return sw_exhausted(vm);
    name->text = text;
    SwName **end = &vm->program->names;
    while (*end)
      end = &(*end)->next;
    *end = name;
  }
  name->value = value;
  return true;
}
