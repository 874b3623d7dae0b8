#include "interpreter/exec.h"

#include <string.h>

#include "base/notices.h"
#include "call/attribute.h"
#include "call/said.h"
#include "call/slice.h"
#include "interpreter/class.h"
#include "interpreter/composed.h"
#include "interpreter/dim_names.h"
#include "interpreter/effects.h"
#include "interpreter/eval.h"
#include "interpreter/function.h"
#include "interpreter/idle.h"
#include "interpreter/imports.h"
#include "interpreter/subscript.h"
#include "interpreter/try.h"
#include "python/arith.h"
#include "python/sequence.h"
#include "runtime/frame.h"
#include "runtime/iterate.h"
#include "runtime/iterator.h"
#include "runtime/object.h"
#include "runtime/print.h"
#include "runtime/variables.h"

/* Targets of an unpacking; `star` is the position of the starred one, -1 if there is none. */
static int count_targets(const SwNode *target, int *star) {
  int count = 0;
  *star = -1;
  for (const SwNode *at = target->first; at; at = at->next, count++) {
    if (at->kind == SW_NODE_STARRED) *star = count;
  }
  return count;
}

static bool check_count(SwVm *vm, int64_t count, int wanted, bool starred) {
  if (starred) {
    wanted--;
    return count >= wanted || sw_raise(vm, SW_ERR_UNPACK_AT_LEAST, SW_INT(wanted), SW_INT(count));
  }
  if (count < wanted) return sw_raise(vm, SW_ERR_UNPACK_FEW, SW_INT(wanted), SW_INT(count));
  return count == wanted || sw_raise(vm, SW_ERR_UNPACK_MANY, SW_INT(wanted));
}

/* What a starred target takes: a list of `count` items. */
static bool assign_rest(SwVm *vm, const SwNode *target, const SwValue *items, int64_t count,
                        const SwNode *value_node) {
  SwSequence *rest = sw_sequence_new(vm, count);
  if (!rest) return false;
  for (int64_t i = 0; i < count; i++)
    rest->items[rest->count++] = items[i];
  return sw_assign(vm, target->first, (SwValue){.kind = SW_VALUE_LIST, .as.sequence = rest},
                   value_node);
}

static bool unpack(SwVm *vm, const SwNode *target, SwValue value, const SwNode *value_node) {
  SwSequence *live;
  int star, wanted = count_targets(target, &star);
  if (!sw_is_iterable(value))
    return sw_raise(vm, SW_ERR_UNPACK_TYPE, SW_STR(sw_value_type_name(value)));
  if (!sw_iterate(vm, value_node, value, &live) || !check_count(vm, live->count, wanted, star >= 0))
    return false;
  SwSequence *items =
      sw_sequence_new(vm, live->count); /* as they were: a target may change the list */
  if (!items || !sw_work(vm, live->count) || !sw_hold_items(vm, items)) return false;
  for (int64_t i = 0; i < live->count; i++)
    items->items[items->count++] = live->items[i];
  int64_t i = 0, rest = items->count - wanted + 1;
  for (const SwNode *at = target->first; at; at = at->next) {
    bool starred = at->kind == SW_NODE_STARRED;
    bool good = starred ? assign_rest(vm, at, items->items + i, rest, value_node)
                        : sw_assign(vm, at, items->items[i], value_node);
    if (!good) return false;
    i += starred ? rest : 1;
  }
  return true;
}

bool sw_assign(SwVm *vm, const SwNode *target, SwValue value, const SwNode *value_node) {
  SwValue object, index;
  switch (target->kind) {
  case SW_NODE_NAME:
    if (vm->saying) sw_said_bound(vm, target->text, value);
    return sw_bind(vm, target->text, value);
  case SW_NODE_TUPLE:
  case SW_NODE_LIST: return unpack(vm, target, value, value_node);
  case SW_NODE_INDEX:
    return sw_eval(vm, target->first, &object) && sw_eval(vm, target->first->next, &index) &&
           sw_subscript_assign(vm, target, object, index, value, value_node);
  case SW_NODE_ATTRIBUTE:
    if (vm->saying) sw_said_bound(vm, target->text, value);
    return sw_eval(vm, target->first, &object) && sw_attribute_assign(vm, target, object, value);
  default: return sw_refuse0(vm, target->span, sw_notice(SW_NOTICE_CANNOT_ASSIGN));
  }
}

