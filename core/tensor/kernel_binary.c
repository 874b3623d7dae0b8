/*
 * Two operands, one result. Each kernel has its own loop for the patterns that broadcasting makes
 * (both dense, one of them a single repeated element), because the compiler only vectorises those.
 */
#include <math.h>
#include <stddef.h>

#include "tensor/kernels.h"

#define LOOP(R, T, expression)                                                         \
  R *restrict_out = out;                                                               \
  const T *pa = a, *pb = b;                                                            \
  if (so == 1 && sa == 1 && sb == 1) {                                                 \
    for (int64_t i = 0; i < n; i++) {                                                  \
      T x = pa[i], y = pb[i];                                                          \
      restrict_out[i] = (R)(expression);                                               \
    }                                                                                  \
  } else if (so == 1 && sa == 1 && sb == 0) {                                          \
    T y = *pb;                                                                         \
    for (int64_t i = 0; i < n; i++) {                                                  \
      T x = pa[i];                                                                     \
      restrict_out[i] = (R)(expression);                                               \
    }                                                                                  \
  } else if (so == 1 && sa == 0 && sb == 1) {                                          \
    T x = *pa;                                                                         \
    for (int64_t i = 0; i < n; i++) {                                                  \
      T y = pb[i];                                                                     \
      restrict_out[i] = (R)(expression);                                               \
    }                                                                                  \
  } else {                                                                             \
    for (int64_t i = 0; i < n; i++) {                                                  \
      T x = pa[i * sa], y = pb[i * sb];                                                \
      restrict_out[i * so] = (R)(expression);                                          \
    }                                                                                  \
  }

#define KERNEL(name, R, T, expression)                                                       \
  static void name(int64_t n, void *out, int64_t so, const void *a, int64_t sa, const void *b, \
                   int64_t sb) {                                                             \
    LOOP(R, T, expression)                                                                   \
  }

/* Python's // and %: the quotient is rounded down, the remainder has the divisor's sign. */
#define FLOOR_FUNCTIONS(suffix, T)                                  \
  static T floordiv_##suffix(T x, T y) {                            \
    if (y == 0) return 0;                                           \
    if (y == (T)-1) return (T)(0 - (uint64_t)x);                    \
    T quotient = (T)(x / y);                                        \
    return (T)(quotient - ((x % y != 0) && ((x < 0) != (y < 0))));  \
  }                                                                 \
  static T mod_##suffix(T x, T y) {                                 \
    if (y == 0 || y == (T)-1) return 0;                             \
    T rest = (T)(x % y);                                            \
    return (T)(rest != 0 && ((rest < 0) != (y < 0)) ? rest + y : rest); \
  }                                                                 \
  static T pow_##suffix(T x, T y) {                                 \
    uint64_t result = 1, base = (uint64_t)x;                        \
    if (y < 0) return (T)(x == 1 ? 1 : x == (T)-1 ? (y % 2 ? -1 : 1) : 0); \
    for (uint64_t e = (uint64_t)y; e; e >>= 1) {                    \
      if (e & 1) result *= base;                                    \
      base *= base;                                                 \
    }                                                               \
    return (T)result;                                               \
  }

static uint8_t floordiv_u8(uint8_t x, uint8_t y) { return (uint8_t)(y ? x / y : 0); }
static uint8_t mod_u8(uint8_t x, uint8_t y) { return (uint8_t)(y ? x % y : 0); }
static uint8_t pow_u8(uint8_t x, uint8_t y) {
  unsigned result = 1;
  for (int i = 0; i < y; i++) result = (result * x) & 0xFFu;
  return (uint8_t)result;
}
FLOOR_FUNCTIONS(i32, int32_t)
FLOOR_FUNCTIONS(i64, int64_t)

static double floordiv_double(double x, double y) {
  if (y == 0) return x / y;
  double rest = fmod(x, y);
  double quotient = (x - rest) / y;
  if (rest != 0 && ((y < 0) != (rest < 0))) quotient -= 1;
  if (quotient == 0) return copysign(0, x / y);
  double rounded = floor(quotient);
  return quotient - rounded > 0.5 ? rounded + 1 : rounded;
}
static double mod_double(double x, double y) {
  double rest = fmod(x, y);
  if (rest != 0 && ((y < 0) != (rest < 0))) rest += y;
  return rest == 0 ? copysign(0, y) : rest;
}
static float floordiv_float(float x, float y) {
  if (y == 0) return x / y;
  float rest = fmodf(x, y);
  float quotient = (x - rest) / y;
  if (rest != 0 && ((y < 0) != (rest < 0))) quotient -= 1;
  if (quotient == 0) return copysignf(0, x / y);
  float rounded = floorf(quotient);
  return quotient - rounded > 0.5f ? rounded + 1 : rounded;
}
static float mod_float(float x, float y) {
  float rest = fmodf(x, y);
  if (rest != 0 && ((y < 0) != (rest < 0))) rest += y;
  return rest == 0 ? copysignf(0, y) : rest;
}

