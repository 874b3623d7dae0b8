#include "interpreter/try.h"

#include "base/notices.h"
#include "call/call.h"
#include "interpreter/eval.h"
#include "interpreter/eval_call.h"
#include "interpreter/exec.h"
#include "interpreter/suspend.h"
#include "runtime/exception.h"
#include "runtime/iterate.h"
#include "runtime/object.h"
#include "runtime/print.h"
#include "runtime/scope.h"
#include "runtime/variables.h"

/* An exception as programs see it. */
static SwValue value_of(const SwException *exception) {
  if (exception->object)
    return (SwValue){.kind = SW_VALUE_OBJECT, .as.sequence = exception->object};
  return (SwValue){.kind = SW_VALUE_EXCEPTION, .as.exception = exception};
}

/* Whether an except clause matches: `except A`, `except (A, B)`. As in Python, the expression is
 * evaluated only after an error. */
static bool value_matches(SwVm *vm, SwValue wanted, const SwException *exception, bool *out) {
  bool type = wanted.kind == SW_VALUE_TYPE && sw_exception_is_a(wanted.as.type, "BaseException");
  if (!type && !sw_is_exception_type(wanted)) return sw_raise0(vm, SW_ERR_CATCH_TYPE);
  SwValue value = value_of(exception);
  if (exception->object)
    *out = *out || sw_class_is_a(sw_object_class(value), wanted);
  else
    *out = *out || (type && sw_exception_is_a(exception->type, wanted.as.type));
  return true;
}

static bool any_matches(SwVm *vm, SwValue wanted, const SwException *exception, bool *out) {
  if (wanted.kind != SW_VALUE_TUPLE) return value_matches(vm, wanted, exception, out);
  for (int64_t i = 0; i < wanted.as.sequence->count; i++) {
    if (!value_matches(vm, wanted.as.sequence->items[i], exception, out)) return false;
  }
  return true;
}

static bool clause_matches(SwVm *vm, const SwNode *clause, const SwException *exception,
                           bool *out) {
  SwValue wanted;
  *out = clause->kind == SW_NODE_ABSENT;
  return *out || (sw_eval(vm, clause, &wanted) && any_matches(vm, wanted, exception, out));
}

static bool bind_exception(SwVm *vm, const SwNode *except, const SwException *exception) {
  return !except->text || sw_bind(vm, except->text, value_of(exception));
}

static const SwException *exception_of(SwVm *vm, const SwError *error) {
  SwValue message;
  if (error->raised) return error->raised;
  SwException *self = sw_arena_alloc(vm->arena, sizeof *self);
  if (!self || error->message.failed) {
    (void)sw_exhausted(vm);
    return NULL;
  }
  if (!sw_value_string(vm, sw_text_cstr(&error->message), error->message.size, &message))
    return NULL;
  *self = (SwException){.type = error->type ? error->type : sw_error_type(error->id),
                        .message = message.as.string,
                        .given = error->given};
  return self;
}

