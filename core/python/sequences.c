/* Python's functions of sequences: sum, min, max, sorted, any, all. */
#include "base/notices.h"
#include "call/arguments.h"
#include "call/call.h"
#include "python/arith.h"
#include "python/details.h"
#include "runtime/iterate.h"
#include "runtime/table.h"

static bool less(SwCall *call, SwOperator op, SwValue a, SwValue b, bool *out) {
  SwValue result;
  return sw_arith(call->vm, op, call->node, a, call->node, b, call->node, &result) &&
         sw_truth(call->vm, call->node, result, out);
}

bool sw_builtin_sum(SwCall *call, SwValue *out) {
  SwSequence *items;
  SwValue total = call->args[1];
  if (total.kind == SW_VALUE_STRING) return sw_raise0(call->vm, SW_ERR_SUM_STRING);
  if (!sw_iterate(call->vm, call->node, call->args[0], &items) ||
      !sw_work(call->vm, items->count * SW_ITEM_WORK))
    return false;
  sw_hold_items(call->vm, items);
  int held = call->vm->held.count;
  for (int64_t i = 0; i < items->count; i++) {
    SwValue sum;
    if (!sw_arith(call->vm, SW_OP_ADD, call->node, total, call->node, items->items[i], call->node,
                  &sum))
      return false;
    sw_held_value(call->vm, held, sum); /* earlier sums are no longer needed */
    total = sum;
  }
  *out = total;
  return true;
}

/* The sort key of an item: key(item), or the item itself without `key`. */
static bool key_of(SwCall *call, SwValue key, SwValue item, SwValue *out) {
  *out = item;
  if (sw_value_is_missing(key)) return true;
  if (!call->vm->call(call->vm, call->node, key, &item, 1, out)) return false;
  sw_hold(call->vm, *out);
  return true;
}

/* The items of an iterable, kept alive for the call. */
static bool items_of(SwCall *call, SwValue iterable, SwValue key, SwSequence **out) {
  bool any = sw_value_is_missing(key);
  if (!(any ? sw_iterate_any : sw_iterate)(call->vm, call->node, iterable, out)) return false;
  sw_hold_items(call->vm, *out);
  return true;
}

/* min and max, of one iterable or of several arguments: the first one among equals. */
bool sw_builtin_extreme(SwCall *call, SwValue *out) {
  SwOperator op = call->operation->detail == SW_EXTREME_MAX ? SW_OP_GT : SW_OP_LT;
  SwSequence *items = call->args[0].as.sequence;
  const char *name = call->operation->name;
  if (items->count == 0) return sw_raise(call->vm, SW_ERR_AT_LEAST_ONE, SW_STR(name));
  if (items->count == 1 && !items_of(call, items->items[0], call->args[1], &items)) return false;
  if (items->count == 0 && call->args[2].kind != SW_VALUE_ABSENT) {
    *out = call->args[2];
    return true;
  }
  if (items->count == 0) return sw_raise(call->vm, SW_ERR_EMPTY_ARGUMENT, SW_STR(name));
  if (!sw_work(call->vm, items->count * SW_ITEM_WORK)) return false;
  *out = items->items[0];
  SwValue best, other;
  if (!key_of(call, call->args[1], *out, &best)) return false;
  for (int64_t i = 1; i < items->count; i++) {
    bool better;
    if (!key_of(call, call->args[1], items->items[i], &other) ||
        !less(call, op, other, best, &better))
      return false;
    if (!better) continue;
    *out = items->items[i];
    best = other;
  }
  return true;
}

bool sw_builtin_any_all(SwCall *call, SwValue *out) {
  bool decides = call->operation->detail == SW_DECIDED_BY_TRUE;
  SwSequence *items;
  if (!sw_iterate_any(call->vm, call->node, call->args[0], &items) ||
      !sw_work(call->vm, items->count * SW_ITEM_WORK))
    return false;
  *out = sw_value_bool(!decides);
  for (int64_t i = 0; i < items->count; i++) {
    bool truth;
    if (!sw_truth(call->vm, call->node, items->items[i], &truth)) return false;
    if (truth == decides) {
      *out = sw_value_bool(decides);
      return true;
    }
  }
  return true;
}