static bool exec_assign(SwVm *vm, const SwNode *node) {
  const SwNode *value_node = node->first;
  for (int64_t i = 0; i < node->integer; i++)
    value_node = value_node->next;
  SwValue value;
  if (!sw_eval(vm, value_node, &value)) return false;
  for (const SwNode *target = node->first; target != value_node; target = target->next) {
    if (!sw_assign(vm, target, value, value_node)) return false;
  }
  return true;
}

/* x += y works in place on tensors and lists, and then binds what came out. */
static bool exec_augmented(SwVm *vm, const SwNode *node) {
  const SwNode *target = node->first, *value_node = target->next;
  SwValue object = {0}, index = {0}, old, value, result;
  if (target->kind == SW_NODE_INDEX) {
    if (!sw_eval(vm, target->first, &object) || !sw_eval(vm, target->first->next, &index))
      return false;
    if (!sw_subscript(vm, target, object, index, &old)) return false;
  } else if (!sw_eval(vm, target, &old)) {
    return false;
  }
  if (!sw_hold(vm, old) || !sw_eval(vm, value_node, &value)) return false;
  if (!sw_arith_in_place(vm, node->op, node, old, target, value, value_node, &result) ||
      !sw_hold(vm, result))
    return false;
  if (target->kind == SW_NODE_INDEX)
    return sw_subscript_assign(vm, target, object, index, result, target);
  return sw_assign(vm, target, result, value_node);
}

static bool delete_item(SwVm *vm, const SwNode *target) {
  static const SwOperation row = {.name = "del []", .flags = SW_OPERATOR};
  SwCall call = {.vm = vm, .operation = &row, .node = target, .count = 2};
  SwValue ignored;
  if (!sw_eval(vm, target->first, &call.args[0]) ||
      !sw_eval(vm, target->first->next, &call.args[1]))
    return false;
  if (call.args[0].kind == SW_VALUE_TENSOR)
    return sw_refuse0(vm, target->span, sw_notice(SW_NOTICE_NO_DEL_ON_TENSORS));
  bool found, good = sw_object_special(vm, target, call.args[0], "__delitem__", &call.args[1], 1,
                                       &found, &ignored);
  if (!good || found) return good;
  return sw_sequence_delete(&call);
}

static bool delete_name(SwVm *vm, const SwNode *target) {
  bool own = false;
  SwValue *local = sw_scope_find(vm, target->text, &own);
  SwName *name = sw_name_find(vm->program, target->text);
  if (local && own && local->kind == SW_VALUE_ABSENT)
    return sw_raise(vm, SW_ERR_UNBOUND_LOCAL, SW_STR(target->text));
  if (local && own) {
    local->kind = SW_VALUE_ABSENT;
    return true;
  }
  if (!name || name->value.kind == SW_VALUE_ABSENT)
    return sw_raise(vm, SW_ERR_NAME, SW_STR(target->text));
  sw_name_delete(vm->program, name);
  return true;
}

static bool exec_delete(SwVm *vm, const SwNode *node) {
  for (const SwNode *target = node->first; target; target = target->next) {
    if (target->kind == SW_NODE_INDEX) {
      if (!delete_item(vm, target)) return false;
      continue;
    }
    if (target->kind != SW_NODE_NAME)
      return sw_refuse0(vm, target->span, sw_notice(SW_NOTICE_RUNS_DEL_NAMES_LIST_ITEMS_ONLY));
    if (!delete_name(vm, target)) return false;
  }
  return true;
}

