#include "interpreter/function.h"

#include <string.h>

#include "base/notices.h"
#include "call/spelling.h"
#include "interpreter/assign.h"
#include "interpreter/closure_arguments.h"
#include "interpreter/composed.h"
#include "interpreter/eval.h"
#include "interpreter/exec.h"
#include "interpreter/map_rows.h"
#include "interpreter/suspend.h"
#include "interpreter/targets.h"
#include "runtime/frame.h"
#include "runtime/iterate.h"
#include "runtime/object.h"
#include "runtime/table.h"

/* -- Making ---------------------------------------------------------------------------------- */

typedef struct Locals {
  const char **names;
  int count;
  const SwNode *body; /* whose `global` and `nonlocal` name what is no local */
} Locals;

/* Whether `global` or `nonlocal` in the node names it. */
static bool declares(const SwNode *node, const char *name) {
  bool declaration = node->kind == SW_NODE_GLOBAL || node->kind == SW_NODE_NONLOCAL;
  bool inner = node->kind == SW_NODE_DEF || node->kind == SW_NODE_CLASS;
  for (const SwNode *at = inner ? NULL : node->first; at; at = at->next) {
    if (declaration ? strcmp(at->text, name) == 0 : declares(at, name)) return true;
  }
  return false;
}

static bool add_local(SwVm *vm, const char *name, void *context) {
  Locals *self = context;
  if (self->body && declares(self->body, name)) return true;
  for (int i = 0; i < self->count; i++) {
    if (strcmp(self->names[i], name) == 0) return true;
  }
  if (self->count == SW_MAX_LOCALS)
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_FUNCTIONS_MORE_THAN_200_NAMES));
  self->names[self->count++] = name;
  return true;
}

/* Finds the local names: the parameters, and every name that the body binds. */
static bool find_locals(SwVm *vm, const SwNode *parameters, const SwNode *body, Locals *out) {
  const char *names[SW_MAX_LOCALS];
  *out = (Locals){names, 0, NULL};
  for (const SwNode *at = parameters ? parameters->first : NULL; at; at = at->next) {
    if (!add_local(vm, at->text, out)) return false;
  }
  out->body = body;
  if (!sw_targets_bind(vm, body, add_local, out)) return false;
  size_t size = (size_t)(out->count + 1) * sizeof *names;
  const char **kept = sw_arena_alloc(vm->arena, size);
  if (!kept) return sw_exhausted(vm);
  memcpy(kept, names, (size_t)out->count * sizeof *names);
  out->names = kept;
  return true;
}

bool sw_scope_of(SwVm *vm, const SwNode *body, const SwScope *outer, SwScope **out) {
  Locals locals;
  if (!find_locals(vm, NULL, body, &locals)) return false;
  *out = sw_scope_new(vm, outer, locals.names, locals.count);
  return *out != NULL;
}

static bool eval_defaults(SwVm *vm, const SwNode *parameters, SwSequence *out) {
  for (const SwNode *at = parameters->first; at; at = at->next) {
    SwValue value = {.kind = SW_VALUE_ABSENT};
    if (at->first && !sw_eval(vm, at->first, &value)) return false;
    if (!sw_sequence_push(vm, out, value)) return false;
  }
  return true;
}

static const char *qualified(SwVm *vm, const SwSequence *type, const char *name) {
  SwText text = {0};
  sw_text_put(&text, type ? type->items[1].as.string->bytes : vm->function);
  sw_text_put(&text, type ? "." : ".<locals>.");
  sw_text_put(&text, name);
  const char *kept = sw_arena_copy(vm->arena, sw_text_cstr(&text), text.size);
  sw_text_free(&text);
  if (!kept) (void)sw_exhausted(vm);
  return kept;
}

bool sw_make_closure(SwVm *vm, const SwNode *node, SwValue *out) {
  Locals locals;
  const char *name = node->kind == SW_NODE_DEF ? node->text : "<lambda>";
  SwClosure *self = sw_arena_alloc(vm->arena, sizeof *self);
  SwSequence *defaults = sw_sequence_new(vm, 4);
  if (!self || !defaults) return sw_exhausted(vm);
  sw_hold_items(vm, defaults);
  if (!eval_defaults(vm, node->first, defaults)) return false;
  if (!find_locals(vm, node->first, node->first->next, &locals)) return false;
  SwSequence *type = vm->scope ? vm->scope->type : NULL;
  bool within = type || (vm->function && !sw_is_composed(vm, node));
  if (within && !(name = qualified(vm, type, name))) return false;
  *self = (SwClosure){.node = node,
                      .name = name,
                      .outer = type ? vm->scope->outer : vm->scope,
                      .defaults = defaults,
                      .names = locals.names,
                      .count = locals.count,
                      .method_of = type};
  *out = (SwValue){.kind = SW_VALUE_CLOSURE, .as.closure = self};
  return true;
}

