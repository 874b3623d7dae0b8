#include "kernels/scalar_functions.h"

#include <math.h>
#include <stddef.h>

#include "base/remainder.h"

#define INT(name, expression)                                                                      \
  static int64_t name(int64_t x, int64_t y) {                                                      \
    (void)y;                                                                                       \
    return (int64_t)(expression);                                                                  \
  }
#define FLOAT(name, expression)                                                                    \
  static double name(double x, double y) {                                                         \
    (void)y;                                                                                       \
    return (double)(expression);                                                                   \
  }

/* Signed overflow wraps: computed unsigned, where wrapping is defined. */
INT(int_add, (uint64_t)x + (uint64_t)y)
INT(int_sub, (uint64_t)x - (uint64_t)y)
INT(int_mul, (uint64_t)x *(uint64_t)y)
INT(int_max, x > y ? x : y)
INT(int_min, x < y ? x : y)
INT(int_and, x &y)
INT(int_or, x | y)
INT(int_xor, x ^ y)
INT(int_lshift, y<0 || y> 63 ? 0 : (uint64_t)x << y)
INT(int_rshift, x >> (y < 0 || y > 63 ? 63 : y))
INT(int_fmod, y == 0 || y == -1 ? 0 : x % y)
INT(int_truncdiv, y == 0 ? 0 : y == -1 ? (int64_t)(0 - (uint64_t)x) : x / y)
INT(int_eq, x == y)
INT(int_ne, x != y)
INT(int_lt, x < y)
INT(int_le, x <= y)
INT(int_gt, x > y)
INT(int_ge, x >= y)
INT(int_neg, 0 - (uint64_t)x)
INT(int_abs, x < 0 ? 0 - (uint64_t)x : (uint64_t)x)
INT(int_relu, x > 0 ? x : 0)
INT(int_same, x)
INT(int_sign, (x > 0) - (x < 0))
INT(int_invert, ~x)
INT(int_square, (uint64_t)x *(uint64_t)x)

/* Python's // and %: the quotient is rounded down, the remainder has the divisor's sign. */
static int64_t int_floordiv(int64_t x, int64_t y) {
  if (y == 0) return 0;
  if (y == -1) return (int64_t)(0 - (uint64_t)x);
  int64_t quotient = x / y;
  return quotient - ((x % y != 0) && ((x < 0) != (y < 0)));
}

static int64_t int_mod(int64_t x, int64_t y) {
  if (y == 0 || y == -1) return 0;
  int64_t rest = x % y;
  return rest != 0 && ((rest < 0) != (y < 0)) ? rest + y : rest;
}

static int64_t int_pow(int64_t x, int64_t y) {
  uint64_t result = 1, base = (uint64_t)x;
  if (y < 0) return x == 1 ? 1 : x == -1 ? (y % 2 ? -1 : 1) : 0;
  for (uint64_t e = (uint64_t)y; e; e >>= 1) {
    if (e & 1) result *= base;
    base *= base;
  }
  return (int64_t)result;
}

FLOAT(float_add, x + y)
FLOAT(float_sub, x - y)
FLOAT(float_mul, x *y)
FLOAT(float_div, x / y)
/* NaN wins, as in both libraries. */
FLOAT(float_max, x != x || x > y ? x : y)
FLOAT(float_min, x != x || x < y ? x : y)
FLOAT(float_pow, pow(x, y))
FLOAT(float_fmod, sw_fmod(x, y))
FLOAT(float_truncdiv, trunc(x / y))
FLOAT(float_eq, x == y)
FLOAT(float_ne, x != y)
FLOAT(float_lt, x < y)
FLOAT(float_le, x <= y)
FLOAT(float_gt, x > y)
FLOAT(float_ge, x >= y)
FLOAT(float_neg, -x)
FLOAT(float_abs, fabs(x))
FLOAT(float_sqrt, sqrt(x))
FLOAT(float_exp, exp(x))
FLOAT(float_log, log(x))
FLOAT(float_sin, sin(x))
FLOAT(float_cos, cos(x))
FLOAT(float_tanh, tanh(x))
FLOAT(float_sigmoid, 1 / (1 + exp(-x)))
/* -0. stays; as a comparison with 0, some compilers make it a maximum, which is 0. */
FLOAT(float_relu, fabs(x) == x || x != x ? x : 0)
FLOAT(float_floor, floor(x))
FLOAT(float_ceil, ceil(x))
FLOAT(float_round, rint(x))
FLOAT(float_torch_sign, (x > 0) - (x < 0))
FLOAT(float_sign, x != x ? x : (x > 0) - (x < 0))
FLOAT(float_trunc, trunc(x))
FLOAT(float_reciprocal, 1 / x)
FLOAT(float_rsqrt, 1 / sqrt(x))
FLOAT(float_square, x *x)

static double float_remainder(double x, double y) {
  double rest = sw_fmod(x, y);
  return rest != 0 && ((y < 0) != (rest < 0)) ? rest + y : rest;
}

static double float_mod(double x, double y) {
  double rest = sw_fmod(x, y);
  if (rest != 0 && ((y < 0) != (rest < 0))) rest += y;
  return rest == 0 ? copysign(0, y) : rest;
}