/* The interactive prompt prints the value of an expression, unless it is None. */
static bool exec_expression(SwVm *vm, const SwNode *node, bool interactive) {
  SwValue value;
  if (!sw_eval(vm, node->first, &value)) return false;
  if (!interactive || vm->calls || value.kind == SW_VALUE_NONE) return true;
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
  if (!message || message->kind == SW_NODE_ABSENT)
    return sw_raise(vm, SW_ERR_ASSERTION, SW_STR(""));
  if (sw_is_composed(vm, node)) return sw_composed_raise(vm, message);
  SwText text = {0};
  if (sw_eval(vm, message, &value) && sw_value_str(vm, value, &text)) {
    (void)sw_raise(vm, SW_ERR_ASSERTION, SW_STR(sw_text_cstr(&text)));
  }
  sw_text_free(&text);
  return false;
}

static bool exec_block(SwVm *vm, const SwNode *block) {
  for (const SwNode *at = block->first; at; at = at->next) {
    if (!sw_exec(vm, at, true)) return false;
  }
  return true;
}

/* What a round leaves: whether it failed, and whether the loop goes on. */
static bool end_round(SwVm *vm, bool succeeded, bool *goes_on) {
  *goes_on = vm->jump != SW_JUMP_BREAK;
  if (succeeded || vm->jump == SW_JUMP_NONE || vm->jump == SW_JUMP_RETURN) return succeeded;
  vm->jump = SW_JUMP_NONE;
  return true;
}

/* Opens the round that follows; what a library's function repeats is none. */
static void next_round(SwVm *vm, const SwNode *loop, SwFrame *frame) {
  sw_frame_next(frame);
  if (!sw_is_composed(vm, loop)) vm->frame = frame;
}

/* `frame`: of the round before. */
static bool run_round(SwVm *vm, const SwNode *node, SwValue item, SwFrame *frame, bool *goes_on) {
  const SwNode *target = node->first, *iterable = target->next;
  next_round(vm, node, frame);
  bool good = end_round(vm, sw_assign(vm, target, item, iterable) && exec_block(vm, iterable->next),
                        goes_on);
  vm->frame = frame->outer;
  return good;
}

static bool exec_else(SwVm *vm, const SwNode *block) {
  return !block || block->kind == SW_NODE_ABSENT || exec_block(vm, block);
}

/* Nothing broke the loop off. */
static bool end_loop(SwVm *vm, const SwFrame *frame, const SwNode *otherwise) {
  sw_frame_end(frame);
  return exec_else(vm, otherwise);
}

/* Keys that came or went under a loop. */
static bool raise_changed(SwVm *vm, SwValue table, int64_t count) {
  bool set = table.kind == SW_VALUE_SET;
  if (table.as.sequence->count == count * (set ? 1 : 2))
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_GOING_ON_AFTER_CHANGED_KEYS));
  return sw_raise(vm, SW_ERR_CHANGED_SIZE, SW_STR(set ? "Set" : "dictionary"));
}

static bool exec_for(SwVm *vm, const SwNode *node) {
  const SwNode *iterable = node->first->next, *otherwise = iterable->next->next;
  SwValue value, item;
  SwSequence *items;
  bool any = true, goes_on = true;
  SwFrame frame = sw_frame_open(vm, (SwSpan){node->span.start, iterable->span.end}, NULL);
  if (!sw_eval(vm, iterable, &value) || !sw_iterator_of(vm, iterable, &value)) return false;
  if (value.kind == SW_VALUE_ITERATOR) {
    if (!sw_hold(vm, value)) return false;
    while (goes_on && sw_iterator_next(vm, value.as.iterator, &any, &item) && any) {
      if (!run_round(vm, node, item, &frame, &goes_on)) return false;
    }
    return goes_on ? !any && end_loop(vm, &frame, otherwise) : true;
  }
  if (!sw_iterate(vm, iterable, value, &items)) return false;
  if (value.kind == SW_VALUE_TENSOR && !sw_hold_items(vm, items)) return false;
  bool table = items != value.as.sequence && sw_value_is_table(value);
  int64_t changes = table ? value.as.sequence->changes : 0;
  for (int64_t i = 0; goes_on && i < items->count; i++) { /* a list may grow meanwhile */
    if (!run_round(vm, node, items->items[i], &frame, &goes_on)) return false;
    if (table && goes_on && value.as.sequence->changes != changes)
      return raise_changed(vm, value, items->count);
  }
  return !goes_on || end_loop(vm, &frame, otherwise);
}

