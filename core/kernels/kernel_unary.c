#include "kernels/kernel_unary.h"

#include <math.h>

#include "kernels/doubled.h"
#include "kernels/kernel_exp.h"

#ifdef SW_WIDE
#include <immintrin.h>
#endif

/* x, y, z: a vector of each operand. `statement` writes `out`, a vector of the result. */
#define STEP(X, V, statement)                                                                      \
  {                                                                                                \
    X x = *(const X *)(const void *)a;                                                             \
    V out;                                                                                         \
    statement;                                                                                     \
    *(V *)(void *)to = out;                                                                        \
    a += step_a, b += step_b, c += step_c, to += sizeof(V);                                        \
  }

#define KERNEL(name, X, V, statement)                                                              \
  static SW_TARGET void name(size_t vectors, char *to, const char *a, size_t step_a,               \
                             const char *b, size_t step_b, const char *c, size_t step_c,           \
                             SwMapped mapped) {                                                    \
    (void)mapped, (void)b, (void)c, (void)step_b, (void)step_c;                                    \
    for (; vectors > 0; vectors--)                                                                 \
      STEP(X, V, statement)                                                                        \
  }

/* Two a turn, what is short. */
#define SHORT(name, V, statement)                                                                  \
  static SW_TARGET void name(size_t vectors, char *to, const char *a, size_t step_a,               \
                             const char *b, size_t step_b, const char *c, size_t step_c,           \
                             SwMapped mapped) {                                                    \
    (void)mapped, (void)b, (void)c, (void)step_b, (void)step_c;                                    \
    for (; vectors > 1; vectors -= 2) {                                                            \
      STEP(V, V, statement)                                                                        \
      STEP(V, V, statement)                                                                        \
    }                                                                                              \
    if (vectors) STEP(V, V, statement)                                                             \
  }
#define LOAD(name, V, from) V name = *(const V *)(const void *)(from)

#define EACH(V, expression)                                                                        \
  for (size_t i = 0; i < LANES(V); i++)                                                            \
  out[i] = (expression)

