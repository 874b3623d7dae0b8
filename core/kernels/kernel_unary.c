#include "kernels/kernel_unary.h"

#include <math.h>
#include <string.h>

#include "kernels/doubled.h"
#include "kernels/kernel_exp.h"

/*
 * Kernels of one operand, calls of functions, x + y * z, and `where`. A vector has as many bytes
 * whatever its elements are, so the loops move SwLongs, and one function computes such a vector as
 * the dtype has it. It is inlined with a constant dtype, so no loop decides anything.
 */

/* SwLongs in memory, where elements may be smaller than its own. */
typedef __attribute__((vector_size(SW_VECTOR), aligned(1), may_alias)) int64_t AnyVector;

SW_INLINE SwLongs vector_at(const char *from) {
  return *(const AnyVector *)from;
}

SW_INLINE void advance(SwKernelCall *call) {
  call->vectors--;
  call->out += SW_VECTOR;
  call->in[0] += call->step[0];
  call->in[1] += call->step[1];
  call->in[2] += call->step[2];
}

#ifdef __wasm__ /* whose compiler makes no vectors of the loops below */
#define roots_f32 __builtin_wasm_sqrt_f32x4
#define roots_f64 __builtin_wasm_sqrt_f64x2
#else
SW_INLINE SwFloats roots_f32(SwFloats x) {
  for (size_t i = 0; i < LANES(SwFloats); i++)
    x[i] = sqrtf(x[i]);
  return x;
}

SW_INLINE SwDoubles roots_f64(SwDoubles x) {
  for (size_t i = 0; i < LANES(SwDoubles); i++)
    x[i] = sqrt(x[i]);
  return x;
}
#endif

/* neg and abs change the sign bit, that of a NaN as well. */
SW_INLINE SwLongs unary(SwUnary op, SwDType dtype, SwLongs x) {
  bool single = dtype == SW_FLOAT32;
  SwLongs sign = single ? (SwLongs)((SwInts){0} + INT32_MIN) : (SwLongs)((SwLongs){0} + INT64_MIN);
  if (op == SW_UNARY_NEG) return x ^ sign;
  if (op == SW_UNARY_ABS) return x & ~sign;
  return single ? (SwLongs)roots_f32((SwFloats)x) : (SwLongs)roots_f64((SwDoubles)x);
}

SW_INLINE void run_unary(SwUnary op, SwDType dtype, SwKernelCall call) {
  SW_TWO_TURNS
  for (; call.vectors > 0; advance(&call))
    *(AnyVector *)call.out = unary(op, dtype, vector_at(call.in[0]));
}

SW_KERNEL(neg_f32, SwKernelCall, run_unary, SW_UNARY_NEG, SW_FLOAT32)
SW_KERNEL(abs_f32, SwKernelCall, run_unary, SW_UNARY_ABS, SW_FLOAT32)
SW_KERNEL(sqrt_f32, SwKernelCall, run_unary, SW_UNARY_SQRT, SW_FLOAT32)
SW_KERNEL(neg_f64, SwKernelCall, run_unary, SW_UNARY_NEG, SW_FLOAT64)
SW_KERNEL(abs_f64, SwKernelCall, run_unary, SW_UNARY_ABS, SW_FLOAT64)
SW_KERNEL(sqrt_f64, SwKernelCall, run_unary, SW_UNARY_SQRT, SW_FLOAT64)

SwKernel *sw_kernel_unary(SwUnary op, SwDType dtype) {
  SW_PREFER_WIDE(sw_kernel_unary, op, dtype);
  static SwKernel *const table[][SW_UNARY_SQRT + 1] = {{neg_f32, abs_f32, sqrt_f32},
                                                       {neg_f64, abs_f64, sqrt_f64}};
  if (dtype < SW_FLOAT32) return NULL;
  if (op <= SW_UNARY_SQRT) return table[dtype - SW_FLOAT32][op];
  return dtype == SW_FLOAT32 ? sw_kernel_exp(op) : NULL;
}

/* Calls the function for each element of each vector. */
SW_INLINE void run_map(SwDType dtype, SwKernelCall call) {
  for (; call.vectors > 0; advance(&call))
    for (size_t i = 0; i < SW_VECTOR; i += dtype == SW_FLOAT32 ? 4 : 8) {
      const void *a = call.in[0] + i, *b = call.in[1] + i;
      void *out = call.out + i;
      if (dtype == SW_INT64)
        *(int64_t *)out = call.mapped.integer(*(const int64_t *)a, *(const int64_t *)b);
      else if (dtype == SW_FLOAT32)
        *(float *)out = (float)call.mapped.number(*(const float *)a, *(const float *)b);
      else
        *(double *)out = call.mapped.number(*(const double *)a, *(const double *)b);
    }
}

SW_KERNEL(map_i64, SwKernelCall, run_map, SW_INT64)
SW_KERNEL(map_f32, SwKernelCall, run_map, SW_FLOAT32)
SW_KERNEL(map_f64, SwKernelCall, run_map, SW_FLOAT64)

SwKernel *sw_kernel_map(SwDType dtype) {
  SW_PREFER_WIDE(sw_kernel_map, dtype);
  return dtype == SW_INT64 ? map_i64 : dtype == SW_FLOAT32 ? map_f32 : map_f64;
}