static bool exec_while(SwVm *vm, const SwNode *node) {
  const SwNode *condition = node->first, *block = condition->next;
  bool goes_on = true;
  SwFrame frame = sw_frame_open(vm, (SwSpan){node->span.start, condition->span.end}, NULL);
  while (goes_on) {
    SwValue value;
    bool truth;
    int held = vm->held.count;
    if (!sw_eval(vm, condition, &value) || !sw_truth(vm, condition, value, &truth)) return false;
    sw_held_end(vm, held);
    if (!truth) return end_loop(vm, &frame, block->next);
    next_round(vm, node, &frame);
    bool good = end_round(vm, exec_block(vm, block), &goes_on);
    vm->frame = frame.outer;
    if (!good) return false;
  }
  return true;
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

static bool exec_if(SwVm *vm, const SwNode *node) {
  const SwNode *condition = node->first, *then = condition->next, *otherwise = then->next;
  bool truth;
  if (!sw_ask(vm, condition, &truth)) return false;
  if (truth) return exec_block(vm, then);
  return exec_else(vm, otherwise);
}

static bool refuse_context(SwVm *vm, const SwNode *node) {
  return sw_refuse0(vm, node->first->span,
                    node->size ? sw_notice(SW_NOTICE_NO_AS_BEHIND)
                               : sw_notice(SW_NOTICE_RUNS_FOR_TORCH_NO_GRAD_ONLY));
}

static bool call_exit(SwVm *vm, const SwNode *node, SwValue context) {
  SwValue none[] = {sw_value_none(), sw_value_none(), sw_value_none()}, ignored;
  bool found;
  return sw_object_special(vm, node, context, "__exit__", none, 3, &found, &ignored);
}

/* An object of a library with __enter__() and __exit__(), which is called however the block ends.
 */
static bool exec_entered(SwVm *vm, const SwNode *node, SwValue context) {
  bool found;
  SwValue entered;
  if (!sw_hold(vm, context) ||
      !sw_object_special(vm, node->first, context, "__enter__", NULL, 0, &found, &entered))
    return false;
  if (!found) return refuse_context(vm, node);
  bool good =
      (!node->size || sw_bind(vm, node->text, entered)) && exec_block(vm, node->first->next);
  if (vm->refusal.message || vm->exhausted) return false;
  const SwError error = vm->error;
  SwJump jump = vm->jump;
  SwValue returned = vm->returned;
  vm->error = (SwError){0};
  vm->jump = SW_JUMP_NONE;
  if (!sw_hold(vm, returned) || !call_exit(vm, node->first, context)) good = false;
  sw_error_clear(&vm->error);
  vm->error = error;
  vm->jump = jump;
  vm->returned = returned;
  return good;
}

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
  good = exec_block(vm, node->first->next);
  vm->no_grad = no_grad;
  if (kind == SW_CONTEXT_PRINTING) memcpy(vm->printing, before, sizeof before);
  return good;
}

/* A definition stops where what it defines is called. */
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
  if (!good || !sw_hold(vm, decorator) || !sw_exec(vm, node->first->next, false)) return false;
  const SwValue *bound = sw_bound(vm, node->text);
  if (!bound || bound->kind == SW_VALUE_UNKNOWN) return true;
  value = *bound;
  return vm->call(vm, node, decorator, &value, 1, &value) && sw_bind(vm, node->text, value);
}