static double rounded(double value, SwDType dtype) {
  return sw_scalar_cast(sw_scalar_float(SW_FLOAT64, value), dtype).as.number;
}

/* Each step is rounded to the dtype. */
static double floordiv(double x, double y, SwDType dtype) {
  if (y == 0) return x / y;
  double rest = sw_fmod(x, y);
  double quotient = rounded(rounded(x - rest, dtype) / y, dtype);
  if (rest != 0 && ((y < 0) != (rest < 0))) quotient = rounded(quotient - 1, dtype);
  if (quotient == 0) return copysign(0, x / y);
  double below = floor(quotient);
  return quotient - below > 0.5 ? below + 1 : below;
}

static double float_floordiv(double x, double y) {
  return floordiv(x, y, SW_FLOAT64);
}

static double float16_floordiv(double x, double y) {
  return floordiv(x, y, SW_FLOAT16);
}

static double bfloat16_floordiv(double x, double y) {
  return floordiv(x, y, SW_BFLOAT16);
}

static double float_reciprocal_mul(double x, double y) {
  return 1 / y * x;
}

static double float_torch_pow(double x, double y) {
  if (y == 0.5) return sqrt(x);
  if (y == -0.5) return 1 / sqrt(x);
  return y == 3 ? x * x * x : y == -2 ? 1 / (x * x) : pow(x, y);
}

/* The same where each step is rounded to float32. */
static double single_reciprocal_mul(double x, double y) {
  return (double)(1 / (float)y * (float)x);
}

static double single_torch_pow(double x, double y) {
  float base = (float)x;
  if (y == 0.5) return (double)sqrtf(base);
  if (y == -0.5) return (double)(1 / sqrtf(base));
  return y == 3 ? (double)(base * base * base) : y == -2 ? (double)(1 / (base * base)) : pow(x, y);
}

static double single_truncdiv(double x, double y) {
  return trunc((double)(float)(x / y));
}

SwFloatFunction *sw_binary_function(SwBinary op, SwDType dtype) {
  if (dtype == SW_FLOAT64) return sw_float_binary(op);
  if (op == SW_BINARY_FLOORDIV && sw_dtype_is_half(dtype))
    return dtype == SW_FLOAT16 ? float16_floordiv : bfloat16_floordiv;
  if (op == SW_BINARY_TRUNCDIV) return single_truncdiv;
  if (op == SW_BINARY_RECIPROCAL_MUL) return single_reciprocal_mul;
  return op == SW_BINARY_TORCH_POW ? single_torch_pow : sw_float_binary(op);
}

SwIntFunction *sw_int_binary(SwBinary op) {
  static SwIntFunction *const table[SW_BINARY_COUNT] = {
      int_add, int_sub, int_mul, NULL,       int_floordiv, int_mod,  int_pow, int_max,      int_min,
      int_and, int_or,  int_xor, int_lshift, int_rshift,   int_fmod, int_mod, int_truncdiv, NULL,
      NULL,    int_eq,  int_ne,  int_lt,     int_le,       int_gt,   int_ge};
  return table[op];
}

SwFloatFunction *sw_float_binary(SwBinary op) {
  static SwFloatFunction *const table[SW_BINARY_COUNT] = {float_add,
                                                          float_sub,
                                                          float_mul,
                                                          float_div,
                                                          float_floordiv,
                                                          float_mod,
                                                          float_pow,
                                                          float_max,
                                                          float_min,
                                                          NULL,
                                                          NULL,
                                                          NULL,
                                                          NULL,
                                                          NULL,
                                                          float_fmod,
                                                          float_remainder,
                                                          float_truncdiv,
                                                          float_reciprocal_mul,
                                                          float_torch_pow,
                                                          float_eq,
                                                          float_ne,
                                                          float_lt,
                                                          float_le,
                                                          float_gt,
                                                          float_ge};
  return table[op];
}

SwIntFunction *sw_int_unary(SwUnary op) {
  static SwIntFunction *const table[SW_UNARY_COUNT] = {
      int_neg,  int_abs,  NULL,       NULL,       NULL,     NULL,     NULL,     NULL,
      NULL,     NULL,     NULL,       NULL,       NULL,     int_relu, int_same, int_same,
      int_same, int_sign, int_invert, int_square, int_same, NULL,     NULL,     int_sign};
  return table[op];
}

SwFloatFunction *sw_float_unary(SwUnary op) {
  static SwFloatFunction *const table[SW_UNARY_COUNT] = {
      float_neg, float_abs,    float_sqrt,    float_exp,        float_log,   float_sin,
      float_cos, float_tanh,   float_sigmoid, float_exp,        float_log,   float_sin,
      float_cos, float_relu,   float_floor,   float_ceil,       float_round, float_sign,
      NULL,      float_square, float_trunc,   float_reciprocal, float_rsqrt, float_torch_sign};
  return table[op];
}