/* most: all bits but the sign. root: what takes the root of a vector. */
#define FLOATS(suffix, V, I, most, root)                                                           \
  SHORT(neg_##suffix, V, out = -x)                                                                 \
  KERNEL(abs_##suffix, V, V, out = (V)((I)x & (most)))                                             \
  KERNEL(sqrt_##suffix, V, V, root)

#ifdef __wasm__ /* whose compiler, while it keeps code small, makes no vectors of loops */
FLOATS(f32, SwFloats, SwInts, INT32_MAX, out = __builtin_wasm_sqrt_f32x4(x))
FLOATS(f64, SwDoubles, SwLongs, INT64_MAX, out = __builtin_wasm_sqrt_f64x2(x))
#else
FLOATS(f32, SwFloats, SwInts, INT32_MAX, EACH(SwFloats, sqrtf(x[i])))
FLOATS(f64, SwDoubles, SwLongs, INT64_MAX, EACH(SwDoubles, sqrt(x[i])))
#endif

SwKernel *sw_kernel_unary(SwUnary op, SwDType dtype) {
  SW_PREFER_WIDE(sw_kernel_unary, op, dtype);
#define ROWS(suffix)                                                                               \
  [SW_UNARY_NEG] = neg_##suffix, [SW_UNARY_ABS] = abs_##suffix, [SW_UNARY_SQRT] = sqrt_##suffix
  static SwKernel *const table[][SW_UNARY_SQRT + 1] = {{ROWS(f32)}, {ROWS(f64)}};
  if (dtype < SW_FLOAT32) return NULL;
  if (op <= SW_UNARY_SQRT) return table[dtype - SW_FLOAT32][op];
  return dtype == SW_FLOAT32 ? sw_kernel_exp(op) : NULL;
}

#define MAP(name, T, function)                                                                     \
  static SW_TARGET void name(size_t vectors, char *to, const char *a, size_t step_a,               \
                             const char *b, size_t step_b, const char *c, size_t step_c,           \
                             SwMapped mapped) {                                                    \
    (void)c, (void)step_c;                                                                         \
    for (; vectors > 0; vectors--, a += step_a, b += step_b)                                       \
      for (size_t i = 0; i < SW_VECTOR; i += sizeof(T), to += sizeof(T))                           \
        *(T *)(void *)to = (T)mapped.function(*(const T *)(const void *)(a + i),                   \
                                              *(const T *)(const void *)(b + i));                  \
  }
MAP(map_i64, int64_t, integer)
MAP(map_f32, float, number)
MAP(map_f64, double, number)

SwKernel *sw_kernel_map(SwDType dtype) {
  SW_PREFER_WIDE(sw_kernel_map, dtype);
  return dtype == SW_INT64 ? map_i64 : dtype == SW_FLOAT32 ? map_f32 : map_f64;
}

/* x + y * z, rounded once. */
#define SCALED(suffix, V, statement)                                                               \
  KERNEL(scaled_##suffix, V, V, LOAD(y, V, b); LOAD(z, V, c); statement)

SCALED(i64, SwUnsignedLongs, out = x + y * z)
SCALED(f64, SwDoubles, EACH(SwDoubles, fma(y[i], z[i], x[i])))
#ifdef SW_WIDE
SCALED(f32, SwFloats, out = (SwFloats)_mm256_fmadd_ps((__m256)y, (__m256)z, (__m256)x))
#else
/* A sum that is not exact, or its neighbour on the side of what is missing: that of which the last
 * bit is set. A float32 is rounded of it as of the exact sum. */
static inline SwDoubles odd(SwDoubles sum, SwDoubles a, SwDoubles b) {
  SwDoubles part = sum - a, missing = (a - (sum - part)) + (b - part);
  SwLongs bits = (SwLongs)sum, inexact = (SwLongs)(missing < 0) | (SwLongs)(missing > 0);
  SwLongs away = (((SwLongs)missing ^ bits) >> 63) | 1;
  return (SwDoubles)(bits + (inexact & ((bits & 1) - 1) & away));
}

/* In the middle between two float32. */
#define MIDDLE(x) (SwLongs)(((SwLongs)(x)&0x1fffffff) == 0x10000000)

/* The product of two float32 is exact in double. In doubt: what is so after it was rounded once,
 * and what is denormal, of which the middles lie elsewhere. */
SCALED(f32, SwFloats, SwDoubles p = LOW(y) * LOW(z); SwDoubles q = HIGH(y) * HIGH(z);
       SwDoubles low = LOW(x) + p; SwDoubles high = HIGH(x) + q; out = SINGLES(low, high);
       SwInts denormal = (SwInts)(((SwInts)out & 0x7f800000) == 0);
       if (ANY(MIDDLE(low) | MIDDLE(high) | (SwLongs)denormal))
           out = SINGLES(odd(low, p, LOW(x)), odd(high, q, HIGH(x))))
#endif

SwKernel *sw_kernel_scaled(SwDType dtype) {
  SW_PREFER_WIDE(sw_kernel_scaled, dtype);
  return dtype == SW_INT64 ? scaled_i64 : dtype == SW_FLOAT32 ? scaled_f32 : scaled_f64;
}

#ifdef SW_WIDE /* where GCC makes single steps of a conversion */
#define INTS(x)  (SwInts) _mm256_cvtepi8_epi32(_mm_cvtsi64_si128((int64_t)(x)))
#define LONGS(x) (SwLongs) _mm256_cvtepi8_epi64(_mm_cvtsi32_si128((int32_t)(x)))
#else
#define INTS(x)  __builtin_convertvector(x, SwInts)
#define LONGS(x) __builtin_convertvector(x, SwLongs)
#endif

/* V: whole numbers as wide as the elements. */
#define WHERE(name, B, V, widened)                                                                 \
  KERNEL(name, B, V, LOAD(y, V, b); LOAD(z, V, c); V chosen = (V)((widened) != 0);                 \
         out = (y & chosen) | (z & ~chosen))
WHERE(where_1, SwBytes, SwBytes, x)
WHERE(where_4, SwTruths4, SwInts, INTS(x))
WHERE(where_8, SwTruths8, SwLongs, LONGS(x))

SwKernel *sw_kernel_where(int64_t size) {
  SW_PREFER_WIDE(sw_kernel_where, size);
  return size == 1 ? where_1 : size == 4 ? where_4 : where_8;
}
