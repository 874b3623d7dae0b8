#include "interpreter/exec_loop.h"

#include "base/notices.h"
#include "interpreter/assign.h"
#include "interpreter/composed.h"
#include "interpreter/eval.h"
#include "interpreter/exec.h"
#include "interpreter/map_rows.h"
#include "runtime/frame.h"
#include "runtime/iterate.h"

/* Ends a round: whether it failed, and whether the loop continues. */
static bool end_round(SwVm *vm, bool succeeded, bool *goes_on) {
  *goes_on = vm->jump != SW_JUMP_BREAK;
  if (succeeded || vm->jump == SW_JUMP_NONE || vm->jump == SW_JUMP_RETURN) return succeeded;
  vm->jump = SW_JUMP_NONE;
  return true;
}

/* Opens the next round. Loops of a library's Python function have no rounds in the story. */
static void next_round(SwVm *vm, const SwNode *loop, SwFrame *frame) {
  sw_frame_next(frame);
  if (!sw_is_composed(vm, loop)) vm->frame = frame;
}

/* Runs one round; `frame` is that of the round before. */
static bool run_round(SwVm *vm, const SwNode *node, SwValue item, SwFrame *frame, bool *goes_on) {
  const SwNode *target = node->first, *iterable = target->next;
  SwMapOpen row;
  next_round(vm, node, frame);
  bool mapped = sw_map_round(vm, node, frame, &row);
  bool good = sw_assign(vm, target, item, iterable) && sw_exec_block(vm, iterable->next);
  if (mapped) sw_map_round_end(vm, good, frame, &row);
  good = end_round(vm, good, goes_on);
  vm->frame = frame->outer;
  return good;
}

/* Ends a loop without `break`, so its else block runs. */
static bool end_loop(SwVm *vm, const SwFrame *frame, const SwNode *otherwise) {
  sw_frame_end(frame);
  return sw_exec_else(vm, otherwise);
}

/* Raises RuntimeError: the dict or set changed its size during iteration. */
static bool raise_changed(SwVm *vm, SwValue table, int64_t count) {
  bool set = table.kind == SW_VALUE_SET;
  if (table.as.sequence->count == count * (set ? 1 : 2))
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_GOING_ON_AFTER_CHANGED_KEYS));
  return sw_raise(vm, SW_ERR_CHANGED_SIZE, SW_STR(set ? "Set" : "dictionary"));
}

bool sw_exec_for(SwVm *vm, const SwNode *node) {
  const SwNode *iterable = node->first->next, *otherwise = iterable->next->next;
  SwValue value, item;
  SwSequence *items;
  bool any = true, goes_on = true;
  SwFrame frame = sw_frame_open(vm, (SwSpan){node->span.start, iterable->span.end}, NULL);
  if (!sw_eval(vm, iterable, &value) || !sw_iterator_of(vm, iterable, &value)) return false;
  if (value.kind == SW_VALUE_ITERATOR) {
    sw_hold(vm, value);
    while (goes_on && sw_iterator_next(vm, value.as.iterator, &any, &item) && any) {
      if (!run_round(vm, node, item, &frame, &goes_on)) return false;
    }
    return goes_on ? !any && end_loop(vm, &frame, otherwise) : true;
  }
  if (!sw_iterate(vm, iterable, value, &items)) return false;
  if (value.kind == SW_VALUE_TENSOR) sw_hold_items(vm, items);
  bool table = items != value.as.sequence && sw_value_is_table(value);
  int64_t changes = table ? value.as.sequence->changes : 0;
  for (int64_t i = 0; goes_on && i < items->count; i++) { /* a list may grow meanwhile */
    if (!run_round(vm, node, items->items[i], &frame, &goes_on)) return false;
    if (table && goes_on && value.as.sequence->changes != changes)
      return raise_changed(vm, value, items->count);
  }
  return !goes_on || end_loop(vm, &frame, otherwise);
}

bool sw_exec_while(SwVm *vm, const SwNode *node) {
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
    SwMapOpen row;
    bool mapped = sw_map_round(vm, node, &frame, &row);
    bool good = sw_exec_block(vm, block);
    if (mapped) sw_map_round_end(vm, good, &frame, &row);
    good = end_round(vm, good, &goes_on);
    vm->frame = frame.outer;
    if (!good) return false;
  }
  return true;
}