bool sw_exception_of(SwVm *vm, const SwError *error, SwValue out[3]) {
  const SwException *exception = exception_of(vm, error);
  if (!exception || !sw_iterator_over(vm, NULL, SW_ITERATE_LIST, &out[2])) return false;
  out[0] = (SwValue){.kind = SW_VALUE_TYPE, .as.type = exception->type};
  out[1] = value_of(exception);
  if (exception->object) out[0] = sw_object_class(out[1]);
  return true;
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

static bool run_clause(SwVm *vm, const SwNode *except, const SwException *exception) {
  const SwException *before = vm->handled;
  sw_error_clear(&vm->error);
  sw_hold(vm, value_of(exception));
  if (!bind_exception(vm, except, exception)) return false;
  vm->handled = exception;
  bool succeeded = sw_exec(vm, except->first->next);
  vm->handled = before;
  unbind_exception(vm, except);
  return succeeded;
}

/* raise ... from cause */
static bool check_cause(SwVm *vm, const SwNode *node) {
  SwValue cause;
  if (!node) return true;
  if (!sw_eval(vm, node, &cause)) return false;
  return cause.kind == SW_VALUE_NONE || sw_is_exception(cause) || sw_is_exception_type(cause) ||
         sw_raise0(vm, SW_ERR_RAISE_CAUSE);
}

static bool raise_exception(SwVm *vm, const SwException *exception) {
  (void)sw_raise(vm, SW_ERR_COMPOSED, SW_STR(exception->message->bytes));
  vm->error.type = exception->type;
  vm->error.given = exception->given;
  vm->error.raised = exception;
  return false;
}

/* An exception whose class is the program's; its message is what str() gives. */
static bool raise_object(SwVm *vm, SwValue object) {
  SwValue message;
  SwText text = {0};
  bool good = sw_value_str(vm, object, &text) &&
              sw_value_string(vm, sw_text_cstr(&text), text.size, &message);
  sw_text_free(&text);
  if (!good) return false;
  SwException *self = sw_arena_alloc(vm->arena, sizeof *self);
  if (!self) return sw_exhausted(vm);
  *self = (SwException){.type = sw_class_name(sw_object_class(object)),
                        .message = message.as.string,
                        .given = message.as.string->size > 0,
                        .object = object.as.sequence};
  return raise_exception(vm, self);
}

/* raise ValueError, raise ValueError("..."), raise e, raise */
bool sw_exec_raise(SwVm *vm, const SwNode *node) {
  SwValue value;
  if (!node->first && !vm->handled) return sw_raise0(vm, SW_ERR_RAISE_NOTHING);
  if (!node->first) return raise_exception(vm, vm->handled);
  if (!sw_eval(vm, node->first, &value) || !check_cause(vm, node->first->next)) return false;
  if (sw_is_exception_type(value) && !sw_call_value(vm, node->first, value, NULL, 0, &value))
    return false;
  if (value.kind == SW_VALUE_EXCEPTION) return raise_exception(vm, value.as.exception);
  return sw_is_exception(value) ? raise_object(vm, value) : sw_raise0(vm, SW_ERR_RAISE_TYPE);
}

/* The message is the only argument; for several it is their tuple. */
bool sw_make_exception(SwVm *vm, const char *type, SwValue *arguments, int count, SwValue *out) {
  SwSequence *all = sw_sequence_new(vm, count);
  SwValue value = {.kind = SW_VALUE_TUPLE, .as.sequence = all}, message;
  if (!all) return false;
  for (int i = 0; i < count; i++)
    all->items[all->count++] = arguments[i];
  SwText text = {0};
  bool key = sw_exception_is_a(type, "KeyError");
  if (count == 1) value = arguments[0];
  bool good = !count || (count > 1 || key ? sw_value_repr : sw_value_str)(vm, value, &text);
  good = good && sw_value_string(vm, sw_text_cstr(&text), text.size, &message);
  sw_text_free(&text);
  if (!good) return false;
  SwException *self = sw_arena_alloc(vm->arena, sizeof *self);
  if (!self) return sw_exhausted(vm);
  *self =
      (SwException){.type = type, .message = message.as.string, .given = count, .arguments = all};
  *out = (SwValue){.kind = SW_VALUE_EXCEPTION, .as.exception = self};
  return true;
}

bool sw_pending_take(SwVm *vm, SwPending *out) {
  if (vm->refusal.message || vm->exhausted) return false;
  *out = (SwPending){vm->error, vm->jump, vm->returned};
  vm->error = (SwError){0};
  vm->jump = SW_JUMP_NONE;
  sw_hold(vm, out->returned);
  if (out->error.raised) sw_hold(vm, value_of(out->error.raised));
  return true;
}

bool sw_pending_give(SwVm *vm, SwPending *self, bool done, bool good) {
  if (!done) {
    sw_error_clear(&self->error);
    return false;
  }
  vm->error = self->error;
  vm->jump = self->jump;
  vm->returned = self->returned;
  return good;
}

/* Runs the except clause that matches the error, if one does. */
static bool handle(SwVm *vm, const SwNode *node) {
  if (vm->error.id == SW_ERR_NONE || vm->refusal.message || vm->exhausted) return false;
  const SwException *exception = exception_of(vm, &vm->error);
  if (!exception) return false;
  const SwNode *except = node->first->next;
  for (; except && except->kind == SW_NODE_EXCEPT; except = except->next) {
    bool matches;
    if (!clause_matches(vm, except->first, exception, &matches)) return false;
    if (matches) return run_clause(vm, except, exception) || sw_refuse_yield(vm, node);
  }
  return false;
}

static const SwNode *part_of(const SwNode *node, SwTryPart part) {
  for (const SwNode *at = node->first->next; at; at = at->next) {
    if (at->kind == SW_NODE_BLOCK && at->integer == (int64_t)part) return at;
  }
  return NULL;
}

/* The body and then `else`, or the except clause of its error. */
static bool exec_body(SwVm *vm, const SwNode *node) {
  const SwNode *body = node->first, *otherwise = part_of(node, SW_TRY_ELSE);
  const SwNode *part = vm->resuming ? sw_reopen(vm).node : body;
  if (part == body && !sw_exec(vm, body))
    return vm->jump == SW_JUMP_YIELD ? sw_suspend(vm, (SwOpen){.node = body}) : handle(vm, node);
  return !otherwise || sw_exec(vm, otherwise) || sw_suspend(vm, (SwOpen){.node = otherwise});
}

bool sw_exec_try(SwVm *vm, const SwNode *node) {
  const SwNode *last = part_of(node, SW_TRY_FINALLY);
  bool good = exec_body(vm, node);
  SwPending pending;
  if (!last) return good;
  if (!good && vm->jump == SW_JUMP_YIELD) return sw_refuse_yield(vm, node);
  good = sw_pending_take(vm, &pending) && sw_pending_give(vm, &pending, sw_exec(vm, last), good);
  return good || sw_refuse_yield(vm, node);
}