static bool exec_decorated(SwVm *vm, const SwNode *node) {
  return decorate(vm, node) || sw_leave_definition(vm, node, sw_notice(SW_NOTICE_NO_DECORATOR));
}

static bool dispatch(SwVm *vm, const SwNode *node, bool interactive) {
  if (sw_is_idle(vm, node)) return sw_exec_idle(vm, node);
  switch (node->kind) {
  case SW_NODE_EXPRESSION: return exec_expression(vm, node, interactive);
  case SW_NODE_ASSIGN: return exec_assign(vm, node);
  case SW_NODE_AUGMENTED: return exec_augmented(vm, node);
  case SW_NODE_IMPORT: return sw_exec_import(vm, node);
  case SW_NODE_FROM_IMPORT: return sw_exec_from_import(vm, node);
  case SW_NODE_DELETE: return exec_delete(vm, node);
  case SW_NODE_PASS: return true;
  case SW_NODE_MAGIC: vm->skipped = true; return true;
  case SW_NODE_ASSERT: return exec_assert(vm, node);
  case SW_NODE_FOR: return exec_for(vm, node);
  case SW_NODE_WHILE: return exec_while(vm, node);
  case SW_NODE_BREAK: return jump(vm, SW_JUMP_BREAK);
  case SW_NODE_CONTINUE: return jump(vm, SW_JUMP_CONTINUE);
  case SW_NODE_RETURN: return exec_return(vm, node);
  case SW_NODE_DEF: return exec_def(vm, node);
  case SW_NODE_CLASS: return sw_exec_class(vm, node);
  case SW_NODE_DECORATED: return exec_decorated(vm, node);
  case SW_NODE_RAISE: return sw_exec_raise(vm, node);
  case SW_NODE_IF: return exec_if(vm, node);
  case SW_NODE_TRY: return sw_exec_try(vm, node);
  case SW_NODE_WITH: return exec_with(vm, node);
  case SW_NODE_BLOCK: return exec_block(vm, node);
  case SW_NODE_UNSUPPORTED: return exec_unsupported(vm, node);
  default: return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_STATEMENT));
  }
}

/* Python would have gone on, so this is no error of the program. */
static bool refuse_own_limit(SwVm *vm, const SwNode *statement) {
  if (vm->error.id != SW_ERR_LIMIT_DIMS) return false;
  (void)sw_refuse(vm, statement->span, "{sentence}", SW_STR(sw_text_cstr(&vm->error.message)));
  sw_error_clear(&vm->error);
  return false;
}

/* What is only said or printed of the reader's machine is left out, as a plot is. */
static bool leave_out(SwVm *vm, const SwNode *statement) {
  bool left_out = vm->left_out && statement->kind == SW_NODE_EXPRESSION;
  if (!left_out) return false;
  vm->left_out = false;
  vm->refusal = (SwRefusal){0};
  vm->in_flight = NULL;
  return vm->skipped = true;
}

bool sw_exec(SwVm *vm, const SwNode *statement, bool interactive) {
  if (!sw_step(vm, statement)) return false;
  if (vm->depth >= SW_MAX_DEPTH)
    return sw_refuse0(vm, statement->span, "These blocks are nested too deeply.");
  int held = vm->held.count;
  vm->depth++;
  sw_dim_names_before(vm, statement);
  bool succeeded = dispatch(vm, statement, interactive);
  bool returned = statement->kind == SW_NODE_RETURN && vm->jump == SW_JUMP_RETURN;
  if (succeeded || returned) sw_dim_names_after(vm, statement);
  vm->depth--;
  sw_held_end(vm, held);
  sw_collect_in_turn(vm);
  return succeeded || leave_out(vm, statement) || refuse_own_limit(vm, statement);
}
