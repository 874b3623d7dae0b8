#include "kernels/kernel_convert.h"

#include <string.h>

#include "kernels/vectors.h"
#include "tensor/half.h"

/*
 * Conversions of dense elements. From any dtype to any other it goes by way of the widest dtype of
 * the same kind, int64 or float64, so each dtype needs one loop to it and one back instead of one
 * for each pair. Compilers make vectors of these loops.
 */

#if SW_HAS_WIDE
#include <emmintrin.h>

/* The instruction whose result sw_truncate_double() gives everywhere. */
#define truncate_double(x) _mm_cvttsd_si64(_mm_set_sd(x))
#else
#define truncate_double sw_truncate_double
#endif

/* Before EACH: vectors of two turns at once, which Clang does elsewhere by itself. */
#ifdef __wasm__
#define TWO_VECTORS _Pragma("clang loop interleave_count(2)")
#else
#define TWO_VECTORS
#endif

#define EACH(From, To, expression)                                                                 \
  for (size_t i = 0; i < count; i++)                                                               \
  ((To *)to)[i] = (To)expression(((const From *)from)[i])
#define is_true(x)   ((x) != 0)
#define to_half(x)   sw_float_half((float)(x))
#define to_bfloat(x) sw_float_bfloat((float)(x))

/* To int64, or to float64 from what becomes a float. */
static SW_TARGET void widen(SwDType dtype, void *restrict to, const void *restrict from,
                            size_t count) {
  switch (dtype) {
  case SW_INT8: EACH(int8_t, int64_t, ); return;
  case SW_INT16: EACH(int16_t, int64_t, ); return;
  case SW_UINT16: EACH(uint16_t, int64_t, ); return;
  case SW_INT32: EACH(int32_t, int64_t, ); return;
  case SW_UINT32: EACH(uint32_t, int64_t, ); return;
  case SW_FLOAT16: EACH(uint16_t, double, sw_half_float); return;
  case SW_BFLOAT16: EACH(uint16_t, double, sw_bfloat_float); return;
  case SW_FLOAT32: EACH(float, double, ); return;
  case SW_UINT64: EACH(uint64_t, double, ); return;
  default: EACH(uint8_t, int64_t, ); /* also bool */
  }
}

/* From int64. */
static SW_TARGET void narrow_long(SwDType dtype, void *restrict to, const void *restrict from,
                                  size_t count) {
  switch (dtype) {
  case SW_BOOL: EACH(int64_t, uint8_t, is_true); return;
  case SW_UINT8:
  case SW_INT8: EACH(int64_t, uint8_t, ); return;
  case SW_INT16:
  case SW_UINT16: EACH(int64_t, int16_t, ); return;
  case SW_INT32:
  case SW_UINT32: EACH(int64_t, int32_t, ); return;
  case SW_FLOAT16: EACH(int64_t, uint16_t, to_half); return;
  case SW_BFLOAT16: EACH(int64_t, uint16_t, to_bfloat); return;
  case SW_FLOAT32: EACH(int64_t, float, ); return;
  default: EACH(int64_t, double, );
  }
}

/* From float64. */
static SW_TARGET void narrow_double(SwDType dtype, void *restrict to, const void *restrict from,
                                    size_t count) {
  switch (dtype) {
  case SW_BOOL: EACH(double, uint8_t, is_true); return;
  case SW_UINT8:
  case SW_INT8: EACH(double, uint8_t, sw_truncate_double); return;
  case SW_INT16:
  case SW_UINT16: EACH(double, int16_t, sw_truncate_double); return;
  case SW_INT32: EACH(double, int32_t, sw_truncate_to_int32); return;
  case SW_UINT32: EACH(double, uint32_t, sw_truncate_double); return;
  case SW_FLOAT16: EACH(double, uint16_t, to_half); return;
  case SW_BFLOAT16: EACH(double, uint16_t, to_bfloat); return;
  case SW_FLOAT32: EACH(double, float, ); return;
  default: EACH(double, int64_t, truncate_double);
  }
}

/* From int32 and uint64 straight to float32: the one is frequent, the other would be rounded twice.
 */
static SW_TARGET void to_singles(SwDType dtype, void *restrict to, const void *restrict from,
                                 size_t count) {
  if (dtype == SW_INT32) {
    TWO_VECTORS
    EACH(int32_t, float, );
  } else
    EACH(uint64_t, float, );
}

static bool is_stored_as(SwDType widest, SwDType dtype) {
  return dtype == widest || (dtype == SW_UINT64 && widest == SW_INT64);
}

void sw_kernel_convert(SwDType to_dtype, char *to, SwDType from_dtype, const char *from,
                       size_t count) {
  SW_PREFER_WIDE(sw_kernel_convert, to_dtype, to, from_dtype, from, count);
  double wide[SW_CONVERTED];
  bool floats =
      sw_dtype_is_float(from_dtype) || (from_dtype == SW_UINT64 && sw_dtype_is_float(to_dtype));
  SwDType widest = floats ? SW_FLOAT64 : SW_INT64;
  bool widens = !is_stored_as(widest, from_dtype), narrows = !is_stored_as(widest, to_dtype);
  if (to_dtype == SW_FLOAT32 && (from_dtype == SW_INT32 || from_dtype == SW_UINT64)) {
    to_singles(from_dtype, to, from, count);
    return;
  }
  if (!widens && !narrows) memcpy(to, from, count * sizeof(double));
  if (widens) widen(from_dtype, narrows ? (char *)wide : to, from, count);
  if (narrows)
    (floats ? narrow_double : narrow_long)(to_dtype, to, widens ? (char *)wide : from, count);
}
