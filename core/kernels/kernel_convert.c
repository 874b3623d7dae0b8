#include "kernels/kernel_convert.h"

#include <string.h>

#include "kernels/vectors.h"
#include "tensor/half.h"

#if SW_HAS_WIDE
#include <emmintrin.h>

/* The instruction that sw_truncate_double speaks of. */
#define TRUNCATE(x) _mm_cvttsd_si64(_mm_set_sd(x))
#else
#define TRUNCATE(x) sw_truncate_double(x)
#endif

typedef void Convert(size_t count, char *to, const char *from);

#define CONVERT(name, F, T, expression)                                                            \
  static SW_TARGET void name(size_t count, char *to, const char *from) {                           \
    const F *restrict in = (const F *)(const void *)from;                                          \
    T *restrict out = (T *)(void *)to;                                                             \
    for (size_t i = 0; i < count; i++) {                                                           \
      F x = in[i];                                                                                 \
      out[i] = (T)(expression);                                                                    \
    }                                                                                              \
  }

CONVERT(u8_i64, uint8_t, int64_t, x)
CONVERT(i8_i64, int8_t, int64_t, x)
CONVERT(i16_i64, int16_t, int64_t, x)
CONVERT(u16_i64, uint16_t, int64_t, x)
CONVERT(i32_i64, int32_t, int64_t, x)
CONVERT(u32_i64, uint32_t, int64_t, x)
CONVERT(f16_f64, uint16_t, double, sw_half_float(x))
CONVERT(b16_f64, uint16_t, double, sw_bfloat_float(x))
CONVERT(f32_f64, float, double, x)

CONVERT(i64_bool, int64_t, uint8_t, x != 0)
CONVERT(i64_u8, int64_t, uint8_t, x)
CONVERT(i64_i16, int64_t, int16_t, x)
CONVERT(i64_i32, int64_t, int32_t, x)
CONVERT(i64_f16, int64_t, uint16_t, sw_float_half((float)x))
CONVERT(i64_b16, int64_t, uint16_t, sw_float_bfloat((float)x))
CONVERT(i64_f32, int64_t, float, x)
CONVERT(i64_f64, int64_t, double, x)
CONVERT(u64_f32, uint64_t, float, x)
CONVERT(u64_f64, uint64_t, double, x)
CONVERT(f64_bool, double, uint8_t, x != 0)
CONVERT(f64_u8, double, uint8_t, sw_truncate_double(x))
CONVERT(f64_i32, double, int32_t, sw_truncate_to_int32(x))
CONVERT(f64_i64, double, int64_t, TRUNCATE(x))
CONVERT(f64_i16, double, int16_t, sw_truncate_double(x))
CONVERT(f64_u32, double, uint32_t, sw_truncate_double(x))
CONVERT(f64_f16, double, uint16_t, sw_float_half((float)x))
CONVERT(f64_b16, double, uint16_t, sw_float_bfloat((float)x))
CONVERT(f64_f32, double, float, x)

/* What is frequent goes straight, two vectors at a time. */
#define STEP(to, from)                                                                             \
  *(SwFloats *)(void *)(to) =                                                                      \
      __builtin_convertvector(*(const SwInts *)(const void *)(from), SwFloats)
static SW_TARGET void i32_f32(size_t count, char *to, const char *from) {
  const size_t one = sizeof(SwInts);
  for (; count >= 2 * one / 4; count -= 2 * one / 4, to += 2 * one, from += 2 * one) {
    STEP(to, from);
    STEP(to + one, from + one);
  }
  for (; count > 0; count--, to += 4, from += 4)
    *(float *)(void *)to = (float)*(const int32_t *)(const void *)from;
}

/* By way of the widest dtype of the same kind. */
void sw_kernel_convert(SwDType to_dtype, char *to, SwDType from_dtype, const char *from,
                       size_t count) {
  SW_PREFER_WIDE(sw_kernel_convert, to_dtype, to, from_dtype, from, count);
  static Convert *const widen[] = {
      [SW_BOOL] = u8_i64,     [SW_UINT8] = u8_i64,     [SW_INT8] = i8_i64,     [SW_INT16] = i16_i64,
      [SW_UINT16] = u16_i64,  [SW_INT32] = i32_i64,    [SW_UINT32] = u32_i64,  [SW_INT64] = NULL,
      [SW_FLOAT16] = f16_f64, [SW_BFLOAT16] = b16_f64, [SW_FLOAT32] = f32_f64, [SW_FLOAT64] = NULL};
  static Convert *const narrow[][SW_DTYPE_COUNT] = {
      {i64_bool, i64_u8, i64_u8, i64_i16, i64_i16, i64_i32, i64_i32, NULL, NULL, i64_f16, i64_b16,
       i64_f32, i64_f64},
      {f64_bool, f64_u8, f64_u8, f64_i16, f64_i16, f64_i32, f64_u32, f64_i64, f64_i64, f64_f16,
       f64_b16, f64_f32, NULL}};
  double wide[SW_CONVERTED];
  Convert *first = widen[from_dtype], *then = narrow[sw_dtype_is_float(from_dtype)][to_dtype];
  if (from_dtype == SW_INT32 && to_dtype == SW_FLOAT32) first = i32_f32, then = NULL;
  bool whole = from_dtype == SW_UINT64 && sw_dtype_is_float(to_dtype);
  if (whole && to_dtype == SW_FLOAT32) first = u64_f32, then = NULL;
  if (whole && to_dtype != SW_FLOAT32) first = u64_f64, then = narrow[1][to_dtype];
  if (!first && !then) memcpy(to, from, count * sizeof(int64_t)); /* int64 and uint64 */
  if (first) first(count, then ? (char *)wide : to, from);
  if (then) then(count, to, first ? (const char *)wide : from);
}