bool sw_closure_within(SwVm *vm, SwContext context, SwValue function, SwValue *out) {
  SwClosure *self = sw_arena_alloc(vm->arena, sizeof *self);
  if (!self) return sw_exhausted(vm);
  *self = *function.as.closure;
  self->context = context;
  *out = (SwValue){.kind = SW_VALUE_CLOSURE, .as.closure = self};
  return true;
}

/* -- Calling --------------------------------------------------------------------------------- */

/* Runs the body of a function; *out is the value of `return`, else None. */
static bool run_body(SwVm *vm, const SwClosure *closure, SwValue *out) {
  const SwNode *body = closure->node->first->next;
  if (closure->node->kind == SW_NODE_LAMBDA) return sw_eval(vm, body, out);
  *out = sw_value_none();
  if (sw_exec(vm, body)) return true;
  if (vm->jump != SW_JUMP_RETURN) return false;
  *out = vm->returned;
  vm->jump = SW_JUMP_NONE;
  vm->returned = sw_value_none();
  return true;
}

/* The heading of the call's chapter in the story; NULL: none, for a part of a library's function.
 */
static const char *heading_of(const SwVm *vm, const SwClosure *closure, bool composed) {
  if (closure->of_call) return sw_class_name(sw_object_class(closure->self));
  return composed && vm->called.end ? NULL : closure->name;
}

bool sw_call_closure(SwVm *vm, const SwClosure *closure, const SwArguments *arguments,
                     SwValue *out) {
  const SwScope *before = vm->scope;
  const char *function = vm->function;
  SwScope *scope = sw_scope_new(vm, closure->outer, closure->names, closure->count);
  if (!scope || !sw_closure_bind(vm, closure, arguments, scope)) return false;
  scope->method_of = closure->method_of;
  if (closure->node->kind == SW_NODE_DEF && closure->node->integer)
    return sw_make_generator(vm, closure, scope, out);
  SwSpan called = vm->called;
  bool composed = sw_is_composed(vm, closure->node);
  const char *heading = heading_of(vm, closure, composed);
  SwFrame frame = sw_frame_open(vm, arguments->node->span, heading);
  if (heading) vm->frame = &frame;
  int composed_calls = vm->composed_calls;
  if (!composed) vm->called = (SwSpan){0, 0};
  if (!composed) vm->composed_calls = 0;
  bool layer = composed && closure->of_call;
  if (composed && !layer) vm->composed_calls++;
  int64_t saying = vm->saying;
  if (!composed) vm->saying = 0;
  if (composed && !called.end) {
    vm->called = arguments->node->span;
    sw_spelling_arguments(vm, arguments);
  }
  for (int i = 0; vm->saying && i < closure->defaults->count; i++)
    sw_spelling_parameter(vm, closure->names[i], scope->values->items[i]);
  bool no_grad = vm->no_grad;
  if (closure->context) vm->no_grad = closure->context == SW_CONTEXT_NO_GRAD;
  vm->calls++;
  vm->scope = scope;
  vm->function = closure->name;
  const SwRecord *before_body = vm->last_record;
  SwMapOpen row;
  SwMapEntry entry = sw_map_call(vm, closure, arguments, heading, &row);
  bool succeeded = run_body(vm, closure, out);
  sw_map_call_end(vm, entry, closure, succeeded, out, &row);
  if (!succeeded && layer && !vm->composed_calls)
    sw_call_close_layer(vm, arguments, heading, before_body);
  vm->function = function;
  vm->scope = before;
  vm->frame = frame.outer;
  vm->called = called;
  vm->composed_calls = composed_calls;
  vm->saying = saying;
  vm->no_grad = no_grad;
  vm->calls--;
  if (succeeded || !composed || called.end || !sw_composed_refused(vm, arguments->node->span))
    return succeeded;
  return sw_refuse(vm, arguments->node->span, sw_notice(SW_NOTICE_NO_FUNCTION_THESE_ARGUMENTS),
                   SW_STR(closure->name));
}

/* -- Comprehensions -------------------------------------------------------------------------- */

typedef struct Comprehension {
  const SwNode *item;
  SwValue out;
} Comprehension;

static bool add_item(SwVm *vm, const SwValue *out, SwValue item) {
  if (out->kind == SW_VALUE_LIST) return sw_sequence_push(vm, out->as.sequence, item);
  bool dict = out->kind == SW_VALUE_DICT;
  const SwValue *pair = dict ? item.as.sequence->items : NULL;
  return sw_table_put(vm, *out, dict ? pair[0] : item, dict ? pair[1] : item);
}

static bool run_clause(SwVm *vm, Comprehension *self, const SwNode *clause, SwValue source);

