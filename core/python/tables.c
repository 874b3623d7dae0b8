#include "python/tables.h"

#include "base/notices.h"
#include "call/call.h"
#include "python/arith.h"
#include "python/details.h"
#include "python/sequence.h"
#include "runtime/iterate.h"
#include "runtime/table.h"

/* -- Dicts ----------------------------------------------------------------------------------- */

/* Adds item `number` of dict(pairs), which must be a sequence of two. */
static bool add_pair(SwVm *vm, const SwNode *node, SwValue self, SwValue pair, int64_t number) {
  SwSequence *items;
  bool single = pair.kind == SW_VALUE_TENSOR && pair.as.tensor->layout.shape.ndim == 0;
  if (single || !sw_is_iterable(pair)) return sw_raise(vm, SW_ERR_PAIR_TYPE, SW_INT(number));
  if (!sw_iterate(vm, node, pair, &items)) return false;
  if (items->count != 2)
    return sw_raise(vm, SW_ERR_PAIR_LENGTH, SW_INT(number), SW_INT(items->count));
  return sw_table_put(vm, self, items->items[0], items->items[1]);
}

bool sw_dict_add(SwVm *vm, const SwNode *node, SwValue self, SwValue others) {
  SwSequence *items;
  bool dict = others.kind == SW_VALUE_DICT;
  if (dict) others.kind = SW_VALUE_ITEMS;
  if (!sw_iterate(vm, node, others, &items)) return false;
  for (int64_t i = 0; i < items->count; i++) {
    if (!add_pair(vm, node, self, items->items[i], i)) return false;
  }
  return true;
}

/* get, setdefault and pop: read a key, and differ in what they do if it is missing. */
bool sw_dict_get(SwCall *call, SwValue *out) {
  int64_t at;
  SwValue self = call->args[0], fallback = call->args[2];
  if (!sw_table_find(call->vm, self, call->args[1], &at)) return false;
  *out = at < 0 ? fallback : self.as.sequence->items[at + 1];
  if (call->operation->detail == SW_DICT_SET)
    return at >= 0 || sw_table_put(call->vm, self, call->args[1], fallback);
  if (call->operation->detail == SW_DICT_GET) return true;
  if (at < 0 && fallback.kind == SW_VALUE_ABSENT) return sw_raise_key(call->vm, call->args[1]);
  if (at >= 0) sw_table_remove(self, at);
  return true;
}

bool sw_dict_view(SwCall *call, SwValue *out) {
  *out = call->args[0];
  out->kind = (SwValueKind)call->operation->detail;
  return true;
}

bool sw_dict_update(SwCall *call, SwValue *out) {
  *out = sw_value_none();
  return call->args[1].kind == SW_VALUE_ABSENT ||
         sw_dict_add(call->vm, call->node, call->args[0], call->args[1]);
}

/* dict.popitem() and set.pop() */
bool sw_table_pop(SwCall *call, SwValue *out) {
  SwValue self = call->args[0], all = self;
  bool dict = self.kind == SW_VALUE_DICT;
  int64_t last = dict ? self.as.sequence->count - 2 : 0;
  SwSequence *items;
  if (self.as.sequence->count == 0)
    return sw_raise0(call->vm, dict ? SW_ERR_POP_DICT : SW_ERR_POP_SET);
  if (dict) all.kind = SW_VALUE_ITEMS;
  if (!dict && self.as.sequence->count > 1) return sw_call_refuse(call);
  if (!sw_table_items(call->vm, all, &items)) return false;
  *out = items->items[items->count - 1];
  sw_table_remove(self, last);
  return true;
}

bool sw_construct_dict(SwCall *call, SwValue *out) {
  const SwArguments *given = call->arguments;
  if (!sw_table_new(call->vm, SW_VALUE_DICT, out)) return false;
  if (call->args[1].kind != SW_VALUE_ABSENT &&
      !sw_dict_add(call->vm, call->node, *out, call->args[1]))
    return false;
  for (int i = 0; i < given->keyword_count; i++) {
    SwValue key;
    const SwNode *node = given->keyword_nodes[i];
    if (!sw_value_string(call->vm, node->text, node->size, &key) ||
        !sw_table_put(call->vm, *out, key, given->keyword[i]))
      return false;
  }
  return true;
}

/* -- Sets ------------------------------------------------------------------------------------ */

