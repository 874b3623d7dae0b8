#include "interpreter/suspend.h"

#include <string.h>

#include "base/notices.h"
#include "interpreter/eval.h"
#include "interpreter/exec.h"
#include "runtime/frame.h"
#include "runtime/iterate.h"

#define MAX_OPEN 64

/* A generator of the program. Its iterator leads to its values by `sources`: those of the scope,
 * the function, and those of the open statements. */
typedef struct SwSuspended {
  const SwClosure *closure;
  SwScope *scope;
  SwSequence *kept; /* two values for each open statement */
  SwOpen open[MAX_OPEN];
  int count; /* the innermost is first */
  bool running, ended;
} SwSuspended;

static SwValue list_of(SwSequence *items) {
  return (SwValue){.kind = SW_VALUE_LIST, .as.sequence = items};
}

bool sw_make_generator(SwVm *vm, const SwClosure *closure, SwScope *scope, SwValue *out) {
  SwSuspended *self = sw_arena_alloc(vm->arena, sizeof *self);
  if (!self || !sw_iterator_over(vm, scope->values, SW_ITERATE_GENERATOR, out))
    return sw_exhausted(vm);
  SwIterator *iterator = out->as.iterator;
  *self = (SwSuspended){.closure = closure, .scope = scope, .kept = sw_sequence_new(vm, 4)};
  iterator->suspended = self;
  iterator->function = (SwValue){.kind = SW_VALUE_CLOSURE, .as.closure = closure};
  return self->kept && sw_sequence_push(vm, (SwSequence *)iterator->sources, list_of(self->kept));
}

bool sw_suspend(SwVm *vm, SwOpen open) {
  SwSuspended *self = vm->suspending;
  if (vm->jump != SW_JUMP_YIELD) return false;
  if (self->count == MAX_OPEN) return sw_refuse_yield(vm, open.node);
  self->open[self->count++] = open;
  return sw_sequence_push(vm, self->kept, open.value) &&
         sw_sequence_push(vm, self->kept, open.items ? list_of(open.items) : sw_value_none()) &&
         false;
}

SwOpen sw_reopen(SwVm *vm) {
  SwSuspended *self = vm->suspending;
  self->kept->count -= 2;
  SwOpen open = self->open[--self->count];
  sw_hold(vm, open.value);
  if (open.items) sw_hold_items(vm, open.items);
  return open;
}

bool sw_refuse_yield(SwVm *vm, const SwNode *node) {
  if (vm->jump != SW_JUMP_YIELD) return false;
  vm->jump = SW_JUMP_NONE;
  return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_YIELD_HERE));
}

static bool jump(SwVm *vm, SwValue value) {
  vm->returned = value;
  vm->jump = SW_JUMP_YIELD;
  return false;
}

/* yield from items */
static bool yield_from(SwVm *vm, const SwNode *node, SwValue *out) {
  SwOpen open = {0};
  bool any;
  if (vm->resuming) {
    open = sw_reopen(vm);
    vm->resuming = false;
  } else {
    SwSequence *items;
    if (!sw_eval(vm, node->first, &open.value) || !sw_iterator_of(vm, node, &open.value))
      return false;
    bool iterator = open.value.kind == SW_VALUE_ITERATOR;
    if (!iterator && (!sw_iterate(vm, node->first, open.value, &items) ||
                      !sw_iterator_over(vm, items, SW_ITERATE_LIST, &open.value)))
      return false;
    sw_hold(vm, open.value);
  }
  if (!sw_iterator_next(vm, open.value.as.iterator, &any, out)) return false;
  if (any) return jump(vm, *out) || sw_suspend(vm, open);
  *out = sw_value_none();
  return true;
}

bool sw_eval_yield(SwVm *vm, const SwNode *node, SwValue *out) {
  if (node->integer) return yield_from(vm, node, out);
  *out = sw_value_none();
  if (!vm->resuming) return (!node->first || sw_eval(vm, node->first, out)) && jump(vm, *out);
  vm->resuming = false;
  return true;
}

/* StopIteration that leaves a generator would end the loop over it. */
static void rename_stop(SwVm *vm) {
  const char *type = vm->error.type ? vm->error.type : sw_error_type(vm->error.id);
  bool stop = vm->error.id != SW_ERR_NONE && strcmp(type, "StopIteration") == 0;
  if (stop) (void)sw_raise(vm, SW_ERR_COMPOSED, SW_STR("generator raised StopIteration"));
}

/* Runs the body up to the next `yield`, or to its end. */
static bool run(SwVm *vm, SwSuspended *self, bool *any, SwValue *out) {
  const SwScope *scope = vm->scope;
  const char *function = vm->function;
  SwSuspended *outer = vm->suspending;
  const SwStatement *statement = &vm->program->statements[vm->statement];
  SwFrame frame = sw_frame_open(vm, statement->span, self->closure->name);
  vm->frame = &frame;
  vm->scope = self->scope;
  vm->function = self->closure->name;
  vm->suspending = self;
  vm->resuming = self->count > 0;
  vm->calls++;
  self->running = true;
  bool good = sw_exec(vm, self->closure->node->first->next);
  self->running = false;
  vm->calls--;
  vm->suspending = outer;
  vm->function = function;
  vm->scope = scope;
  vm->frame = frame.outer;
  *any = !good && vm->jump == SW_JUMP_YIELD;
  good = good || vm->jump != SW_JUMP_NONE;
  *out = vm->returned;
  vm->jump = SW_JUMP_NONE;
  self->ended = !*any;
  if (!good) rename_stop(vm);
  return good;
}

bool sw_generator_next(SwVm *vm, SwIterator *iterator, bool *any, SwValue *out) {
  SwSuspended *self = iterator->suspended;
  int held = vm->held.count;
  *any = false;
  if (self->running) return sw_raise0(vm, SW_ERR_GENERATOR_RUNS);
  if (self->ended) return true;
  sw_hold(vm, (SwValue){.kind = SW_VALUE_ITERATOR, .as.iterator = iterator});
  if (!run(vm, self, any, out)) return false;
  sw_held_value(vm, held, *any ? *out : sw_value_none());
  return true;
}
