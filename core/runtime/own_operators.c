#include "runtime/own_operators.h"

#include <string.h>

#include "runtime/iterate.h"
#include "runtime/object.h"

/* By SwOperator: the method of the left operand, and that of the right one. */
static const char *const methods[][2] = {[SW_OP_ADD] = {"__add__", "__radd__"},
                                         [SW_OP_SUB] = {"__sub__", "__rsub__"},
                                         [SW_OP_MUL] = {"__mul__", "__rmul__"},
                                         [SW_OP_DIV] = {"__truediv__", "__rtruediv__"},
                                         [SW_OP_FLOORDIV] = {"__floordiv__", "__rfloordiv__"},
                                         [SW_OP_MOD] = {"__mod__", "__rmod__"},
                                         [SW_OP_POW] = {"__pow__", "__rpow__"},
                                         [SW_OP_MATMUL] = {"__matmul__", "__rmatmul__"},
                                         [SW_OP_BITAND] = {"__and__", "__rand__"},
                                         [SW_OP_BITOR] = {"__or__", "__ror__"},
                                         [SW_OP_BITXOR] = {"__xor__", "__rxor__"},
                                         [SW_OP_LSHIFT] = {"__lshift__", "__rlshift__"},
                                         [SW_OP_RSHIFT] = {"__rshift__", "__rrshift__"},
                                         [SW_OP_EQ] = {"__eq__", "__eq__"},
                                         [SW_OP_NE] = {"__ne__", "__ne__"},
                                         [SW_OP_LT] = {"__lt__", "__gt__"},
                                         [SW_OP_LE] = {"__le__", "__ge__"},
                                         [SW_OP_GT] = {"__gt__", "__lt__"},
                                         [SW_OP_GE] = {"__ge__", "__le__"},
                                         [SW_OP_NEG] = {"__neg__", NULL},
                                         [SW_OP_POS] = {"__pos__", NULL},
                                         [SW_OP_INVERT] = {"__invert__", NULL}};

#define LONGEST 24

/* "__iadd__" of "__add__" */
static const char *in_place(SwOperator op, char name[LONGEST]) {
  name[0] = 0;
  return strcat(strcat(name, "__i"), methods[op][0] + 2);
}

bool sw_is_own_operator(const char *name) {
  char buffer[LONGEST];
  for (int op = 0; op <= SW_OP_INVERT; op++) {
    if (!methods[op][0]) continue;
    bool reflected = methods[op][1] && strcmp(name, methods[op][1]) == 0;
    bool written = op < SW_OP_EQ && strcmp(name, in_place((SwOperator)op, buffer)) == 0;
    if (reflected || written || strcmp(name, methods[op][0]) == 0) return true;
  }
  return false;
}

static const SwConstant not_implemented = {"NotImplementedType", "NotImplemented", "NotImplemented",
                                           SW_CONTEXT_NONE};

SwValue sw_not_implemented(void) {
  return (SwValue){.kind = SW_VALUE_CONSTANT, .as.constant = &not_implemented};
}

/* Tries one method. *found: it is there, and returned something. */
static bool attempt(SwVm *vm, const SwNode *node, const char *name, SwValue self, SwValue *other,
                    bool *found, SwValue *out) {
  if (!sw_object_special(vm, node, self, name, other, other ? 1 : 0, found, out)) return false;
  *found = *found && !(out->kind == SW_VALUE_CONSTANT && out->as.constant == &not_implemented);
  return true;
}

static bool is_object(SwValue value) {
  return value.kind == SW_VALUE_OBJECT;
}

/* Whether the right operand goes first: its class derives from the left one's, and has a method of
 * its own. */
static bool right_first(SwOperator op, SwValue left, SwValue right) {
  if (!is_object(left) || !is_object(right)) return false;
  SwValue a = sw_object_class(left), b = sw_object_class(right);
  if (a.as.sequence == b.as.sequence || !sw_class_is_a(b, a)) return false;
  return op >= SW_OP_EQ ||
         sw_class_attribute(a, methods[op][1]) != sw_class_attribute(b, methods[op][1]);
}

static bool same_class(SwValue left, SwValue right) {
  return is_object(left) && is_object(right) &&
         sw_object_class(left).as.sequence == sw_object_class(right).as.sequence;
}

/* Without __ne__(), != is the opposite of what __eq__() returns. */
static bool unequal(SwVm *vm, const SwNode *node, SwValue left, SwValue right, bool *found,
                    SwValue *out) {
  bool truth;
  if (!sw_own_arith(vm, SW_OP_EQ, node, left, right, found, out)) return false;
  if (!*found) return true;
  if (!sw_truth(vm, node, *out, &truth)) return false;
  *out = sw_value_bool(!truth);
  return true;
}

bool sw_own_arith(SwVm *vm, SwOperator op, const SwNode *node, SwValue left, SwValue right,
                  bool *found, SwValue *out) {
  *found = false;
  if (!is_object(left) && !is_object(right)) return true;
  if (op >= SW_OP_NEG) return attempt(vm, node, methods[op][0], left, NULL, found, out);
  bool first = right_first(op, left, right);
  bool again = !first && (op >= SW_OP_EQ || !same_class(left, right));
  if (first && !attempt(vm, node, methods[op][1], right, &left, found, out)) return false;
  if (!*found && !attempt(vm, node, methods[op][0], left, &right, found, out)) return false;
  if (!*found && again && !attempt(vm, node, methods[op][1], right, &left, found, out))
    return false;
  return *found || op != SW_OP_NE || unequal(vm, node, left, right, found, out);
}

bool sw_own_arith_in_place(SwVm *vm, SwOperator op, const SwNode *node, SwValue left, SwValue right,
                           bool *found, SwValue *out) {
  char name[LONGEST];
  return attempt(vm, node, in_place(op, name), left, &right, found, out);
}

bool sw_own_equal(SwVm *vm, SwValue left, SwValue right, bool *found, bool *out) {
  const SwNode node = {.span = vm->program->statements[vm->statement].span};
  SwValue result;
  return sw_own_arith(vm, SW_OP_EQ, &node, left, right, found, &result) &&
         (!*found || sw_truth(vm, &node, result, out));
}