bool sw_construct_set(SwCall *call, SwValue *out) {
  SwSequence *items = &(SwSequence){0};
  return (call->args[1].kind == SW_VALUE_ABSENT ||
          sw_iterate_any(call->vm, call->node, call->args[1], &items)) &&
         sw_set_of(call->vm, items, out);
}

bool sw_set_add(SwCall *call, SwValue *out) {
  *out = sw_value_none();
  return sw_table_put(call->vm, call->args[0], call->args[1], *out);
}

bool sw_set_remove(SwCall *call, SwValue *out) {
  int64_t at;
  *out = sw_value_none();
  if (!sw_table_find(call->vm, call->args[0], call->args[1], &at)) return false;
  if (at >= 0)
    sw_table_remove(call->args[0], at);
  else if (call->operation->detail == SW_SET_REMOVE)
    return sw_raise_key(call->vm, call->args[1]);
  return true;
}

/* Adds the keys of `a` to `out`: with `in` those that are in `b`, else those that are not. *all:
 * every key of `a` was added. */
static bool add_keys(SwVm *vm, SwValue a, SwValue b, bool in, SwValue *out, bool *all) {
  *all = true;
  for (int64_t i = 0; i < a.as.sequence->count; i++) {
    int64_t at;
    SwValue key = a.as.sequence->items[i];
    if (!sw_table_find(vm, b, key, &at)) return false;
    if ((at >= 0) != in)
      *all = false;
    else if (!sw_sequence_push(vm, out->as.sequence, key))
      return false;
  }
  return true;
}

/* Compares sets: a <= b means that a is a subset of b, a < b a proper one. */
static bool order_sets(SwVm *vm, SwOperator op, SwValue a, SwValue b, SwValue *out) {
  bool all;
  bool swaps = op == SW_OP_GT || op == SW_OP_GE, strict = op == SW_OP_LT || op == SW_OP_GT;
  SwValue same;
  if (!sw_table_new(vm, SW_VALUE_SET, &same) ||
      !add_keys(vm, swaps ? b : a, swaps ? a : b, true, &same, &all))
    return false;
  *out = sw_value_bool(all && !(strict && a.as.sequence->count == b.as.sequence->count));
  return true;
}

bool sw_table_arith(SwVm *vm, SwOperator op, SwValue a, SwValue b, SwValue *out) {
  bool all, dict = a.kind == SW_VALUE_DICT;
  if (a.kind >= SW_VALUE_KEYS)
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_RECKON_WITH_KEYS_DICTS_MAKE));
  if (dict && op == SW_OP_BITOR)
    return sw_table_new(vm, SW_VALUE_DICT, out) && sw_dict_add(vm, NULL, *out, a) &&
           sw_dict_add(vm, NULL, *out, b);
  if (!dict && op >= SW_OP_LT) return order_sets(vm, op, a, b, out);
  bool known = op == SW_OP_BITAND || op == SW_OP_BITOR || op == SW_OP_BITXOR || op == SW_OP_SUB;
  if (dict || !known) return sw_raise_operands(vm, op, a, b);
  SwValue left = a;
  if (!sw_table_new(vm, SW_VALUE_SET, out)) return false;
  if (op == SW_OP_BITOR) left.as.sequence = out->as.sequence; /* still empty */
  if (!add_keys(vm, a, op == SW_OP_BITOR ? left : b, op == SW_OP_BITAND, out, &all)) return false;
  if ((op == SW_OP_BITOR || op == SW_OP_BITXOR) && !add_keys(vm, b, a, false, out, &all))
    return false;
  out->as.sequence->removed = op == SW_OP_SUB || a.as.sequence->removed;
  out->as.sequence->loose = a.as.sequence->loose || b.as.sequence->loose;
  return true;
}

bool sw_set_method(SwCall *call, SwValue *out) {
  SwSequence *items;
  SwValue self = call->args[0], other;
  int detail = call->operation->detail;
  if (!sw_iterate_any(call->vm, call->node, call->args[1], &items)) return false;
  if (!sw_set_of(call->vm, items, &other)) return false;
  if (detail != SW_SET_UPDATE)
    return sw_table_arith(call->vm, (SwOperator)detail, self, other, out);
  *out = sw_value_none();
  for (int64_t i = 0; i < items->count; i++) {
    if (!sw_table_put(call->vm, self, items->items[i], *out)) return false;
  }
  return true;
}