/* NaN wins, as in both libraries. */
#define FLOAT_MAXIMUM(x, y) ((x) != (x) || (x) > (y) ? (x) : (y))
#define FLOAT_MINIMUM(x, y) ((x) != (x) || (x) < (y) ? (x) : (y))

/* Signed overflow wraps: computed unsigned, where wrapping is defined. */
#define INTEGER_KERNELS(suffix, T, U)                                   \
  KERNEL(add_##suffix, T, T, (U)((U)x + (U)y))                          \
  KERNEL(sub_##suffix, T, T, (U)((U)x - (U)y))                          \
  KERNEL(mul_##suffix, T, T, (uint64_t)(U)x * (uint64_t)(U)y)           \
  KERNEL(floordivs_##suffix, T, T, floordiv_##suffix(x, y))             \
  KERNEL(mods_##suffix, T, T, mod_##suffix(x, y))                       \
  KERNEL(pows_##suffix, T, T, pow_##suffix(x, y))                       \
  KERNEL(max_##suffix, T, T, x > y ? x : y)                             \
  KERNEL(min_##suffix, T, T, x < y ? x : y)                             \
  KERNEL(and_##suffix, T, T, x & y)                                     \
  KERNEL(or_##suffix, T, T, x | y)                                      \
  KERNEL(xor_##suffix, T, T, x ^ y)                                     \
  COMPARISONS(suffix, T)

#define FLOAT_KERNELS(suffix, T, power, floordiv, modulo) \
  KERNEL(add_##suffix, T, T, x + y)                       \
  KERNEL(sub_##suffix, T, T, x - y)                       \
  KERNEL(mul_##suffix, T, T, x * y)                       \
  KERNEL(div_##suffix, T, T, x / y)                       \
  KERNEL(floordivs_##suffix, T, T, floordiv(x, y))        \
  KERNEL(mods_##suffix, T, T, modulo(x, y))               \
  KERNEL(pows_##suffix, T, T, power(x, y))                \
  KERNEL(max_##suffix, T, T, FLOAT_MAXIMUM(x, y))         \
  KERNEL(min_##suffix, T, T, FLOAT_MINIMUM(x, y))         \
  COMPARISONS(suffix, T)

#define COMPARISONS(suffix, T)                  \
  KERNEL(eq_##suffix, unsigned char, T, x == y) \
  KERNEL(ne_##suffix, unsigned char, T, x != y) \
  KERNEL(lt_##suffix, unsigned char, T, x < y)  \
  KERNEL(le_##suffix, unsigned char, T, x <= y) \
  KERNEL(gt_##suffix, unsigned char, T, x > y)  \
  KERNEL(ge_##suffix, unsigned char, T, x >= y)

KERNEL(add_b, unsigned char, unsigned char, x | y)
KERNEL(mul_b, unsigned char, unsigned char, x & y)
KERNEL(xor_b, unsigned char, unsigned char, x ^ y)
COMPARISONS(b, unsigned char)
INTEGER_KERNELS(u8, uint8_t, uint8_t)
INTEGER_KERNELS(i32, int32_t, uint32_t)
INTEGER_KERNELS(i64, int64_t, uint64_t)
FLOAT_KERNELS(f32, float, powf, floordiv_float, mod_float)
FLOAT_KERNELS(f64, double, pow, floordiv_double, mod_double)

#define COMPARISON_ROW(s) eq_##s, ne_##s, lt_##s, le_##s, gt_##s, ge_##s
#define INTEGER_ROW(s)                                                                       \
  {add_##s, sub_##s, mul_##s, NULL,    floordivs_##s, mods_##s,         pows_##s, max_##s,   \
   min_##s, and_##s, or_##s,  xor_##s, COMPARISON_ROW(s)}
#define FLOAT_ROW(s)                                                                       \
  {add_##s, sub_##s, mul_##s, div_##s, floordivs_##s, mods_##s,         pows_##s, max_##s, \
   min_##s, NULL,    NULL,    NULL,    COMPARISON_ROW(s)}

SwKernel2 *sw_kernel_binary(SwBinary op, SwDType dtype) {
  static SwKernel2 *const table[SW_DTYPE_COUNT][SW_BINARY_COUNT] = {
      {add_b, NULL, mul_b, NULL, NULL, NULL, NULL, add_b, mul_b, mul_b, add_b, xor_b,
       COMPARISON_ROW(b)},
      INTEGER_ROW(u8), INTEGER_ROW(i32), INTEGER_ROW(i64), FLOAT_ROW(f32), FLOAT_ROW(f64)};
  return table[dtype][op];
}
