#include "interpreter/comparison.h"

#include <string.h>

#include "base/notices.h"
#include "interpreter/operators.h"
#include "python/arith.h"
#include "runtime/equal.h"
#include "runtime/iterate.h"
#include "runtime/object.h"
#include "runtime/table.h"

/* Whether two rows are one function. Several names of a NumPy ufunc are the same object: np.abs is
 * np.absolute. */
static bool same_function(const SwOperation *a, const SwOperation *b) {
  bool ufuncs = a->flags & SW_UFUNC && b->flags & SW_UFUNC;
  return a == b || (ufuncs && strcmp(sw_operation_said(a), sw_operation_said(b)) == 0);
}

/* Evaluates `is`. Refuses equal numbers and strings: whether they are one object depends on the
 * Python that runs. */
static bool is_same(SwVm *vm, const SwNode *node, SwValue a, SwValue b, bool *out) {
  *out = false;
  if (a.kind != b.kind) return true;
  bool small = a.kind == SW_VALUE_INT && a.as.integer >= -5 && a.as.integer <= 256;
  bool varies =
      (a.kind == SW_VALUE_INT && !small) || a.kind == SW_VALUE_FLOAT || a.kind == SW_VALUE_STRING;
  bool own = a.kind == SW_VALUE_CLASS || a.kind == SW_VALUE_OBJECT;
  if (own || (a.kind >= SW_VALUE_DICT && a.kind <= SW_VALUE_SET))
    *out = a.as.sequence == b.as.sequence;
  else if (sw_value_is_sequence(a))
    *out = a.as.sequence == b.as.sequence ||
           (a.kind == SW_VALUE_TUPLE && a.as.sequence->count + b.as.sequence->count == 0);
  else if (a.kind == SW_VALUE_RANGE)
    *out = a.as.range == b.as.range;
  else if (a.kind == SW_VALUE_SLICE)
    *out = a.as.slice == b.as.slice;
  else if (a.kind == SW_VALUE_FUNCTION)
    *out = same_function(a.as.function, b.as.function);
  else if (a.kind == SW_VALUE_DTYPE)
    *out = a.as.dtype.is_type == b.as.dtype.is_type && a.as.dtype.dialect == b.as.dtype.dialect &&
           a.as.dtype.dtype == b.as.dtype.dtype;
  else if (!sw_value_equal(vm, a, b, out))
    return false;
  if (!varies || !*out) return true;
  return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_ONE_OBJECT_DIFFERS));
}

/* Whether items are equal as `in` sees it: the same object, or a comparison whose result is true.
 */
static bool item_is_tensor(SwVm *vm, const SwNode *node, SwValue item, SwValue wanted, bool *out) {
  SwValue equal;
  *out = item.kind == wanted.kind && item.as.tensor == wanted.as.tensor;
  if (*out) return true;
  return sw_arith(vm, SW_OP_EQ, node, item, node, wanted, node, &equal) &&
         sw_truth(vm, node, equal, out);
}

static bool contains(SwVm *vm, const SwNode *whole, const SwNode *node, SwValue item,
                     SwValue container, bool *out) {
  *out = false;
  if (container.kind == SW_VALUE_STRING) {
    if (item.kind != SW_VALUE_STRING)
      return sw_raise(vm, SW_ERR_IN_STRING, SW_STR(sw_value_type_name(item)));
    if (!sw_work(vm, (int64_t)container.as.string->size)) return false;
    *out = strstr(container.as.string->bytes, item.as.string->bytes) != NULL;
    return true;
  }
  if (container.kind == SW_VALUE_TENSOR && !container.as.tensor->is_scalar)
    return sw_array_contains(vm, whole, node, item, container, out);
  if (container.kind >= SW_VALUE_DICT && container.kind <= SW_VALUE_KEYS) {
    int64_t at;
    if (container.kind == SW_VALUE_SET && item.kind == SW_VALUE_SET)
      return sw_refuse0(vm, whole->span, sw_notice(SW_NOTICE_NO_LOOK_FOR_SET_SET));
    if (!sw_table_find(vm, container, item, &at)) return false;
    *out = at >= 0;
    return true;
  }
  SwSequence *items;
  bool found;
  SwValue result;
  if (!sw_object_special(vm, whole, container, "__contains__", &item, 1, &found, &result))
    return false;
  if (found) return sw_truth(vm, whole, result, out);
  if (!sw_is_iterable(container))
    return sw_raise(vm, SW_ERR_NOT_CONTAINER, SW_STR(sw_value_type_name(container)));
  if (!sw_iterate(vm, node, container, &items)) return false;
  SwSequence one = {.count = 1, .items = &item};
  for (int64_t i = 0; i < items->count && !*out; i++) {
    if (item.kind == SW_VALUE_TENSOR || items->items[i].kind == SW_VALUE_TENSOR) {
      if (!item_is_tensor(vm, node, items->items[i], item, out)) return false;
      continue;
    }
    SwSequence other = {.count = 1, .items = &items->items[i]};
    SwValue left = {.kind = SW_VALUE_LIST, .as.sequence = &other},
            right = {.kind = SW_VALUE_LIST, .as.sequence = &one};
    if (!sw_value_equal(vm, left, right, out)) return false;
  }
  return true;
}

/* Whether Python's compiler makes a constant of the node, besides None, True, False and `...`. */
static bool is_literal(const SwNode *node) {
  bool tuple = node->kind == SW_NODE_TUPLE;
  for (const SwNode *at = node->first; tuple && at; at = at->next)
    tuple = is_literal(at) || at->kind == SW_NODE_NONE || at->kind == SW_NODE_BOOL ||
            at->kind == SW_NODE_ELLIPSIS;
  if (node->kind == SW_NODE_UNARY) node = node->first;
  return tuple || node->kind == SW_NODE_INT || node->kind == SW_NODE_FLOAT ||
         node->kind == SW_NODE_STRING;
}

bool sw_compare(SwVm *vm, const SwNode *node, SwOperator op, SwValue left, const SwNode *left_node,
                SwValue right, const SwNode *right_node, SwValue *out) {
  if (op == SW_OP_IS || op == SW_OP_IS_NOT) {
    bool same;
    if (is_literal(left_node) || is_literal(right_node)) {
      sw_warn(vm, op == SW_OP_IS ? sw_notice(SW_NOTICE_WARN_LITERAL_DID_YOU_MEAN)
                                 : sw_notice(SW_NOTICE_WARN_NOT_LITERAL_DID_YOU_MEAN));
    }
    if (!is_same(vm, node, left, right, &same)) return false;
    *out = sw_value_bool(same == (op == SW_OP_IS));
    return true;
  }
  if (op == SW_OP_IN || op == SW_OP_NOT_IN) {
    bool found;
    if (!contains(vm, node, right_node, left, right, &found)) return false;
    *out = sw_value_bool(found == (op == SW_OP_IN));
    return true;
  }
  return sw_arith(vm, op, node, left, left_node, right, right_node, out);
}
