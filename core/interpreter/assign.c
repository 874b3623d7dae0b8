#include "interpreter/assign.h"

#include "base/notices.h"
#include "call/attribute.h"
#include "call/spelling.h"
#include "interpreter/eval.h"
#include "interpreter/subscript.h"
#include "python/arith.h"
#include "python/sequence.h"
#include "runtime/iterate.h"
#include "runtime/object.h"
#include "runtime/scope.h"
#include "runtime/variables.h"

/* The number of targets of an unpacking; `star` is the index of the starred one, or -1. */
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
    if (count >= --wanted) return true;
    return sw_raise(vm, SW_ERR_UNPACK_AT_LEAST, SW_INT(wanted), SW_INT(count));
  }
  if (count < wanted) return sw_raise(vm, SW_ERR_UNPACK_FEW, SW_INT(wanted), SW_INT(count));
  if (count == wanted) return true;
  return sw_raise(vm, SW_ERR_UNPACK_MANY, SW_INT(wanted));
}

/* Assigns the rest of the items, `count` of them, to a starred target as a list. */
static bool assign_rest(SwVm *vm, const SwNode *target, const SwValue *items, int64_t count,
                        const SwNode *value_node) {
  SwSequence *rest = sw_sequence_new(vm, count);
  if (!rest) return false;
  for (int64_t i = 0; i < count; i++)
    rest->items[rest->count++] = items[i];
  return sw_assign(vm, target->first, (SwValue){.kind = SW_VALUE_LIST, .as.sequence = rest},
                   value_node);
}

/* a, *b, c = value: assigns each item to its target, the rest to the starred one. */
static bool unpack(SwVm *vm, const SwNode *target, SwValue value, const SwNode *value_node) {
  SwSequence *live;
  int star, wanted = count_targets(target, &star);
  if (!sw_is_iterable(value))
    return sw_raise(vm, SW_ERR_UNPACK_TYPE, SW_STR(sw_value_type_name(value)));
  if (!sw_iterate(vm, value_node, value, &live) || !check_count(vm, live->count, wanted, star >= 0))
    return false;
  SwSequence *items =
      sw_sequence_new(vm, live->count); /* as they were: a target may change the list */
  if (!items || !sw_work(vm, live->count)) return false;
  sw_hold_items(vm, items);
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
    if (vm->saying) sw_spelling_bound(vm, target->text, value);
    return sw_bind(vm, target->text, value);
  case SW_NODE_TUPLE:
  case SW_NODE_LIST: return unpack(vm, target, value, value_node);
  case SW_NODE_INDEX:
    return sw_eval(vm, target->first, &object) && sw_eval(vm, target->first->next, &index) &&
           sw_subscript_assign(vm, target, object, index, value, value_node);
  default: /* SW_NODE_ATTRIBUTE */
    if (vm->saying) sw_spelling_bound(vm, target->text, value);
    return sw_eval(vm, target->first, &object) && sw_attribute_assign(vm, target, object, value);
  }
}

bool sw_exec_assign(SwVm *vm, const SwNode *node) {
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

/* x += y. Tensors and lists change in place; then the result is bound to x. */
bool sw_exec_augmented(SwVm *vm, const SwNode *node) {
  const SwNode *target = node->first, *value_node = target->next;
  SwValue object = {0}, index = {0}, old, value, result;
  if (target->kind == SW_NODE_INDEX) {
    if (!sw_eval(vm, target->first, &object) || !sw_eval(vm, target->first->next, &index))
      return false;
    if (!sw_subscript(vm, target, object, index, &old)) return false;
  } else if (!sw_eval(vm, target, &old)) {
    return false;
  }
  sw_hold(vm, old);
  if (!sw_eval(vm, value_node, &value)) return false;
  if (!sw_arith_in_place(vm, node->op, node, old, target, value, value_node, &result)) return false;
  sw_hold(vm, result);
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

/* del x: the name goes; its value lives on under other names. */
static bool delete_name(SwVm *vm, const SwNode *target) {
  bool own;
  SwValue *local = sw_scope_find(vm, target->text, &own);
  SwName *name = sw_name_find(vm->program, target->text);
  if (local && local->kind == SW_VALUE_ABSENT)
    return sw_raise(vm, SW_ERR_UNBOUND_LOCAL, SW_STR(target->text));
  if (local) {
    local->kind = SW_VALUE_ABSENT;
    return true;
  }
  if (!name || name->value.kind == SW_VALUE_ABSENT)
    return sw_raise(vm, SW_ERR_NAME, SW_STR(target->text));
  sw_name_delete(vm, name);
  return true;
}

bool sw_exec_delete(SwVm *vm, const SwNode *node) {
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
