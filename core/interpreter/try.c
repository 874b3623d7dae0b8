#include "interpreter/try.h"

#include "base/notices.h"
#include "call/call.h"
#include "interpreter/eval.h"
#include "interpreter/exec.h"
#include "runtime/exception.h"
#include "runtime/print.h"
#include "runtime/scope.h"
#include "runtime/variables.h"

/* Whether an except clause matches: `except A`, `except (A, B)`. As in Python, the expression is
 * evaluated only after an error. */
static bool value_matches(SwVm *vm, const SwNode *node, SwValue wanted, const char *type,
                          bool *out) {
  if (wanted.kind == SW_VALUE_CLASS)
    return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_RUNS_EXCEPT_NAMES_EXCEPTIONS_ONLY));
  if (wanted.kind != SW_VALUE_TYPE || !sw_exception_is_a(wanted.as.type, "BaseException"))
    return sw_raise0(vm, SW_ERR_CATCH_TYPE);
  *out = *out || sw_exception_is_a(type, wanted.as.type);
  return true;
}

static bool any_matches(SwVm *vm, const SwNode *node, SwValue wanted, const char *type, bool *out) {
  if (wanted.kind != SW_VALUE_TUPLE) return value_matches(vm, node, wanted, type, out);
  for (int64_t i = 0; i < wanted.as.sequence->count; i++) {
    if (!value_matches(vm, node, wanted.as.sequence->items[i], type, out)) return false;
  }
  return true;
}

static bool clause_matches(SwVm *vm, const SwNode *clause, const char *type, bool *out) {
  SwValue wanted;
  *out = clause->kind == SW_NODE_ABSENT;
  return *out || (sw_eval(vm, clause, &wanted) && any_matches(vm, clause, wanted, type, out));
}

static bool bind_exception(SwVm *vm, const SwNode *except, SwException *exception) {
  SwValue bound = {.kind = SW_VALUE_EXCEPTION, .as.exception = exception};
  return !except->text || sw_bind(vm, except->text, bound);
}

/* Turns the raised error into an exception object, and clears it. */
static SwException *catch (SwVm *vm) {
  SwValue message;
  SwException *self = sw_arena_alloc(vm->arena, sizeof *self);
  if (!self) {
    (void)sw_exhausted(vm);
    return NULL;
  }
  self->type = vm->error.type ? vm->error.type : sw_error_type(vm->error.id);
  if (vm->error.message.failed) {
    (void)sw_exhausted(vm);
    return NULL;
  }
  if (!sw_value_string(vm, sw_text_cstr(&vm->error.message), vm->error.message.size, &message))
    return NULL;
  self->message = message.as.string;
  self->given = vm->error.given;
  return self;
}

static void unbind_exception(SwVm *vm, const SwNode *except) {
  bool own;
  if (!except->text) return;
  SwValue *local = sw_scope_find(vm, except->text, &own);
  if (local)
    local->kind = SW_VALUE_ABSENT;
  else
    sw_name_delete(vm, sw_name_find(vm->program, except->text));
}

static bool run_clause(SwVm *vm, const SwNode *except, SwException *exception) {
  sw_error_clear(&vm->error);
  if (!bind_exception(vm, except, exception)) return false;
  bool succeeded = sw_exec(vm, except->first->next);
  unbind_exception(vm, except);
  return succeeded;
}

/* raise ValueError, raise ValueError("..."), raise e */
bool sw_exec_raise(SwVm *vm, const SwNode *node) {
  SwValue value;
  if (!node->first) return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_BARE_RAISE));
  if (!sw_eval(vm, node->first, &value)) return false;
  bool type = value.kind == SW_VALUE_TYPE && sw_exception_known(value.as.type);
  if (!type && value.kind != SW_VALUE_EXCEPTION) return sw_raise0(vm, SW_ERR_RAISE_TYPE);
  (void)sw_raise(vm, SW_ERR_COMPOSED, SW_STR(type ? "" : value.as.exception->message->bytes));
  vm->error.type = type ? value.as.type : value.as.exception->type;
  vm->error.given = type ? 0 : value.as.exception->given;
  return false;
}

/* The message is the only argument; for several it is their tuple. */
bool sw_make_exception(SwVm *vm, const char *type, SwValue *arguments, int count, SwValue *out) {
  SwSequence all = {.count = count, .items = arguments};
  SwValue value = {.kind = SW_VALUE_TUPLE, .as.sequence = &all}, message;
  SwText text = {0};
  bool key = sw_exception_is_a(type, "KeyError");
  if (count == 1) value = arguments[0];
  bool good = !count || (count > 1 || key ? sw_value_repr : sw_value_str)(vm, value, &text);
  good = good && sw_value_string(vm, sw_text_cstr(&text), text.size, &message);
  sw_text_free(&text);
  if (!good) return false;
  SwException *self = sw_arena_alloc(vm->arena, sizeof *self);
  if (!self) return sw_exhausted(vm);
  *self = (SwException){type, message.as.string, count};
  *out = (SwValue){.kind = SW_VALUE_EXCEPTION, .as.exception = self};
  return true;
}

bool sw_exec_try(SwVm *vm, const SwNode *node) {
  const SwNode *block = node->first;
  if (sw_exec(vm, block)) return true;
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
