#include "kernels/kernel_convert.h"

#ifdef __wasm__ /* small before it is fast */
void sw_kernel_convert(SwDType to_dtype, char *to, SwDType from_dtype, const char *from,
                       size_t count) {
  for (int64_t i = 0; i < (int64_t)count; i++)
    sw_scalar_store(sw_scalar_cast(sw_scalar_load(from_dtype, from, i), to_dtype), to, i);
}
#else
typedef void Convert(size_t count, char *to, const char *from);

#define CONVERT(name, F, T, expression)                                                            \
  static void name(size_t count, char *to, const char *from) {                                     \
    const F *restrict in = (const F *)(const void *)from;                                          \
    T *restrict out = (T *)(void *)to;                                                             \
    for (size_t i = 0; i < count; i++) {                                                           \
      F x = in[i];                                                                                 \
      out[i] = (T)(expression);                                                                    \
    }                                                                                              \
  }

CONVERT(u8_i64, uint8_t, int64_t, x)
CONVERT(i32_i64, int32_t, int64_t, x)
CONVERT(f32_f64, float, double, x)

CONVERT(i64_bool, int64_t, uint8_t, x != 0)
CONVERT(i64_u8, int64_t, uint8_t, x)
CONVERT(i64_i32, int64_t, int32_t, x)
CONVERT(i64_f32, int64_t, float, x)
CONVERT(i64_f64, int64_t, double, x)
CONVERT(f64_bool, double, uint8_t, x != 0)
CONVERT(f64_f32, double, float, x)

/* What does not fit: sw_scalar_cast. */
#define CAST(dtype) sw_scalar_cast(sw_scalar_float(SW_FLOAT64, x), dtype).as.integer
CONVERT(f64_u8, double, uint8_t, CAST(SW_UINT8))
CONVERT(f64_i32, double, int32_t, CAST(SW_INT32))
CONVERT(f64_i64, double, int64_t, CAST(SW_INT64))

/* By way of the widest dtype of the same kind. */
void sw_kernel_convert(SwDType to_dtype, char *to, SwDType from_dtype, const char *from,
                       size_t count) {
  static Convert *const widen[] = {u8_i64, u8_i64, i32_i64, NULL, f32_f64, NULL};
  static Convert *const narrow[][SW_DTYPE_COUNT] = {
      {i64_bool, i64_u8, i64_i32, NULL, i64_f32, i64_f64},
      {f64_bool, f64_u8, f64_i32, f64_i64, f64_f32, NULL}};
  double wide[SW_CONVERTED];
  Convert *first = widen[from_dtype], *then = narrow[sw_dtype_is_float(from_dtype)][to_dtype];
  if (first) first(count, then ? (char *)wide : to, from);
  if (then) then(count, to, first ? (const char *)wide : from);
}
#endif