/* The value to compare: with keys, an item is a pair of its key and the item. */
static SwValue sorted_by(SwValue item, bool keyed) {
  return keyed ? item.as.sequence->items[0] : item;
}

/* Merges the sorted runs from..middle and middle..to. Among equals the left one comes first, also
 * in reverse, so the sort is stable. */
static bool merge(SwCall *call, const SwSequence *runs, int64_t from, int64_t middle, int64_t to,
                  bool reverse, bool keyed, SwSequence *out) {
  int64_t left = from, right = middle;
  for (int64_t i = from; i < to; i++) {
    bool take_right = left >= middle;
    if (left < middle && right < to) {
      SwValue a = sorted_by(runs->items[left], keyed), b = sorted_by(runs->items[right], keyed);
      if (!less(call, SW_OP_LT, reverse ? a : b, reverse ? b : a, &take_right)) return false;
    }
    out->items[i] = runs->items[take_right ? right++ : left++];
  }
  return true;
}

/* Refuses NaN among several items: it compares False with everything, so the order would depend on
 * Python's sequence of comparisons. */
static bool check_nan(SwCall *call, const SwSequence *items, bool keyed) {
  for (int64_t i = 0; items->count > 1 && i < items->count; i++) {
    SwValue key = sorted_by(items->items[i], keyed);
    bool same = true;
    if ((key.kind == SW_VALUE_FLOAT || key.kind == SW_VALUE_TENSOR) &&
        !less(call, SW_OP_EQ, key, key, &same))
      return false;
    if (!same)
      return sw_refuse_here(call->vm, sw_notice(SW_NOTICE_NO_COMPARING_LISTS_TUPLES_HOLD_NAN));
  }
  return true;
}

/* Sorts the items in place, stably, with n log n comparisons. */
static bool merge_sort(SwCall *call, SwSequence *items, bool reverse, bool keyed) {
  if (!check_nan(call, items, keyed)) return false;
  SwSequence *other = sw_sequence_new(call->vm, items->count), *from = items;
  if (!other) return false;
  other->count = items->count;
  for (int64_t width = 1; width < items->count; width *= 2) {
    if (!sw_work(call->vm, items->count * SW_ITEM_WORK)) return false;
    SwSequence *to = from == items ? other : items;
    for (int64_t at = 0; at < items->count; at += 2 * width) {
      int64_t middle = at + width < items->count ? at + width : items->count;
      int64_t end = middle + width < items->count ? middle + width : items->count;
      if (!merge(call, from, at, middle, end, reverse, keyed, to)) return false;
    }
    from = to;
  }
  for (int64_t i = 0; from != items && i < items->count; i++)
    items->items[i] = from->items[i];
  return true;
}

/* sorted(items) and list.sort(). The latter, too, sorts a copy first: the list must not be half
 * sorted if two items cannot be compared. */
bool sw_builtin_sorted(SwCall *call, SwValue *out) {
  bool in_place = call->operation->detail == SW_SORTED_IN_PLACE, reverse = call->args[1].as.truth;
  bool keyed = !sw_arg_missing(call, 2);
  SwSequence *items;
  if (call->args[1].kind != SW_VALUE_BOOL) return sw_arg_refuse(call, 1);
  if (!items_of(call, call->args[0], call->args[2], &items)) return false;
  SwSequence *copy = sw_sequence_new(call->vm, items->count);
  if (!copy) return false;
  sw_hold_items(call->vm, copy);
  for (int64_t i = 0; i < items->count; i++) {
    SwValue item = items->items[i];
    SwSequence *pair = keyed ? sw_sequence_new(call->vm, 2) : NULL;
    if (keyed && (!pair || !key_of(call, call->args[2], item, &pair->items[0]))) return false;
    if (keyed) {
      pair->items[1] = item;
      pair->count = 2;
      item = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = pair};
    }
    copy->items[copy->count++] = item;
  }
  if (!merge_sort(call, copy, reverse, keyed)) return false;
  for (int64_t i = 0; keyed && i < copy->count; i++)
    copy->items[i] = copy->items[i].as.sequence->items[1];
  if (in_place) {
    items->items = copy->items;
    items->capacity = copy->capacity;
    *out = sw_value_none();
    return true;
  }
  *out = (SwValue){.kind = SW_VALUE_LIST, .as.sequence = copy};
  return true;
}
