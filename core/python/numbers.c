/* Python's functions of numbers: int, float, abs, round, pow, divmod. */
#include <math.h>
#include <string.h>

#include "base/notices.h"
#include "base/number.h"
#include "call/arguments.h"
#include "call/attribute.h"
#include "call/call.h"
#include "python/arith.h"
#include "python/details.h"
#include "runtime/object.h"
#include "runtime/print.h"
#include "syntax/literals.h"

static bool refuse_large(SwCall *call) {
  return sw_refuse0(call->vm, call->node->span,
                    sw_notice(SW_NOTICE_RESULT_LARGER_THAN_STRIDEWISE_S));
}

static bool to_int(SwCall *call, double number, SwValue *out) {
  if (isnan(number)) return sw_raise0(call->vm, SW_ERR_NAN_TO_INT);
  if (isinf(number)) return sw_raise0(call->vm, SW_ERR_INFINITY_TO_INT);
  if (!(number > -0x1p63 && number < 0x1p63)) return refuse_large(call);
  *out = sw_value_int((int64_t)number);
  return true;
}

/* A string without surrounding blanks, its sign separate. */
typedef struct Digits {
  const char *text;
  size_t size;
  bool negative;
} Digits;

static Digits trim(const SwString *string) {
  Digits self = {string->bytes, string->size, false};
  while (self.size && strchr(" \t\n\r\f\v", self.text[self.size - 1]))
    self.size--;
  for (; self.size && strchr(" \t\n\r\f\v", *self.text); self.text++)
    self.size--;
  if (self.size && (*self.text == '-' || *self.text == '+')) {
    self.negative = *self.text++ == '-';
    self.size--;
  }
  return self;
}

static bool raise_literal(SwCall *call, SwErrorId id) {
  SwText text = {0};
  if (sw_value_repr(call->vm, call->args[1], &text))
    (void)sw_raise(call->vm, id, SW_STR(sw_text_cstr(&text)));
  sw_text_free(&text);
  return false;
}

static bool has_other_digits(const Digits *digits) {
  for (size_t i = 0; i < digits->size; i++) {
    if ((unsigned char)digits->text[i] >= 0x80) return true;
  }
  return false;
}

/* int("..."): digits with an optional sign and underscores. */
static bool int_of_string(SwCall *call, SwValue *out) {
  Digits digits = trim(call->args[1].as.string);
  uint64_t value = 0;
  if (has_other_digits(&digits)) return sw_call_refuse(call);
  for (size_t i = 0; i < digits.size; i++) {
    bool between = i > 0 && i + 1 < digits.size && digits.text[i - 1] != '_';
    if (digits.text[i] == '_' && between) continue;
    if (digits.text[i] < '0' || digits.text[i] > '9')
      return raise_literal(call, SW_ERR_INT_LITERAL);
    uint64_t digit = (uint64_t)(digits.text[i] - '0');
    if (value > ((uint64_t)INT64_MAX - digit) / 10) return refuse_large(call);
    value = value * 10 + digit;
  }
  if (digits.size == 0) return raise_literal(call, SW_ERR_INT_LITERAL);
  *out = sw_value_int(digits.negative ? -(int64_t)value : (int64_t)value);
  return true;
}

static bool is_word(const Digits *digits, const char *word) {
  if (digits->size != strlen(word)) return false;
  for (size_t i = 0; i < digits->size; i++) {
    if ((digits->text[i] | 0x20) != word[i]) return false;
  }
  return true;
}

