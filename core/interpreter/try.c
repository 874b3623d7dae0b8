#include "interpreter/try.h"

#include "call/call.h"
#include "interpreter/eval.h"
#include "interpreter/exec.h"
#include "runtime/exception.h"
#include "runtime/scope.h"
#include "runtime/variables.h"

/* `except A`, `except (A, B)`: the expression is evaluated only when something was raised. */
static bool value_matches(SwVm *vm, const SwNode *node, SwValue wanted, const char *type,
                          bool *out) {
  if (wanted.kind == SW_VALUE_TUPLE) {
    for (int64_t i = 0; i < wanted.as.sequence->count && !*out; i++) {
      if (!value_matches(vm, node, wanted.as.sequence->items[i], type, out)) return false;
    }
    return true;
  }
  if (wanted.kind != SW_VALUE_TYPE) {
    return sw_refuse0(vm, node->span,
                      "Stridewise runs `except` with the names of exceptions only.");
  }
  *out = sw_exception_is_a(type, wanted.as.type);
  return true;
}

static bool clause_matches(SwVm *vm, const SwNode *clause, const char *type, bool *out) {
  SwValue wanted;
  *out = clause->kind == SW_NODE_ABSENT;
  return *out || (sw_eval(vm, clause, &wanted) && value_matches(vm, clause, wanted, type, out));
}

static bool bind_exception(SwVm *vm, const SwNode *except, SwException *exception) {
  SwValue bound = {.kind = SW_VALUE_EXCEPTION, .as.exception = exception};
  return !except->text || !except->size || sw_bind(vm, except->text, bound);
}

/* What was raised, as an object; the error itself is over. */
static SwException *catch (SwVm *vm) {
  SwValue message;
  SwException *self = sw_arena_alloc(vm->arena, sizeof *self);
  if (!self) {
    (void)sw_exhausted(vm);
    return NULL;
  }
  self->type = sw_error_type(vm->error.id);
  if (vm->error.message.failed) {
    (void)sw_exhausted(vm);
    return NULL;
  }
  if (!sw_value_string(vm, sw_text_cstr(&vm->error.message), vm->error.message.size, &message))
    return NULL;
  self->message = message.as.string;
  return self;
}

static void unbind_exception(SwVm *vm, const SwNode *except) {
  bool own = false;
  if (!except->text || !except->size) return;
  SwValue *local = sw_scope_find(vm, except->text, &own);
  SwName *name = sw_name_find(vm->program, except->text);
  if (local && own)
    local->kind = SW_VALUE_ABSENT;
  else if (name)
    sw_name_delete(vm->program, name);
}

static bool run_clause(SwVm *vm, const SwNode *except, SwException *exception) {
  sw_error_clear(&vm->error);
  if (!bind_exception(vm, except, exception)) return false;
  bool succeeded = sw_exec(vm, except->first->next, true);
  unbind_exception(vm, except);
  return succeeded;
}

bool sw_exec_try(SwVm *vm, const SwNode *node) {
  const SwNode *block = node->first;
  if (sw_exec(vm, block, true)) return true;
  if (vm->error.id == SW_ERR_NONE || vm->refusal.message || vm->exhausted) return false;
  SwException *exception = catch (vm);
  if (!exception) return false;
  for (const SwNode *except = block->next; except; except = except->next) {
    bool matches;
    if (!clause_matches(vm, except->first, exception->type, &matches)) return false;
    if (matches) return run_clause(vm, except, exception);
  }
  return false;
}
