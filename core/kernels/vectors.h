/* Vectors of each C type that kernels compute in; bool lies in bytes. */
#ifndef SW_KERNELS_VECTORS_H
#define SW_KERNELS_VECTORS_H

#include "kernels/kernel.h"

#define SW_SOME_OF(T, bytes) __attribute__((vector_size(bytes), aligned(sizeof(T)), may_alias)) T
#define SW_VECTOR_OF(T)      SW_SOME_OF(T, SW_VECTOR)

typedef SW_VECTOR_OF(uint8_t) SwBytes;
typedef SW_VECTOR_OF(int32_t) SwInts;
typedef SW_VECTOR_OF(int64_t) SwLongs;
typedef SW_VECTOR_OF(float) SwFloats;
typedef SW_VECTOR_OF(double) SwDoubles;
/* Unsigned arithmetic wraps. */
typedef SW_VECTOR_OF(uint32_t) SwUnsigned;
typedef SW_VECTOR_OF(uint64_t) SwUnsignedLongs;

/* Truth values beside a vector of elements of 4 or 8 bytes. */
typedef __attribute__((vector_size(SW_VECTOR / 4), aligned(1), may_alias)) uint8_t SwTruths4;
typedef __attribute__((vector_size(SW_VECTOR / 8), aligned(1), may_alias)) uint8_t SwTruths8;

/* Whether any bit of a vector of int64 is set. */
#ifdef __wasm__
#define ANY(longs)  __builtin_wasm_any_true_v128((SwBytes)(longs))
#define EVERY(ints) (__builtin_wasm_bitmask_i32x4(ints) == 15)
#elif defined SW_WIDE
#include <immintrin.h>

#define ANY(longs)  !_mm256_testz_si256((__m256i)(longs), (__m256i)(longs))
#define EVERY(ints) (_mm256_movemask_ps((__m256)(ints)) == 255)
#else
#define ANY(longs)  (((longs)[0] | (longs)[1]) != 0)
#define EVERY(ints) (((ints)[0] & (ints)[1] & (ints)[2] & (ints)[3]) != 0)
#endif

/* The greater or the lesser of vectors, the first one where they are equal or one is NaN, where
 * that is a single step: SW_ONE_OF(pmax_f32x4, a, x). */
#ifdef __wasm__
#define SW_ONE_OF(kind, a, x) __builtin_wasm_##kind(a, x)
#elif defined SW_WIDE
#define pmax_f32x4(a, x)      _mm256_max_ps((__m256)(x), (__m256)(a))
#define pmin_f32x4(a, x)      _mm256_min_ps((__m256)(x), (__m256)(a))
#define pmax_f64x2(a, x)      _mm256_max_pd((__m256d)(x), (__m256d)(a))
#define pmin_f64x2(a, x)      _mm256_min_pd((__m256d)(x), (__m256d)(a))
#define SW_ONE_OF(kind, a, x) kind(a, x)
#endif

#endif
