#include "python/arith.h"

#include <math.h>
#include <string.h>

#include "base/checked.h"
#include "base/notices.h"
#include "base/remainder.h"
#include "ops/tensor_arith.h"
#include "python/sequence_arith.h"
#include "python/tables.h"
#include "runtime/equal.h"
#include "runtime/iterate.h"
#include "runtime/object.h"
#include "runtime/own_operators.h"
#include "runtime/table.h"

bool sw_raise_operands(SwVm *vm, SwOperator op, SwValue left, SwValue right) {
  if (op >= SW_OP_NEG)
    return sw_raise(vm, SW_ERR_UNARY_OPERAND, SW_STR(sw_operator_symbol(op)),
                    SW_STR(sw_value_type_name(left)));
  const char *symbol = op == SW_OP_POW ? "** or pow()" : sw_operator_symbol(op);
  SwErrorId id = op >= SW_OP_LT ? SW_ERR_COMPARE_OPERANDS : SW_ERR_BINARY_OPERANDS;
  return sw_raise(vm, id, SW_STR(symbol), SW_STR(sw_value_type_name(left)),
                  SW_STR(sw_value_type_name(right)));
}

static int64_t int_of(SwValue value) {
  return value.kind == SW_VALUE_BOOL ? value.as.truth : value.as.integer;
}

static double float_of(SwValue value) {
  return value.kind == SW_VALUE_FLOAT ? value.as.number : (double)int_of(value);
}

/* Refuses an int result outside of 64 bits. */
static bool too_large(SwVm *vm, const SwNode *node) {
  return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_RESULT_LARGER_THAN_STRIDEWISE_S));
}

static bool power(SwVm *vm, const SwNode *node, int64_t base, int64_t exponent, SwValue *out) {
  if (exponent < 0) {
    if (base == 0) return sw_raise0(vm, SW_ERR_ZERO_NEGATIVE_POWER);
    *out = sw_value_float(pow((double)base, (double)exponent));
    return true;
  }
  int64_t result = 1;
  bool fits = true;
  for (; exponent > 0; exponent >>= 1) {
    if (exponent & 1) fits = sw_checked_mul(result, base, &result);
    /* else the result overflows, too */
    if (exponent > 1) fits = sw_checked_mul(base, base, &base);
    if (!fits) return too_large(vm, node);
  }
  *out = sw_value_int(result);
  return true;
}

/* a op b for ints; refuses a result outside of 64 bits. // and % round towards minus infinity: -7
 * // 2 is -4, -7 % 2 is 1. */
static bool int_arith(SwVm *vm, SwOperator op, const SwNode *node, int64_t a, int64_t b,
                      SwValue *out) {
  int64_t result = 0;
  bool fits = true;
  if ((op == SW_OP_FLOORDIV || op == SW_OP_MOD) && b == 0) {
    return sw_raise0(vm, op == SW_OP_MOD ? SW_ERR_ZERO_MODULO : SW_ERR_ZERO_INT_DIVISION);
  }
  if ((op == SW_OP_LSHIFT || op == SW_OP_RSHIFT) && b < 0)
    return sw_raise0(vm, SW_ERR_NEGATIVE_SHIFT);
  switch (op) {
  case SW_OP_ADD: fits = sw_checked_add(a, b, &result); break;
  case SW_OP_SUB: fits = sw_checked_sub(a, b, &result); break;
  case SW_OP_MUL: fits = sw_checked_mul(a, b, &result); break;
  case SW_OP_POW: return power(vm, node, a, b, out);
  case SW_OP_FLOORDIV:
  case SW_OP_MOD:
    if (b == -1) {
      fits = op == SW_OP_MOD || sw_checked_sub(0, a, &result);
      break;
    }
    result = op == SW_OP_MOD ? a % b : a / b;
    if (a % b != 0 && (a < 0) != (b < 0)) result += op == SW_OP_MOD ? b : -1;
    break;
  case SW_OP_BITAND: result = a & b; break;
  case SW_OP_BITOR: result = a | b; break;
  case SW_OP_BITXOR: result = a ^ b; break;
  case SW_OP_RSHIFT: result = a >> (b > 63 ? 63 : b); break;
  default: /* SW_OP_LSHIFT */
    fits = a == 0 || (b < 63 && sw_checked_mul(a, (int64_t)1 << b, &result));
  }
  if (!fits) return too_large(vm, node);
  *out = sw_value_int(result);
  return true;
}