/* float("..."), including "nan" and "inf". */
static bool float_of_string(SwCall *call, SwValue *out) {
  Digits digits = trim(call->args[1].as.string);
  double value = 0;
  SwTokenKind kind = SW_TOKEN_FLOAT;
  if (has_other_digits(&digits)) return sw_call_refuse(call);
  if (is_word(&digits, "nan"))
    value = NAN;
  else if (is_word(&digits, "inf") || is_word(&digits, "infinity"))
    value = INFINITY;
  else {
    const char *first = digits.text + (*digits.text == '.');
    bool number = *first >= '0' && *first <= '9' &&
                  sw_number_scan(digits.text, digits.size, &kind) == digits.size;
    /* The lexer accepts more than float() (0x1f, 1j), and less (007). */
    bool decimal = number && strspn(digits.text, "0123456789._eE+-") >= digits.size;
    if (digits.size > 1 && *digits.text == '0' && !strpbrk(digits.text, ".eE"))
      return sw_call_refuse(call);
    if (!decimal) return raise_literal(call, SW_ERR_FLOAT_LITERAL);
    if (!sw_float_value(digits.text, digits.size, &value)) return sw_call_refuse(call);
  }
  *out = sw_value_float(digits.negative ? -value : value);
  return true;
}

bool sw_construct_number(SwCall *call, SwValue *out) {
  bool is_float = call->operation->detail == SW_CONSTRUCT_FLOAT;
  SwValue value = call->args[1];
  SwScalar number;
  if (value.kind == SW_VALUE_ABSENT) {
    *out = is_float ? sw_value_float(0) : sw_value_int(0);
    return true;
  }
  if (value.kind == SW_VALUE_STRING)
    return is_float ? float_of_string(call, out) : int_of_string(call, out);
  if (value.kind == SW_VALUE_TENSOR &&
      (sw_tensor_size(value.as.tensor) != 1 ||
       (value.as.tensor->dialect == SW_NUMPY && value.as.tensor->layout.shape.ndim > 0))) {
    return sw_raise0(call->vm, value.as.tensor->dialect == SW_TORCH
                                   ? SW_ERR_TORCH_TO_PYTHON_SCALAR
                                   : SW_ERR_NUMPY_TO_PYTHON_SCALAR);
  }
  if (!sw_value_is_number(value) && value.kind != SW_VALUE_TENSOR) {
    return sw_raise(call->vm, is_float ? SW_ERR_FLOAT_ARGUMENT : SW_ERR_INT_ARGUMENT,
                    SW_STR(sw_value_type_name(value)));
  }
  (void)sw_arg_number(call, 1, &number);
  if (value.kind == SW_VALUE_TENSOR && value.as.tensor->grad_fn)
    sw_warn_once(call->vm, sw_notice(SW_NOTICE_WARN_CONVERTING_TENSOR_REQUIRES));
  if (is_float)
    *out = sw_value_float(sw_scalar_double(number));
  else if (sw_dtype_is_float(number.dtype))
    return to_int(call, number.as.number, out);
  else
    *out = sw_value_int(sw_scalar_integer(number));
  return true;
}

bool sw_builtin_abs(SwCall *call, SwValue *out) {
  SwValue value = call->args[0];
  if (value.kind == SW_VALUE_TENSOR) {
    const SwOperation *row = sw_operation_find(
        call->vm, value.as.tensor->dialect == SW_TORCH ? "Tensor" : "numpy", "abs");
    SwArguments arguments = {.node = call->node,
                             .positional = call->args,
                             .positional_nodes = call->nodes,
                             .positional_count = 1};
    return sw_call(call->vm, row, &arguments, out);
  }
  bool found;
  if (!sw_object_special(call->vm, call->node, value, "__abs__", NULL, 0, &found, out))
    return false;
  if (found) return true;
  if (!sw_value_is_number(value))
    return sw_raise(call->vm, SW_ERR_ABS_OPERAND, SW_STR(sw_value_type_name(value)));
  if (value.kind == SW_VALUE_FLOAT) {
    *out = sw_value_float(fabs(value.as.number));
    return true;
  }
  int64_t integer = value.kind == SW_VALUE_BOOL ? value.as.truth : value.as.integer;
  if (integer == INT64_MIN) return refuse_large(call);
  *out = sw_value_int(integer < 0 ? -integer : integer);
  return true;
}

