#include "interpreter/exec.h"

#include <string.h>

#include "base/notices.h"
#include "interpreter/assign.h"
#include "interpreter/class.h"
#include "interpreter/composed.h"
#include "interpreter/dim_names.h"
#include "interpreter/eval.h"
#include "interpreter/exec_loop.h"
#include "interpreter/function.h"
#include "interpreter/imports.h"
#include "interpreter/map_rows.h"
#include "interpreter/no_effect.h"
#include "interpreter/suspend.h"
#include "interpreter/text_names.h"
#include "interpreter/try.h"
#include "runtime/iterate.h"
#include "runtime/object.h"
#include "runtime/print.h"
#include "runtime/scope.h"

static bool exec_expression(SwVm *vm, const SwNode *node) {
  SwValue value;
  if (!sw_eval(vm, node->first, &value)) return false;
  sw_map_expression(vm, node, value);
  if (vm->calls || value.kind == SW_VALUE_NONE) return true;
  size_t before = vm->output.size;
  if (!sw_value_repr(vm, value, &vm->output)) {
    vm->output.size = before;
    return false;
  }
  sw_text_char(&vm->output, '\n');
  return true;
}

static bool exec_assert(SwVm *vm, const SwNode *node) {
  const SwNode *message = node->first->next;
  SwValue value;
  bool truth;
  if (node->first->kind == SW_NODE_TUPLE && node->first->first) {
    sw_warn(vm, sw_notice(SW_NOTICE_WARN_ASSERTION_ALWAYS_TRUE));
  }
  if (!sw_ask(vm, node->first, &truth)) return false;
  if (truth) return true;
  if (message->kind == SW_NODE_ABSENT) return sw_raise(vm, SW_ERR_ASSERTION, SW_STR(""));
  if (sw_is_composed(vm, node)) return sw_composed_raise(vm, message);
  SwText text = {0};
  if (sw_eval(vm, message, &value) && sw_value_str(vm, value, &text)) {
    (void)sw_raise(vm, SW_ERR_ASSERTION, SW_STR(sw_text_cstr(&text)));
  }
  sw_text_free(&text);
  return false;
}

bool sw_exec_block(SwVm *vm, const SwNode *block) {
  const SwNode *at = vm->resuming ? sw_reopen(vm).node : block->first;
  for (; at; at = at->next) {
    if (!sw_exec(vm, at)) return sw_suspend(vm, (SwOpen){.node = at});
  }
  return true;
}

bool sw_exec_else(SwVm *vm, const SwNode *block) {
  return block->kind == SW_NODE_ABSENT || sw_exec_block(vm, block);
}

static bool jump(SwVm *vm, SwJump kind) {
  vm->jump = kind;
  return false;
}

static bool exec_return(SwVm *vm, const SwNode *node) {
  SwValue value = sw_value_none();
  if (node->first && !sw_eval(vm, node->first, &value)) return false;
  vm->returned = value;
  return jump(vm, SW_JUMP_RETURN);
}

static bool exec_def(SwVm *vm, const SwNode *node) {
  SwValue function;
  return sw_make_closure(vm, node, &function) && sw_bind(vm, node->text, function);
}

/* global and nonlocal: that their names are no locals was settled when the function was made. */
static bool exec_declared(SwVm *vm, const SwNode *node) {
  bool global = node->kind == SW_NODE_GLOBAL, own;
  for (const SwNode *at = node->first; at; at = at->next) {
    bool around = sw_scope_find(vm, at->text, &own);
    if (around == global)
      return sw_refuse(vm, at->span,
                       sw_notice(global ? SW_NOTICE_NO_GLOBAL : SW_NOTICE_NO_NONLOCAL),
                       SW_STR(at->text));
  }
  return true;
}

static bool exec_if(SwVm *vm, const SwNode *node) {
  const SwNode *condition = node->first, *then = condition->next, *taken;
  bool truth;
  if (vm->resuming) {
    taken = sw_reopen(vm).node;
  } else {
    if (!sw_ask(vm, condition, &truth)) return false;
    taken = truth ? then : then->next;
  }
  return sw_exec_else(vm, taken) || sw_suspend(vm, (SwOpen){.node = taken});
}

