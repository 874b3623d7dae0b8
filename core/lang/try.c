/* try / except: exceptions are matched by the names of their types. */
#include <string.h>

#include "lang/call.h"

/* The ancestors that matter here; every type also is an Exception. */
static const char *parent_of(const char *type) {
  static const char *const parents[][2] = {
      {"IndexError", "LookupError"},       {"KeyError", "LookupError"},
      {"AxisError", "ValueError"},         {"ZeroDivisionError", "ArithmeticError"},
      {"OverflowError", "ArithmeticError"}, {"UFuncTypeError", "TypeError"},
      {"_UFuncOutputCastingError", "UFuncTypeError"},
      {"_ArrayMemoryError", "MemoryError"}, {"NotImplementedError", "RuntimeError"}};
  for (size_t i = 0; i < sizeof parents / sizeof *parents; i++) {
    if (strcmp(parents[i][0], type) == 0) return parents[i][1];
  }
  return strcmp(type, "Exception") == 0 ? NULL : "Exception";
}

static bool is_a(const char *type, const char *wanted) {
  if (strcmp(type, "AxisError") == 0 && strcmp(wanted, "IndexError") == 0) return true;
  for (const char *at = type; at; at = parent_of(at)) {
    if (strcmp(at, wanted) == 0) return true;
  }
  return false;
}

/* `except A`, `except (A, B)`, `except np.exceptions.AxisError`: compared by the last name. */
static bool clause_matches(const SwNode *clause, const char *type) {
  if (clause->kind == SW_NODE_ABSENT) return true;
  if (clause->kind == SW_NODE_NAME || clause->kind == SW_NODE_ATTRIBUTE) return is_a(type, clause->text);
  for (const SwNode *at = clause->first; at; at = at->next) {
    if (clause_matches(at, type)) return true;
  }
  return false;
}

static bool bind_exception(SwVm *vm, const SwNode *except, SwValue *bound) {
  if (!except->text || !except->size) return true;
  return sw_value_string(vm, sw_text_cstr(&vm->error.message), vm->error.message.size, bound) &&
         sw_name_bind(vm, except->text, *bound);
}

bool sw_exec_try(SwVm *vm, const SwNode *node) {
  const SwNode *block = node->first;
  if (sw_exec(vm, block, true)) return true;
  if (vm->error.id == SW_ERR_NONE || vm->refusal.message || vm->exhausted) return false;
  const char *type = sw_error_type(vm->error.id);
  for (const SwNode *except = block->next; except; except = except->next) {
    SwValue bound;
    if (!clause_matches(except->first, type)) continue;
    if (!bind_exception(vm, except, &bound)) return false;
    sw_error_clear(&vm->error);
    bool succeeded = sw_exec(vm, except->first->next, true);
    SwName *name = except->text && except->size ? sw_name_find(vm->program, except->text) : NULL;
    if (name) name->value = (SwValue){.kind = SW_VALUE_ABSENT};
    return succeeded;
  }
  return false;
}
