/* One operand, one result; and conversions between dtypes. */
#include <math.h>
#include <stddef.h>

#include "tensor/kernels.h"

#define KERNEL(name, R, T, expression)                                                 \
  static void name(int64_t n, void *out, int64_t so, const void *a, int64_t sa) {      \
    R *po = out;                                                                       \
    const T *pa = a;                                                                   \
    if (so == 1 && sa == 1) {                                                          \
      for (int64_t i = 0; i < n; i++) {                                                \
        T x = pa[i];                                                                   \
        po[i] = (R)(expression);                                                       \
      }                                                                                \
    } else {                                                                           \
      for (int64_t i = 0; i < n; i++) {                                                \
        T x = pa[i * sa];                                                              \
        po[i * so] = (R)(expression);                                                  \
      }                                                                                \
    }                                                                                  \
  }

#define INTEGER_KERNELS(s, T, U)             \
  KERNEL(neg_##s, T, T, (U)(0 - (U)x))       \
  KERNEL(relu_##s, T, T, x > 0 ? x : 0)      \
  KERNEL(same_##s, T, T, x)                  \
  KERNEL(invert_##s, T, T, ~x)               \
  KERNEL(square_##s, T, T, (uint64_t)x * (uint64_t)x)

#define FLOAT_KERNELS(s, T, f)                                      \
  KERNEL(neg_##s, T, T, -x)                                         \
  KERNEL(abs_##s, T, T, fabs##f(x))                                 \
  KERNEL(sqrt_##s, T, T, sqrt##f(x))                                \
  KERNEL(exp_##s, T, T, exp##f(x))                                  \
  KERNEL(log_##s, T, T, log##f(x))                                  \
  KERNEL(sin_##s, T, T, sin##f(x))                                  \
  KERNEL(cos_##s, T, T, cos##f(x))                                  \
  KERNEL(tanh_##s, T, T, tanh##f(x))                                \
  KERNEL(sigmoid_##s, T, T, (T)1 / ((T)1 + exp##f(-x)))             \
  KERNEL(relu_##s, T, T, x > 0 || x != x ? x : 0)                   \
  KERNEL(floor_##s, T, T, floor##f(x))                              \
  KERNEL(ceil_##s, T, T, ceil##f(x))                                \
  KERNEL(round_##s, T, T, rint##f(x))                               \
  KERNEL(sign_##s, T, T, x != x ? x : (T)((x > 0) - (x < 0)))       \
  KERNEL(square_##s, T, T, x * x)

KERNEL(invert_b, unsigned char, unsigned char, !x)
KERNEL(same_b, unsigned char, unsigned char, x)
INTEGER_KERNELS(u8, uint8_t, uint8_t)
INTEGER_KERNELS(i32, int32_t, uint32_t)
INTEGER_KERNELS(i64, int64_t, uint64_t)
KERNEL(abs_u8, uint8_t, uint8_t, x)
KERNEL(sign_u8, uint8_t, uint8_t, x > 0)
KERNEL(sign_i32, int32_t, int32_t, (x > 0) - (x < 0))
KERNEL(sign_i64, int64_t, int64_t, (x > 0) - (x < 0))
KERNEL(abs_i32, int32_t, int32_t, x < 0 ? 0 - (uint32_t)x : (uint32_t)x)
KERNEL(abs_i64, int64_t, int64_t, x < 0 ? 0 - (uint64_t)x : (uint64_t)x)
FLOAT_KERNELS(f32, float, f)
FLOAT_KERNELS(f64, double, )

#define INTEGER_ROW(s)                                                                          \
  {neg_##s, abs_##s, NULL,    NULL,    NULL,    NULL,    NULL,       NULL,      NULL, relu_##s, \
   same_##s, same_##s, same_##s, sign_##s, invert_##s, square_##s}
#define FLOAT_ROW(s)                                                                            \
  {neg_##s, abs_##s, sqrt_##s, exp_##s, log_##s, sin_##s, cos_##s, tanh_##s, sigmoid_##s,       \
   relu_##s, floor_##s, ceil_##s, round_##s, sign_##s, NULL, square_##s}

SwKernel1 *sw_kernel_unary(SwUnary op, SwDType dtype) {
  static SwKernel1 *const table[SW_DTYPE_COUNT][SW_UNARY_COUNT] = {
      {NULL, same_b, NULL, NULL, NULL, NULL, NULL, NULL, NULL, same_b, same_b, same_b, same_b,
       same_b, invert_b, same_b},
      INTEGER_ROW(u8), INTEGER_ROW(i32), INTEGER_ROW(i64), FLOAT_ROW(f32), FLOAT_ROW(f64)};
  return table[dtype][op];
}

/* x86's conversion: what does not fit in 64 bits becomes INT64_MIN (C leaves it undefined). */
static int64_t to_integer(double x) {
  return x >= -9223372036854775808.0 && x < 9223372036854775808.0 ? (int64_t)x : INT64_MIN;
}

#define CASTS_TO(name, R)                                    \
  KERNEL(name##_from_b, R, unsigned char, x != 0)            \
  KERNEL(name##_from_u8, R, uint8_t, x)                      \
  KERNEL(name##_from_i32, R, int32_t, x)                     \
  KERNEL(name##_from_i64, R, int64_t, x)
#define CASTS_FROM_FLOATS(name, R)                           \
  KERNEL(name##_from_f32, R, float, to_integer((double)x))   \
  KERNEL(name##_from_f64, R, double, to_integer(x))

KERNEL(b_from_b, unsigned char, unsigned char, x != 0)
KERNEL(b_from_u8, unsigned char, uint8_t, x != 0)
KERNEL(b_from_i32, unsigned char, int32_t, x != 0)
KERNEL(b_from_i64, unsigned char, int64_t, x != 0)
KERNEL(b_from_f32, unsigned char, float, x != 0)
KERNEL(b_from_f64, unsigned char, double, x != 0)
CASTS_TO(u8, uint8_t)
CASTS_FROM_FLOATS(u8, uint8_t)
CASTS_TO(i32, int32_t)
CASTS_FROM_FLOATS(i32, int32_t)
CASTS_TO(i64, int64_t)
CASTS_FROM_FLOATS(i64, int64_t)
CASTS_TO(f32, float)
KERNEL(f32_from_f32, float, float, x)
KERNEL(f32_from_f64, float, double, x)
CASTS_TO(f64, double)
KERNEL(f64_from_f32, double, float, x)
KERNEL(f64_from_f64, double, double, x)

#define CAST_ROW(to) \
  {to##_from_b, to##_from_u8, to##_from_i32, to##_from_i64, to##_from_f32, to##_from_f64}

SwKernel1 *sw_kernel_cast(SwDType to, SwDType from) {
  static SwKernel1 *const table[SW_DTYPE_COUNT][SW_DTYPE_COUNT] = {
      CAST_ROW(b), CAST_ROW(u8), CAST_ROW(i32), CAST_ROW(i64), CAST_ROW(f32), CAST_ROW(f64)};
  return table[to][from];
}