static bool refuse_context(SwVm *vm, const SwNode *node) {
  return sw_refuse0(vm, node->first->span,
                    node->size ? sw_notice(SW_NOTICE_NO_AS_BEHIND)
                               : sw_notice(SW_NOTICE_RUNS_FOR_TORCH_NO_GRAD_ONLY));
}

/* Calls __exit__() with the error that ended the block, if one did; *caught: the error ends there.
 */
static bool call_exit(SwVm *vm, const SwNode *node, SwValue context, SwError *error, bool *caught) {
  SwValue given[] = {sw_value_none(), sw_value_none(), sw_value_none()}, result;
  bool found, raised = error->id != SW_ERR_NONE;
  if (raised && !sw_exception_of(vm, error, given)) return false;
  if (!sw_object_special(vm, node, context, "__exit__", given, 3, &found, &result)) return false;
  return !raised || sw_truth(vm, node, result, caught);
}

/* The block of `with`. */
static bool exec_within(SwVm *vm, const SwNode *node) {
  return sw_exec_block(vm, node->first->next) || sw_refuse_yield(vm, node);
}

/* A context manager of a class: its __exit__() is called however the block ends. */
static bool exec_entered(SwVm *vm, const SwNode *node, SwValue context) {
  bool found, caught = false;
  SwValue entered;
  sw_hold(vm, context);
  if (!sw_object_special(vm, node->first, context, "__enter__", NULL, 0, &found, &entered))
    return false;
  if (!found || !sw_class_attribute(sw_object_class(context), "__exit__"))
    return refuse_context(vm, node);
  bool good = (!node->size || sw_bind(vm, node->text, entered)) && exec_within(vm, node);
  SwPending pending;
  if (!sw_pending_take(vm, &pending)) return false;
  bool done = call_exit(vm, node->first, context, &pending.error, &caught);
  if (caught) sw_error_clear(&pending.error);
  return sw_pending_give(vm, &pending, done, good || caught);
}

/* with: enters the context, runs the block, and leaves the context even after an error. */
static bool exec_with(SwVm *vm, const SwNode *node) {
  SwPrinting before[] = {vm->printing[0], vm->printing[1]};
  SwValue context;
  vm->entering = true;
  bool good = sw_eval(vm, node->first, &context);
  vm->entering = false;
  if (!good) return false;
  if (context.kind == SW_VALUE_OBJECT) return exec_entered(vm, node, context);
  if (context.kind != SW_VALUE_CONSTANT || !context.as.constant->context || node->size ||
      sw_value_generator(context.as.constant))
    return refuse_context(vm, node);
  bool no_grad = vm->no_grad;
  SwContext kind = context.as.constant->context;
  if (kind == SW_CONTEXT_NO_GRAD || kind == SW_CONTEXT_GRAD)
    vm->no_grad = kind == SW_CONTEXT_NO_GRAD;
  good = exec_within(vm, node);
  vm->no_grad = no_grad;
  if (kind == SW_CONTEXT_PRINTING) memcpy(vm->printing, before, sizeof before);
  return good;
}

/* Binds a definition that does not run here, so that the program stops only where it is used. */
static bool exec_unsupported(SwVm *vm, const SwNode *node) {
  const SwSource *source = &vm->program->source;
  SwSpan word;
  if (!sw_defined_name(source, node, &word))
    return sw_refuse(vm, node->name_span, "{sentence}", SW_STR(node->text));
  const char *name = sw_arena_copy(vm->arena, source->bytes + word.start, word.end - word.start);
  return name ? sw_bind_absent(vm, name, SW_UNKNOWN_FOREIGN, node->text, node->span)
              : sw_exhausted(vm);
}

static bool decorate(SwVm *vm, const SwNode *node) {
  SwValue decorator, value;
  vm->entering = true; /* @torch.no_grad() */
  bool good = sw_eval(vm, node->first, &decorator);
  vm->entering = false;
  if (!good) return false;
  sw_hold(vm, decorator);
  if (!sw_exec(vm, node->first->next)) return false;
  const SwValue *bound = sw_bound(vm, node->text);
  if (bound->kind == SW_VALUE_UNKNOWN) return true;
  value = *bound;
  if (!vm->call(vm, node, decorator, &value, 1, &value)) return false;
  return sw_bind(vm, node->text, value);
}