/* Whether an int would be rounded as a double, as those beyond 2**53 may be. */
static bool is_rounded(SwValue value) {
  int64_t integer = int_of(value);
  return integer > (int64_t)1 << 53 || integer < -((int64_t)1 << 53);
}

/* left op right in doubles. Also for / of ints, which is refused if a double cannot hold them. */
static bool float_arith(SwVm *vm, SwOperator op, SwValue left, SwValue right, SwValue *out) {
  double a = float_of(left), b = float_of(right), rest;
  bool ints = left.kind != SW_VALUE_FLOAT && right.kind != SW_VALUE_FLOAT;
  if (b == 0 && op == SW_OP_DIV)
    return sw_raise0(vm, ints ? SW_ERR_ZERO_DIVISION : SW_ERR_FLOAT_DIVISION);
  if (ints && (is_rounded(left) || is_rounded(right))) {
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_DIVIDE_INTEGERS_BEYOND_2_STARS));
  }
  bool negative_power = op == SW_OP_POW && b < 0 && isfinite(b);
  if (negative_power && a == 0) return sw_raise0(vm, SW_ERR_ZERO_NEGATIVE_POWER);
  if (op == SW_OP_POW && a < 0 && isfinite(a) && isfinite(b) && b != floor(b)) {
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_COMPLEX_NUMBERS_POWER_NO_REAL));
  }
  if (b == 0 && op == SW_OP_FLOORDIV) return sw_raise0(vm, SW_ERR_ZERO_FLOAT_FLOORDIV);
  if (b == 0 && op == SW_OP_MOD) return sw_raise0(vm, SW_ERR_ZERO_FLOAT_MODULO);
  switch (op) {
  case SW_OP_ADD: *out = sw_value_float(a + b); return true;
  case SW_OP_SUB: *out = sw_value_float(a - b); return true;
  case SW_OP_MUL: *out = sw_value_float(a * b); return true;
  case SW_OP_DIV: *out = sw_value_float(a / b); return true;
  case SW_OP_POW:
    *out = sw_value_float(pow(a, b));
    if (isinf(out->as.number) && isfinite(a) && isfinite(b))
      return sw_raise0(vm, SW_ERR_POWER_RANGE);
    return true;
  case SW_OP_MOD:
    rest = sw_fmod(a, b);
    if (rest != 0 && (rest < 0) != (b < 0)) rest += b;
    *out = sw_value_float(rest == 0 ? copysign(0, b) : rest);
    return true;
  case SW_OP_FLOORDIV:
    *out = sw_value_float(sw_scalar_binary(SW_BINARY_FLOORDIV, sw_scalar_float(SW_FLOAT64, a),
                                           sw_scalar_float(SW_FLOAT64, b))
                              .as.number);
    return true;
  default: return sw_raise_operands(vm, op, left, right);
  }
}

/* Compares an int with a float exactly. 2**53 + 1 > float(2**53) is True in Python; as doubles both
 * are equal. */
static int order_rounded(SwValue a, SwValue b) {
  bool swapped = a.kind == SW_VALUE_FLOAT;
  double number = swapped ? a.as.number : b.as.number;
  int64_t integer = int_of(swapped ? b : a);
  int ordering = number >= 0x1p63 || integer < (int64_t)number ? -1 : integer > (int64_t)number;
  return swapped ? -ordering : ordering;
}

static int order(SwValue a, SwValue b) {
  if (a.kind == SW_VALUE_FLOAT || b.kind == SW_VALUE_FLOAT) {
    double x = float_of(a), y = float_of(b);
    if (x == y && a.kind != b.kind && fabs(x) >= 0x1p53) return order_rounded(a, b);
    return x < y ? -1 : x > y ? 1 : x == y ? 0 : 2; /* 2: NaN, which is unordered */
  }
  int64_t x = int_of(a), y = int_of(b);
  return x < y ? -1 : x > y;
}

static bool decide(SwOperator op, int ordering) {
  switch (op) {
  case SW_OP_LT: return ordering == -1;
  case SW_OP_LE: return ordering == -1 || ordering == 0;
  case SW_OP_GT: return ordering == 1;
  default: return ordering == 1 || ordering == 0;
  }
}

static bool compare(SwVm *vm, SwOperator op, SwValue left, SwValue right, SwValue *out);