float sw_exp_single(float x) {
  static const float c[] = {0.00139304355252534151f, 0.00833336077630519867f,
                            0.0416664853692054749f, 0.166666671633720398f, 0.5f};
  if (x != x) return x;
  if (x < -104) return 0;
  if (x > 100) return INFINITY;
  float whole = rintf(x * 1.442695040888963407f);
  float rest = fmaf(whole, -0.693145751953125f, x);
  rest = fmaf(whole, -1.428606765330187045e-06f, rest);
  float sum = 0.000198527617612853646f;
  for (size_t i = 0; i < sizeof c / sizeof *c; i++)
    sum = fmaf(sum, rest, c[i]);
  return ldexpf(1 + fmaf(rest * rest, sum, rest), (int)whole);
}

static double single_sigmoid(double x, double y) {
  (void)y;
  if (x != x) return x;
  return (double)(1 / (1 + sw_exp_single((float)-x)));
}

static double single_rsqrt(double x, double y) {
  (void)y;
  return (double)(1 / sqrtf((float)x));
}

/* -- NumPy's float32 functions: its own polynomials, each step rounded as it rounds it. ----------
 */

static float polynomial(const float *c, int count, float x) {
  float sum = c[0];
  for (int i = 1; i < count; i++)
    sum = fmaf(sum, x, c[i]);
  return sum;
}

static double numpy_exp(double number, double y) {
  static const float above[] = {5.082762527590693718096e-04f, 6.757896990527504603057e-03f,
                                5.114512081637298353406e-02f, 2.473615434895520810817e-01f,
                                7.257664613233124478488e-01f, 9.999999999980870924916e-01f};
  static const float below[] = {2.159509375685829852307e-02f, -2.742335390411667452936e-01f, 1};
  float x = (float)number, whole = rintf(x * 1.442695040888963407f);
  (void)y;
  if (!(x < 88.72283935546875f && x > -103.97208404541015625f)) return exp(number);
  float rest = fmaf(whole, -1.42860677e-6f, fmaf(whole, -6.93145752e-1f, x));
  return (double)ldexpf(polynomial(above, 6, rest) / polynomial(below, 3, rest), (int)whole);
}

static double numpy_log(double number, double y) {
  static const float above[] = {2.589979117907922693523e-02f, 3.808837741388407920751e-01f,
                                1.480000633576506585156e+00f, 2.112677543073053063722e+00f,
                                9.999999999999998702752e-01f, 0};
  static const float below[] = {5.875095403124574342950e-03f, 1.546476374983906719538e-01f,
                                9.864942958519418960339e-01f, 2.453006071784736363091e+00f,
                                2.612677543073109236779e+00f, 1};
  int exponent;
  float x = frexpf((float)number, &exponent);
  (void)y;
  if (!(number > 0 && number < (double)INFINITY)) return log(number);
  if (x < 0.70710678118654752440f) {
    x += x;
    exponent--;
  }
  x -= 1;
  float ratio = polynomial(above, 6, x) / polynomial(below, 6, x);
  return (double)fmaf((float)exponent, 0.693147180559945309417f, ratio);
}

/* `quarters`: of a turn that are added, 1 for a cosine. */
static double numpy_wave(double number, int quarters) {
  static const float even[] = {0x1.98e616p-16f, -0x1.6c06dcp-10f, 0x1.55553cp-05f, -0.5f, 1};
  static const float odd[] = {0x1.7d3bbcp-19f, -0x1.a06bbap-13f, 0x1.11119ap-07f, -0x1.555556p-03f,
                              0};
  float x = (float)number;
  if (!(fabsf(x) <= 71476.0625f)) return quarters ? cos(number) : sin(number);
  float whole = (float)rint((double)x * (double)0x1.45f306p-1f) + 0; /* never -0 */
  float rest = fmaf(whole, -0x1.921fb0p+00f, x);
  rest = fmaf(whole, -0x1.846988p-48f, fmaf(whole, -0x1.5110b4p-22f, rest));
  float square = rest * rest;
  int turned = (int)whole + quarters;
  float wave =
      turned & 1 ? polynomial(even, 5, square) : fmaf(polynomial(odd, 5, square), rest, rest);
  return (double)(turned & 2 ? -wave : wave);
}

static double numpy_sin(double x, double y) {
  (void)y;
  return numpy_wave(x, 0);
}

static double numpy_cos(double x, double y) {
  (void)y;
  return numpy_wave(x, 1);
}

/* The logarithm of float32's e lies between 1 and the number below it by a hair: PyTorch's is 1. */
static double single_log(double x, double y) {
  (void)y;
  return x == (double)2.7182817f ? 1 : log(x);
}

SwFloatFunction *sw_single_unary(SwUnary op) {
  static SwFloatFunction *const numpy[] = {numpy_exp, numpy_log, numpy_sin, numpy_cos};
  if (op >= SW_UNARY_NUMPY_EXP && op <= SW_UNARY_NUMPY_COS) return numpy[op - SW_UNARY_NUMPY_EXP];
  if (op == SW_UNARY_SIGMOID) return single_sigmoid;
  if (op == SW_UNARY_LOG) return single_log;
  return op == SW_UNARY_RSQRT ? single_rsqrt : sw_float_unary(op);
}
