/* The module math: numbers in, Python's numbers out. */
#include <math.h>

#include "base/notices.h"
#include "call/arguments.h"
#include "python/details.h"
#include "runtime/iterate.h"

#define PI 3.141592653589793

bool sw_math_constant(SwCall *call, SwValue *out) {
  static const double values[] = {[SW_MATH_PI] = PI,
                                  [SW_MATH_E] = 2.718281828459045,
                                  [SW_MATH_TAU] = 6.283185307179586,
                                  [SW_MATH_INF] = INFINITY,
                                  [SW_MATH_NAN] = NAN};
  *out = sw_value_float(values[call->operation->detail]);
  return true;
}

/* Argument `i` as a double: a number, or a tensor of one element. */
static bool arg_double(SwCall *call, int i, double *out) {
  SwValue value = call->args[i];
  SwScalar number;
  *out = 0;
  bool many = value.kind == SW_VALUE_TENSOR && sw_tensor_size(value.as.tensor) != 1;
  if (many || value.kind == SW_VALUE_ABSENT) return sw_call_refuse(call);
  bool real = value.kind == SW_VALUE_TENSOR || value.kind == SW_VALUE_INT ||
              value.kind == SW_VALUE_FLOAT || value.kind == SW_VALUE_BOOL;
  if (!real) return sw_raise(call->vm, SW_ERR_NOT_REAL, SW_STR(sw_value_type_name(value)));
  (void)sw_arg_number(call, i, &number);
  *out = sw_scalar_double(number);
  return true;
}

/* Returns a result, or raises as Python does: NaN from real arguments means outside the domain
 * (math.sqrt(-1)), infinity from finite ones outside the range (math.exp(1000)). */
static bool give(SwCall *call, double result, bool finite, bool real, SwValue *out) {
  if (real && isnan(result)) return sw_raise0(call->vm, SW_ERR_MATH_DOMAIN);
  if (finite && isinf(result)) return sw_raise0(call->vm, SW_ERR_MATH_RANGE);
  *out = sw_value_float(result);
  return true;
}

static double compute(int which, double x) {
  switch (which) {
  case SW_MATH_SQRT: return sqrt(x);
  case SW_MATH_EXP: return exp(x);
  case SW_MATH_LOG2: return log2(x);
  case SW_MATH_LOG10: return log10(x);
  case SW_MATH_SIN: return sin(x);
  case SW_MATH_COS: return cos(x);
  case SW_MATH_TANH: return tanh(x);
  case SW_MATH_RADIANS: return x * (PI / 180.0);
  case SW_MATH_DEGREES: return x * (180.0 / PI);
  default: return fabs(x);
  }
}

bool sw_math_function(SwCall *call, SwValue *out) {
  double x;
  int which = call->operation->detail;
  if (!arg_double(call, 0, &x)) return false;
  if ((which == SW_MATH_LOG2 || which == SW_MATH_LOG10) && x <= 0)
    return sw_raise0(call->vm, SW_ERR_MATH_DOMAIN);
  return give(call, compute(which, x), isfinite(x), !isnan(x), out);
}

/* log(x[, base]) */
bool sw_math_log(SwCall *call, SwValue *out) {
  double x = 0, base = 0;
  bool based = call->args[1].kind != SW_VALUE_ABSENT;
  if (!arg_double(call, 0, &x) || (based && !arg_double(call, 1, &base))) return false;
  if (x <= 0 || (based && base <= 0)) return sw_raise0(call->vm, SW_ERR_MATH_DOMAIN);
  if (based && base == 1) return sw_call_refuse(call); /* log(1) is 0 */
  *out = sw_value_float(based ? log(x) / log(base) : log(x));
  return true;
}

bool sw_math_pow(SwCall *call, SwValue *out) {
  double x, y;
  if (!arg_double(call, 0, &x) || !arg_double(call, 1, &y)) return false;
  if (x == 0 && y < 0 && isfinite(y)) return sw_raise0(call->vm, SW_ERR_MATH_DOMAIN);
  return give(call, pow(x, y), isfinite(x) && isfinite(y), !isnan(x) && !isnan(y), out);
}

/* ceil, floor, trunc: Python's integers. */
bool sw_math_whole(SwCall *call, SwValue *out) {
  double x;
  SwValue value = call->args[0];
  bool is_float = value.kind == SW_VALUE_TENSOR && value.as.tensor->is_scalar &&
                  value.as.tensor->dtype == SW_FLOAT64;
  /* Other types may have methods for it. */
  if (value.kind == SW_VALUE_TENSOR && !is_float) return sw_call_refuse(call);
  if (value.kind == SW_VALUE_INT || value.kind == SW_VALUE_BOOL) {
    *out = sw_value_int(value.kind == SW_VALUE_INT ? value.as.integer : value.as.truth);
    return true;
  }
  if (value.kind == SW_VALUE_STRING) return sw_call_refuse(call); /* trunc has its own message */
  if (!arg_double(call, 0, &x)) return false;
  if (isnan(x)) return sw_raise0(call->vm, SW_ERR_NAN_TO_INT);
  if (isinf(x)) return sw_raise0(call->vm, SW_ERR_INFINITY_TO_INT);
  int which = call->operation->detail;
  double whole = which == SW_MATH_CEIL ? ceil(x) : which == SW_MATH_FLOOR ? floor(x) : trunc(x);
  if (!(whole > -0x1p63 && whole < 0x1p63)) return sw_call_refuse(call);
  *out = sw_value_int((int64_t)whole);
  return true;
}

