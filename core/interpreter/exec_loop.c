#include "interpreter/exec_loop.h"

#include "base/notices.h"
#include "interpreter/assign.h"
#include "interpreter/composed.h"
#include "interpreter/eval.h"
#include "interpreter/exec.h"
#include "interpreter/map_rows.h"
#include "interpreter/suspend.h"
#include "runtime/frame.h"
#include "runtime/iterate.h"

/* Ends a round: whether it failed, and whether the loop continues. */
static bool end_round(SwVm *vm, bool succeeded, bool *goes_on) {
  *goes_on = vm->jump != SW_JUMP_BREAK;
  if (succeeded || (vm->jump != SW_JUMP_BREAK && vm->jump != SW_JUMP_CONTINUE)) return succeeded;
  vm->jump = SW_JUMP_NONE;
  return true;
}

/* Opens the next round. Loops of a library's Python function have no rounds in the story. */
static void next_round(SwVm *vm, const SwNode *loop, SwFrame *frame) {
  sw_frame_next(frame);
  if (!sw_is_composed(vm, loop)) vm->frame = frame;
}

/* Ends a loop without `break`, so its else block runs. */
static bool end_loop(SwVm *vm, const SwFrame *frame, const SwNode *otherwise) {
  sw_frame_end(frame);
  return sw_exec_else(vm, otherwise) || sw_suspend(vm, (SwOpen){.node = otherwise});
}

/* Raises RuntimeError: the dict or set changed its size during iteration. */
static bool raise_changed(SwVm *vm, const SwOpen *walk) {
  bool set = walk->value.kind == SW_VALUE_SET;
  if (walk->value.as.sequence->count == walk->items->count * (set ? 1 : 2))
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_GOING_ON_AFTER_CHANGED_KEYS));
  return sw_raise(vm, SW_ERR_CHANGED_SIZE, SW_STR(set ? "Set" : "dictionary"));
}

static bool is_table(const SwOpen *walk) {
  return sw_value_is_table(walk->value) && walk->items != walk->value.as.sequence;
}

/* Opens what the loop goes through: an iterator, or items. */
static bool open_walk(SwVm *vm, const SwNode *iterable, SwOpen *out) {
  *out = (SwOpen){.node = iterable->next};
  if (!sw_eval(vm, iterable, &out->value) || !sw_iterator_of(vm, iterable, &out->value))
    return false;
  if (out->value.kind == SW_VALUE_ITERATOR) {
    sw_hold(vm, out->value);
    return true;
  }
  if (!sw_iterate(vm, iterable, out->value, &out->items)) return false;
  if (out->value.kind == SW_VALUE_TENSOR) sw_hold_items(vm, out->items);
  if (is_table(out)) out->changes = out->value.as.sequence->changes;
  return true;
}

/* The next item; a list may grow meanwhile. */
static bool next_item(SwVm *vm, SwOpen *walk, bool *any, SwValue *item) {
  if (!walk->items) return sw_iterator_next(vm, walk->value.as.iterator, any, item);
  *any = walk->at < walk->items->count;
  if (*any) *item = walk->items->items[walk->at++];
  return true;
}

/* Runs the block for an item; NULL: it goes on behind a `yield`. */
static bool run_round(SwVm *vm, const SwNode *node, const SwValue *item, SwOpen *walk,
                      SwFrame *frame, bool *goes_on) {
  const SwNode *target = node->first, *iterable = target->next;
  SwMapOpen row;
  next_round(vm, node, frame);
  bool mapped = sw_map_round(vm, node, frame, &row);
  bool ran = (!item || sw_assign(vm, target, *item, iterable)) && sw_exec_block(vm, iterable->next);
  if (mapped) sw_map_round_end(vm, node, ran, frame, &row);
  bool good = end_round(vm, ran, goes_on);
  vm->frame = frame->outer;
  walk->round = frame->round - 1;
  if (!good) return sw_suspend(vm, *walk);
  bool changed = *goes_on && is_table(walk) && walk->value.as.sequence->changes != walk->changes;
  return !changed || raise_changed(vm, walk);
}

bool sw_exec_for(SwVm *vm, const SwNode *node) {
  const SwNode *iterable = node->first->next, *otherwise = iterable->next->next;
  SwOpen walk;
  bool again = vm->resuming, any = true, goes_on = true;
  SwFrame frame = sw_frame_open(vm, (SwSpan){node->span.start, iterable->span.end}, NULL);
  if (again)
    walk = sw_reopen(vm);
  else if (!open_walk(vm, iterable, &walk))
    return false;
  if (walk.node == otherwise) return end_loop(vm, &frame, otherwise);
  frame.round = walk.round;
  for (; goes_on; again = false) {
    SwValue item;
    if (!again && !next_item(vm, &walk, &any, &item)) return false;
    if (!any) return end_loop(vm, &frame, otherwise);
    if (!run_round(vm, node, again ? NULL : &item, &walk, &frame, &goes_on)) return false;
  }
  return true;
}

static bool asks(SwVm *vm, const SwNode *condition, bool *truth) {
  SwValue value;
  int held = vm->held.count;
  bool good = sw_eval(vm, condition, &value) && sw_truth(vm, condition, value, truth);
  if (good) sw_held_end(vm, held);
  return good;
}

bool sw_exec_while(SwVm *vm, const SwNode *node) {
  const SwNode *condition = node->first, *block = condition->next;
  bool again = vm->resuming, truth = true, goes_on = true;
  SwOpen open = {.node = block};
  SwFrame frame = sw_frame_open(vm, (SwSpan){node->span.start, condition->span.end}, NULL);
  if (again) open = sw_reopen(vm);
  if (open.node != block) return end_loop(vm, &frame, block->next);
  frame.round = open.round;
  for (; goes_on; again = false) {
    if (!again && !asks(vm, condition, &truth)) return false;
    if (!truth) return end_loop(vm, &frame, block->next);
    next_round(vm, node, &frame);
    SwMapOpen row;
    bool mapped = sw_map_round(vm, node, &frame, &row);
    bool good = sw_exec_block(vm, block);
    if (mapped) sw_map_round_end(vm, node, good, &frame, &row);
    good = end_round(vm, good, &goes_on);
    vm->frame = frame.outer;
    open.round = frame.round - 1;
    if (!good) return sw_suspend(vm, open);
  }
  return true;
}