/* Rounds correctly to `decimals`: the nearest decimal to the exact binary value, ties to even. So
 * round(2.675, 2) is 2.67, because 2.675 is stored a little smaller. */
static bool round_to(SwCall *call, double number, int decimals, SwValue *out) {
  SwText text = {0};
  double rounded = number;
  if (isfinite(number)) {
    sw_text_float_fixed(&text, fabs(number), decimals);
    (void)sw_float_value(sw_text_cstr(&text), text.size, &rounded);
    rounded = copysign(rounded, number);
  }
  bool failed = text.failed;
  sw_text_free(&text);
  *out = sw_value_float(rounded);
  if (failed) return sw_exhausted(call->vm);
  return true;
}

/* round() of a NumPy scalar: a Python int, or with decimals what np.round() gives. */
static bool round_scalar(SwCall *call, const SwTensor *scalar, SwValue *out) {
  if (!scalar->is_scalar || scalar->dtype == SW_BOOL) return sw_call_refuse(call);
  SwCall inner = *call;
  inner.operation = sw_operation_find(call->vm, "numpy", "round");
  if (!sw_arg_missing(call, 1)) return sw_call_direct(&inner, out);
  *out = sw_scalar_value(sw_tensor_load(scalar, scalar->layout.offset));
  return out->kind != SW_VALUE_FLOAT || to_int(call, rint(out->as.number), out);
}

bool sw_builtin_round(SwCall *call, SwValue *out) {
  SwValue value = call->args[0];
  int64_t decimals;
  if (value.kind == SW_VALUE_TENSOR) return round_scalar(call, value.as.tensor, out);
  if (!sw_value_is_number(value))
    return sw_raise(call->vm, SW_ERR_NO_ROUND, SW_STR(sw_value_type_name(value)));
  if (!sw_arg_int_or(call, 1, 0, &decimals)) return false;
  if (value.kind == SW_VALUE_FLOAT && sw_arg_missing(call, 1))
    return to_int(call, rint(value.as.number), out);
  if (decimals < 0 || decimals > 300) return sw_call_refuse(call);
  if (value.kind == SW_VALUE_FLOAT) return round_to(call, value.as.number, (int)decimals, out);
  *out = sw_value_int(value.kind == SW_VALUE_BOOL ? value.as.truth : value.as.integer);
  return true;
}

bool sw_builtin_pow(SwCall *call, SwValue *out) {
  return sw_arith(call->vm, SW_OP_POW, call->node, call->args[0], call->nodes[0], call->args[1],
                  call->nodes[1], out);
}

static bool is_array(SwValue value) {
  return value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_NUMPY;
}

bool sw_builtin_divmod(SwCall *call, SwValue *out) {
  SwValue a = call->args[0], b = call->args[1];
  SwSequence *pair = sw_sequence_new(call->vm, 2);
  if (!pair) return false;
  if (!sw_value_is_number(a) || !sw_value_is_number(b)) {
    if (is_array(a) || is_array(b)) {
      SwCall inner = *call;
      inner.operation = sw_operation_find(call->vm, "numpy", "divmod");
      return sw_call_direct(&inner, out);
    }
    return sw_raise(call->vm, SW_ERR_BINARY_OPERANDS, SW_STR("divmod()"),
                    SW_STR(sw_value_type_name(a)), SW_STR(sw_value_type_name(b)));
  }
  bool good = sw_arith(call->vm, SW_OP_FLOORDIV, call->node, a, call->nodes[0], b, call->nodes[1],
                       &pair->items[0]);
  if (!good && call->vm->error.id == SW_ERR_ZERO_FLOAT_FLOORDIV)
    return sw_raise0(call->vm, SW_ERR_FLOAT_DIVMOD);
  if (good) /* the remainder, too */
    (void)sw_arith(call->vm, SW_OP_MOD, call->node, a, call->nodes[0], b, call->nodes[1],
                   &pair->items[1]);
  pair->count = 2;
  *out = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = pair};
  return good;
}