/* Compares items of lists, one level deeper; lists nested too deeply are refused. */
static bool order_items(SwVm *vm, SwOperator op, SwValue left, SwValue right, SwValue *out) {
  if (vm->depth >= SW_MAX_DEPTH)
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_LISTS_NESTED_TOO_DEEPLY));
  vm->depth++;
  bool good = compare(vm, op, left, right, out);
  vm->depth--;
  return good;
}

static bool is_version(SwValue value) {
  return value.kind == SW_VALUE_STRING && value.as.string == &sw_torch_version_text;
}

static bool compare(SwVm *vm, SwOperator op, SwValue left, SwValue right, SwValue *out) {
  bool equal;
  if (is_version(left) || is_version(right))
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_COMPARING_VERSIONS_LIBRARIES));
  if (op == SW_OP_EQ || op == SW_OP_NE) {
    if (!sw_value_equal(vm, left, right, &equal)) return false;
    *out = sw_value_bool(equal == (op == SW_OP_EQ));
    return true;
  }
  if (sw_value_is_number(left) && sw_value_is_number(right)) {
    *out = sw_value_bool(decide(op, order(left, right)));
    return true;
  }
  if (left.kind == SW_VALUE_STRING && right.kind == SW_VALUE_STRING) {
    if (!sw_work(vm, (int64_t)left.as.string->size)) return false;
    int ordering = strcmp(left.as.string->bytes, right.as.string->bytes);
    *out = sw_value_bool(decide(op, ordering < 0 ? -1 : ordering > 0));
    return true;
  }
  if (sw_value_is_sequence(left) && sw_value_is_sequence(right) &&
      (left.kind == SW_VALUE_LIST) == (right.kind == SW_VALUE_LIST)) {
    const SwSequence *a = left.as.sequence, *b = right.as.sequence;
    for (int64_t i = 0; i < a->count && i < b->count; i++) {
      if (!sw_work(vm, SW_ITEM_WORK) || !sw_value_equal(vm, a->items[i], b->items[i], &equal))
        return false;
      if (!equal) return order_items(vm, op, a->items[i], b->items[i], out);
    }
    *out = sw_value_bool(decide(op, a->count < b->count ? -1 : a->count > b->count));
    return true;
  }
  if ((left.kind == SW_VALUE_SET && right.kind == SW_VALUE_SET) ||
      (left.kind >= SW_VALUE_KEYS && left.kind <= SW_VALUE_ITEMS))
    return sw_table_arith(vm, op, left, right, out);
  return sw_raise_operands(vm, op, left, right);
}

/* -x, +x and ~x of numbers. */
static bool unary(SwVm *vm, SwOperator op, const SwNode *node, SwValue operand, SwValue *out) {
  if (!sw_value_is_number(operand)) return sw_raise_operands(vm, op, operand, operand);
  if (operand.kind == SW_VALUE_FLOAT) {
    if (op == SW_OP_INVERT) return sw_raise_operands(vm, op, operand, operand);
    *out = sw_value_float(op == SW_OP_NEG ? -operand.as.number : operand.as.number);
    return true;
  }
  int64_t value = int_of(operand);
  if (op == SW_OP_NEG && value == INT64_MIN) return too_large(vm, node);
  *out = sw_value_int(op == SW_OP_NEG      ? (int64_t)(0 - (uint64_t)value)
                      : op == SW_OP_INVERT ? ~value
                                           : value);
  return true;
}

static bool is_array(SwValue value) {
  return value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_NUMPY;
}

/* Whether the value is a tensor or array, not a NumPy scalar, which has no matrix product. */
static bool is_whole(SwValue value) {
  return value.kind == SW_VALUE_TENSOR && !value.as.tensor->is_scalar;
}

/* Converts a.flat to an array if the other operand is an array, or if it is compared. */
static bool array_operands(SwVm *vm, SwOperator op, const SwNode *node, SwValue *left,
                           SwValue *right) {
  bool takes = is_array(*left) || is_array(*right) || (op >= SW_OP_EQ && op <= SW_OP_GE);
  return !takes || (sw_object_as_array(vm, node, left) && sw_object_as_array(vm, node, right));
}