static bool exec_decorated(SwVm *vm, const SwNode *node) {
  return decorate(vm, node) || sw_bind_refused(vm, node, sw_notice(SW_NOTICE_NO_DECORATOR));
}

static bool dispatch(SwVm *vm, const SwNode *node) {
  if (sw_has_no_effect(vm, node)) return sw_exec_no_effect(vm, node);
  switch (node->kind) {
  case SW_NODE_EXPRESSION: return exec_expression(vm, node);
  case SW_NODE_ASSIGN: return sw_exec_assign(vm, node);
  case SW_NODE_AUGMENTED: return sw_exec_augmented(vm, node);
  case SW_NODE_IMPORT: return sw_exec_import(vm, node);
  case SW_NODE_FROM_IMPORT: return sw_exec_from_import(vm, node);
  case SW_NODE_DELETE: return sw_exec_delete(vm, node);
  case SW_NODE_PASS: return true;
  case SW_NODE_MAGIC: vm->skipped = true; return true;
  case SW_NODE_ASSERT: return exec_assert(vm, node);
  case SW_NODE_FOR: return sw_exec_for(vm, node);
  case SW_NODE_WHILE: return sw_exec_while(vm, node);
  case SW_NODE_BREAK: return jump(vm, SW_JUMP_BREAK);
  case SW_NODE_CONTINUE: return jump(vm, SW_JUMP_CONTINUE);
  case SW_NODE_RETURN: return exec_return(vm, node);
  case SW_NODE_DEF: return exec_def(vm, node);
  case SW_NODE_CLASS: return sw_exec_class(vm, node);
  case SW_NODE_DECORATED: return exec_decorated(vm, node);
  case SW_NODE_GLOBAL:
  case SW_NODE_NONLOCAL: return exec_declared(vm, node);
  case SW_NODE_RAISE: return sw_exec_raise(vm, node);
  case SW_NODE_IF: return exec_if(vm, node);
  case SW_NODE_TRY: return sw_exec_try(vm, node);
  case SW_NODE_WITH: return exec_with(vm, node);
  case SW_NODE_BLOCK: return sw_exec_block(vm, node);
  default: return exec_unsupported(vm, node);
  }
}

/* Refuses a statement that exceeds a limit of ours: Python has no such limit, so it is no error of
 * the program. */
static void refuse_own_limit(SwVm *vm, const SwNode *statement) {
  if (vm->error.id != SW_ERR_LIMIT_DIMS) return;
  (void)sw_refuse(vm, statement->span, "{sentence}", SW_STR(sw_text_cstr(&vm->error.message)));
  sw_error_clear(&vm->error);
}

/* Leaves out an expression that only shows facts of the reader's machine, as a plot is left out. */
static bool leave_out(SwVm *vm, const SwNode *statement) {
  bool left_out = vm->left_out && statement->kind == SW_NODE_EXPRESSION;
  if (!left_out) return false;
  vm->left_out = false;
  vm->refusal = (SwRefusal){0};
  vm->in_flight = NULL;
  return vm->skipped = true;
}

bool sw_exec(SwVm *vm, const SwNode *statement) {
  if (!sw_enter(vm, statement)) return false;
  int held = vm->held.count;
  SwMapOpen row;
  bool mapped = sw_map_statement(vm, statement, &row);
  sw_dim_names_before(vm, statement);
  bool succeeded = dispatch(vm, statement) && !sw_missed_values(vm, statement);
  bool returned = statement->kind == SW_NODE_RETURN && vm->jump == SW_JUMP_RETURN;
  if (succeeded || returned) sw_dim_names_after(vm, statement);
  vm->depth--;
  if (mapped) sw_map_statement_value(vm, statement, succeeded || returned);
  sw_held_end(vm, held);
  sw_collect_in_turn(vm);
  if (!succeeded) succeeded = leave_out(vm, statement);
  if (!succeeded) refuse_own_limit(vm, statement);
  bool failed = !succeeded && vm->jump == SW_JUMP_NONE;
  if (mapped)
    sw_map_end(vm, &row, !failed, false);
  else if (failed)
    sw_map_block_failed(vm, statement);
  return succeeded;
}