bool sw_math_test(SwCall *call, SwValue *out) {
  double x;
  if (!arg_double(call, 0, &x)) return false;
  int which = call->operation->detail;
  *out = sw_value_bool(which == SW_MATH_IS_NAN   ? isnan(x)
                       : which == SW_MATH_IS_INF ? isinf(x)
                                                 : isfinite(x));
  return true;
}

/* -- Integers ---------------------------------------------------------------------------------- */

static bool refuse_large(SwCall *call) {
  return sw_refuse0(call->vm, call->node->span,
                    sw_notice(SW_NOTICE_RESULT_LARGER_THAN_STRIDEWISE_S));
}

/* Multiplies by one more factor. From the first float on, the product is a float. */
static bool multiply(SwCall *call, SwValue by, SwValue *product) {
  bool whole = by.kind == SW_VALUE_INT || by.kind == SW_VALUE_BOOL;
  int64_t factor = by.kind == SW_VALUE_BOOL ? by.as.truth : by.as.integer;
  if (!whole && by.kind != SW_VALUE_FLOAT) return sw_call_refuse(call);
  if (whole && product->kind == SW_VALUE_INT) {
    if (__builtin_mul_overflow(product->as.integer, factor, &product->as.integer))
      return refuse_large(call);
    return true;
  }
  double before = product->kind == SW_VALUE_INT ? (double)product->as.integer : product->as.number;
  *product = sw_value_float(before * (whole ? (double)factor : by.as.number));
  return true;
}

/* prod(iterable, *, start=1) */
bool sw_math_prod(SwCall *call, SwValue *out) {
  SwSequence *items = NULL;
  bool started = call->args[1].kind != SW_VALUE_ABSENT;
  *out = sw_value_int(1);
  if (call->args[0].kind == SW_VALUE_ABSENT) return sw_call_refuse(call);
  if (!sw_iterate(call->vm, call->node, call->args[0], &items)) return false;
  if (started && !multiply(call, call->args[1], out)) return false;
  for (int64_t i = 0; i < items->count; i++) {
    if (!multiply(call, items->items[i], out)) return false;
  }
  return true;
}

/* Reads an int; raises Python's TypeError for a float, even for 3.0. */
static bool arg_whole(SwCall *call, SwValue value, int64_t *out) {
  if (value.kind == SW_VALUE_BOOL || value.kind == SW_VALUE_INT) {
    *out = value.kind == SW_VALUE_INT ? value.as.integer : value.as.truth;
    if (*out == INT64_MIN) return refuse_large(call);
    return true;
  }
  if (value.kind == SW_VALUE_ABSENT || value.kind == SW_VALUE_TENSOR) return sw_call_refuse(call);
  return sw_raise(call->vm, SW_ERR_NOT_INTEGER, SW_STR(sw_value_type_name(value)));
}

bool sw_math_gcd(SwCall *call, SwValue *out) {
  const SwSequence *items = sw_call_collected(call);
  int64_t divisor = 0, number = 0;
  for (int64_t i = 0; i < items->count; i++) {
    if (!arg_whole(call, items->items[i], &number)) return false;
    for (int64_t rest = number < 0 ? -number : number; rest;) {
      int64_t left = divisor % rest;
      divisor = rest;
      rest = left;
    }
  }
  *out = sw_value_int(divisor);
  return true;
}

bool sw_math_factorial(SwCall *call, SwValue *out) {
  int64_t n = 0, product = 1;
  if (!arg_whole(call, call->args[0], &n)) return false;
  if (n < 0) return sw_raise0(call->vm, SW_ERR_MATH_FACTORIAL);
  if (n > 20) return refuse_large(call);
  for (int64_t i = 2; i <= n; i++)
    product *= i;
  *out = sw_value_int(product);
  return true;
}

/* comb(n, k): n over k. Each step divides evenly, since each intermediate result is itself a number
 * of choices. */
bool sw_math_comb(SwCall *call, SwValue *out) {
  int64_t n = 0, k = 0, count = 1;
  if (!arg_whole(call, call->args[0], &n) || !arg_whole(call, call->args[1], &k)) return false;
  if (n < 0 || k < 0)
    return sw_raise(call->vm, SW_ERR_MATH_NOT_NEGATIVE, SW_STR(n < 0 ? "n" : "k"));
  if (k > n - k) k = n - k;
  for (int64_t i = 1; i <= k; i++) {
    if (__builtin_mul_overflow(count, n - k + i, &count)) return refuse_large(call);
    count /= i;
  }
  *out = sw_value_int(k < 0 ? 0 : count);
  return true;
}