/* Opens an iterable, as an iterator or a list. */
static bool open_source(SwVm *vm, const SwNode *node, SwValue *value) {
  SwSequence *items;
  if (!sw_iterator_of(vm, node, value)) return false;
  if (value->kind != SW_VALUE_ITERATOR) {
    if (!sw_iterate(vm, node, *value, &items)) return false;
    *value = (SwValue){.kind = SW_VALUE_LIST, .as.sequence = items};
  }
  sw_hold(vm, *value);
  return true;
}

static bool next_item(SwVm *vm, SwValue source, int64_t at, bool *any, SwValue *out) {
  if (source.kind == SW_VALUE_ITERATOR) return sw_iterator_next(vm, source.as.iterator, any, out);
  *any = at < source.as.sequence->count;
  if (*any) *out = source.as.sequence->items[at];
  return true;
}

static bool next_clause(SwVm *vm, Comprehension *self, const SwNode *clause) {
  SwValue value;
  if (!clause) return sw_eval(vm, self->item, &value) && add_item(vm, &self->out, value);
  const SwNode *iterable = clause->first->next;
  return sw_eval(vm, iterable, &value) && open_source(vm, iterable, &value) &&
         run_clause(vm, self, clause, value);
}

static bool meets(SwVm *vm, const SwNode *condition, bool *out) {
  *out = true;
  for (; condition && *out; condition = condition->next) {
    SwValue value;
    if (!sw_eval(vm, condition, &value) || !sw_truth(vm, condition, value, out)) return false;
  }
  return true;
}

static bool run_clause(SwVm *vm, Comprehension *self, const SwNode *clause, SwValue source) {
  const SwNode *target = clause->first, *iterable = target->next;
  bool good = true, any;
  SwValue item;
  SwFrame frame = sw_frame_open(vm, clause->span, NULL);
  for (int64_t i = 0; good && (good = next_item(vm, source, i, &any, &item)) && any; i++) {
    bool met;
    SwMapOpen row;
    sw_frame_next(&frame);
    if (!sw_is_composed(vm, clause)) vm->frame = &frame;
    bool mapped = sw_map_round(vm, clause, &frame, &row);
    good = sw_step(vm, clause) && sw_assign(vm, target, item, iterable) &&
           meets(vm, iterable->next, &met) && (!met || next_clause(vm, self, clause->next));
    if (mapped) sw_map_round_end(vm, clause, good, &frame, &row);
    vm->frame = frame.outer;
  }
  if (good) sw_frame_end(&frame);
  return good;
}

static bool find_targets(SwVm *vm, const SwNode *node, Locals *out) {
  const char *names[SW_MAX_LOCALS];
  *out = (Locals){names, 0, NULL};
  for (const SwNode *clause = node->first->next; clause; clause = clause->next) {
    if (!sw_target_bind(vm, clause->first, add_local, out)) return false;
  }
  const char **kept = sw_arena_alloc(vm->arena, (size_t)(out->count + 1) * sizeof *names);
  if (!kept) return sw_exhausted(vm);
  memcpy(kept, names, (size_t)out->count * sizeof *names);
  out->names = kept;
  return true;
}

static bool holds_walrus(const SwNode *node) {
  bool found = node->kind == SW_NODE_WALRUS;
  for (const SwNode *at = node->first; at && !found; at = at->next)
    found = holds_walrus(at);
  return found;
}

/* Evaluates a comprehension. As in Python, the first iterable is evaluated outside, everything else
 * in a new scope. */
bool sw_eval_comprehension(SwVm *vm, const SwNode *node, SwValue *out) {
  const SwNode *clause = node->first->next, *iterable = clause->first->next;
  const SwScope *before = vm->scope;
  Locals locals;
  SwValue source;
  Comprehension self = {.item = node->first};
  SwValueKind kind = node->integer == SW_COMPREHENSION_DICT  ? SW_VALUE_DICT
                     : node->integer == SW_COMPREHENSION_SET ? SW_VALUE_SET
                                                             : SW_VALUE_LIST;
  if (!node->integer && holds_walrus(node)) /* its items are made at once here */
    return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_WALRUS_IN_GENERATOR));
  if (!sw_table_new(vm, kind, &self.out) || !find_targets(vm, node, &locals)) return false;
  sw_hold(vm, self.out);
  if (!sw_eval(vm, iterable, &source) || !open_source(vm, iterable, &source)) return false;
  SwScope *scope = sw_scope_new(vm, before, locals.names, locals.count);
  if (!scope) return false;
  vm->scope = scope;
  bool good = run_clause(vm, &self, clause, source);
  vm->scope = before;
  *out = self.out;
  return good &&
         (node->integer || sw_iterator_over(vm, self.out.as.sequence, SW_ITERATE_ITEMS, out));
}