/* x + y * z, rounded once. */
SW_INLINE SwDoubles scaled_doubles(SwDoubles x, SwDoubles y, SwDoubles z) {
  for (size_t i = 0; i < LANES(SwDoubles); i++)
    x[i] = fma(y[i], z[i], x[i]);
  return x;
}

#ifdef SW_WIDE
SW_INLINE SwFloats scaled_floats(SwFloats x, SwFloats y, SwFloats z) {
  return (SwFloats)_mm256_fmadd_ps((__m256)y, (__m256)z, (__m256)x);
}
#else
/* The sum a + b where it is exact. Elsewhere, of the two doubles around it, the one whose last bit
 * is set: that rounds to the float32 to which the exact sum rounds. */
SW_INLINE SwDoubles odd_sum(SwDoubles sum, SwDoubles a, SwDoubles b) {
  SwDoubles part = sum - a, missing = (a - (sum - part)) + (b - part);
  SwLongs bits = (SwLongs)sum, inexact = (SwLongs)(missing < 0) | (SwLongs)(missing > 0);
  SwLongs away = (((SwLongs)missing ^ bits) >> 63) | 1;
  return (SwDoubles)(bits + (inexact & ((bits & 1) - 1) & away));
}

/* Doubles in the middle between two float32. */
SW_INLINE SwLongs is_middle(SwDoubles x) {
  return (SwLongs)(((SwLongs)x & 0x1fffffff) == 0x10000000);
}

/* The product of two float32 is exact in double, but the sum is rounded there, and then again.
 * Twice may differ from once only if the first result is a middle. Denormals have other middles, so
 * they are computed with care, too. */
SW_INLINE SwFloats scaled_floats(SwFloats x, SwFloats y, SwFloats z) {
  SwDoubles low_x = low_half(x), low_product = low_half(y) * low_half(z);
  SwDoubles high_x = high_half(x), high_product = high_half(y) * high_half(z);
  SwDoubles low = low_x + low_product, high = high_x + high_product;
  SwFloats out = singles(low, high);
  SwInts denormal = (SwInts)(((SwInts)out & 0x7f800000) == 0);
  if (any_true(is_middle(low) | is_middle(high) | (SwLongs)denormal))
    out = singles(odd_sum(low, low_product, low_x), odd_sum(high, high_product, high_x));
  return out;
}
#endif

SW_INLINE void run_scaled(SwDType dtype, SwKernelCall call) {
  for (; call.vectors > 0; advance(&call)) {
    SwLongs x = vector_at(call.in[0]), y = vector_at(call.in[1]), z = vector_at(call.in[2]);
    if (dtype == SW_INT64)
      x = (SwLongs)((SwUnsignedLongs)x + (SwUnsignedLongs)y * (SwUnsignedLongs)z);
    else if (dtype == SW_FLOAT32)
      x = (SwLongs)scaled_floats((SwFloats)x, (SwFloats)y, (SwFloats)z);
    else
      x = (SwLongs)scaled_doubles((SwDoubles)x, (SwDoubles)y, (SwDoubles)z);
    *(AnyVector *)call.out = x;
  }
}

SW_KERNEL(scaled_i64, SwKernelCall, run_scaled, SW_INT64)
SW_KERNEL(scaled_f32, SwKernelCall, run_scaled, SW_FLOAT32)
SW_KERNEL(scaled_f64, SwKernelCall, run_scaled, SW_FLOAT64)

SwKernel *sw_kernel_scaled(SwDType dtype) {
  SW_PREFER_WIDE(sw_kernel_scaled, dtype);
  return dtype == SW_INT64 ? scaled_i64 : dtype == SW_FLOAT32 ? scaled_f32 : scaled_f64;
}

/* The truth values of a vector of elements of `size` bytes, as lanes of all ones or zeros. */
SW_INLINE SwLongs truths_at(const char *from, int size) {
  if (size == 1) return (SwLongs)(*(const SwBytes *)(const void *)from != 0);
#ifdef SW_WIDE /* GCC would convert byte by byte */
  int64_t bytes = 0;
  memcpy(&bytes, from, SW_VECTOR / (size_t)size);
  __m128i all = _mm_cvtsi64_si128(bytes);
  if (size == 4) return (SwLongs)((SwInts)_mm256_cvtepi8_epi32(all) != 0);
  return (SwLongs)((SwLongs)_mm256_cvtepi8_epi64(all) != 0);
#else
  if (size == 4)
    return (SwLongs)(__builtin_convertvector(*(const SwTruths4 *)(const void *)from, SwInts) != 0);
  return (SwLongs)(__builtin_convertvector(*(const SwTruths8 *)(const void *)from, SwLongs) != 0);
#endif
}

SW_INLINE void run_where(int size, SwKernelCall call) {
  for (; call.vectors > 0; advance(&call)) {
    SwLongs chosen = truths_at(call.in[0], size);
    SwLongs x = vector_at(call.in[1]), y = vector_at(call.in[2]);
    *(AnyVector *)call.out = (x & chosen) | (y & ~chosen);
  }
}

SW_KERNEL(where_1, SwKernelCall, run_where, 1)
SW_KERNEL(where_4, SwKernelCall, run_where, 4)
SW_KERNEL(where_8, SwKernelCall, run_where, 8)

SwKernel *sw_kernel_where(int64_t size) {
  SW_PREFER_WIDE(sw_kernel_where, size);
  return size == 1 ? where_1 : size == 4 ? where_4 : where_8;
}