bool sw_arith(SwVm *vm, SwOperator op, const SwNode *node, SwValue left, const SwNode *left_node,
              SwValue right, const SwNode *right_node, SwValue *out) {
  if (!array_operands(vm, op, node, &left, &right)) return false;
  bool own = false; /* an array takes an object for a number */
  if (!is_array(left) && !sw_own_arith(vm, op, node, left, right, &own, out)) return false;
  if (own) return true;
  if (sw_is_sequence_arith(op, left, right))
    return sw_sequence_arith(vm, op, node, left, right, out);
  if (op == SW_OP_MATMUL && !is_whole(left) && !is_whole(right))
    return sw_raise_operands(vm, op, left, right);
  if (left.kind == SW_VALUE_TENSOR || right.kind == SW_VALUE_TENSOR) {
    return sw_tensor_arith(vm, op, node, left, left_node, right, right_node, out);
  }
  bool compares = op == SW_OP_EQ || op == SW_OP_NE;
  if ((left.kind == SW_VALUE_ADDRESS || right.kind == SW_VALUE_ADDRESS) && !compares)
    return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_RECKON_WITH_ADDRESSES_COMPARE));
  if (op >= SW_OP_NEG) return unary(vm, op, node, left, out);
  if (op >= SW_OP_EQ) return compare(vm, op, left, right, out);
  if (left.kind >= SW_VALUE_DICT && left.kind <= SW_VALUE_ITEMS &&
      (left.kind == right.kind || left.kind >= SW_VALUE_KEYS))
    return sw_table_arith(vm, op, left, right, out);
  if (!sw_value_is_number(left) || !sw_value_is_number(right))
    return sw_sequence_arith(vm, op, node, left, right, out);
  if (left.kind == SW_VALUE_BOOL && right.kind == SW_VALUE_BOOL && op >= SW_OP_BITAND &&
      op <= SW_OP_BITXOR) {
    bool a = left.as.truth, b = right.as.truth;
    *out = sw_value_bool(op == SW_OP_BITAND ? a && b : op == SW_OP_BITOR ? a || b : a != b);
    return true;
  }
  bool floats = left.kind == SW_VALUE_FLOAT || right.kind == SW_VALUE_FLOAT || op == SW_OP_DIV;
  if (floats) return float_arith(vm, op, left, right, out);
  return int_arith(vm, op, node, int_of(left), int_of(right), out);
}

bool sw_arith_in_place(SwVm *vm, SwOperator op, const SwNode *node, SwValue left,
                       const SwNode *left_node, SwValue right, const SwNode *right_node,
                       SwValue *out) {
  bool writes = is_whole(left); /* a.flat is no tensor yet */
  if (!array_operands(vm, op, node, &left, &right)) return false;
  if (writes) {
    return sw_tensor_arith_in_place(vm, op, node, left, left_node, right, right_node, out);
  }
  bool own;
  if (!sw_own_arith_in_place(vm, op, node, left, right, &own, out)) return false;
  if (own) return true;
  if (left.kind == SW_VALUE_LIST && op == SW_OP_ADD && !is_array(right)) {
    SwSequence *items;
    if (!sw_iterate(vm, right_node, right, &items)) return false;
    int64_t count = items->count; /* a += a must not chase its own end */
    for (int64_t i = 0; i < count; i++) {
      if (!sw_sequence_push(vm, left.as.sequence, items->items[i])) return false;
    }
    *out = left;
    return true;
  }
  if (left.kind == SW_VALUE_DICT && op == SW_OP_BITOR) {
    *out = left;
    return sw_dict_add(vm, right_node, left, right);
  }
  if (sw_arith(vm, op, node, left, left_node, right, right_node, out)) {
    bool list = (op == SW_OP_MUL && left.kind == SW_VALUE_LIST && out->kind == SW_VALUE_LIST) ||
                left.kind == SW_VALUE_SET;
    if (!list) return true;
    int64_t changes = left.as.sequence->changes + 1;
    *left.as.sequence = *out->as.sequence; /* the list itself changes, for all its names */
    left.as.sequence->changes = changes;
    *out = left;
    return true;
  }
  if (vm->error.id == SW_ERR_BINARY_OPERANDS && (op == SW_OP_MATMUL || !is_array(right))) {
    char symbol[] = {0, 0, 0, 0, 0};
    (void)strcat(strcat(symbol, sw_operator_symbol(op)), "=");
    return sw_raise(vm, SW_ERR_BINARY_OPERANDS, SW_STR(symbol), SW_STR(sw_value_type_name(left)),
                    SW_STR(sw_value_type_name(right)));
  }
  return false;
}
