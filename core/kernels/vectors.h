/*
 * Vectors of each C type that kernels compute in; bool is stored in bytes. They are the vector
 * extension of GCC and Clang: `+` adds lane by lane, and a comparison gives lanes of all ones
 * (true) or all zeros. They may be read from any address where one element may be.
 */
#ifndef SW_KERNELS_VECTORS_H
#define SW_KERNELS_VECTORS_H

#include "kernels/kernel.h"

#ifdef SW_WIDE
#include <immintrin.h>
#endif

#define SW_VECTOR_BYTES(T, bytes)                                                                  \
  __attribute__((vector_size(bytes), aligned(sizeof(T)), may_alias)) T
#define SW_VECTOR_OF(T) SW_VECTOR_BYTES(T, SW_VECTOR)

typedef SW_VECTOR_OF(uint8_t) SwBytes;
typedef SW_VECTOR_OF(int32_t) SwInts;
typedef SW_VECTOR_OF(int64_t) SwLongs;
typedef SW_VECTOR_OF(float) SwFloats;
typedef SW_VECTOR_OF(double) SwDoubles;
/* Unsigned arithmetic wraps; signed arithmetic must not overflow. */
typedef SW_VECTOR_OF(uint32_t) SwUnsigned;
typedef SW_VECTOR_OF(uint64_t) SwUnsignedLongs;

/* The truth values, a byte each, that belong to a vector of elements of 4 or 8 bytes. */
typedef __attribute__((vector_size(SW_VECTOR / 4), aligned(1), may_alias)) uint8_t SwTruths4;
typedef __attribute__((vector_size(SW_VECTOR / 8), aligned(1), may_alias)) uint8_t SwTruths8;

#define LANES(V) (sizeof(V) / sizeof((V){0}[0]))

/* Lanes of a and b by number: those of b are counted on from those of a. GCC 11 and older have no
 * __builtin_shufflevector. */
#ifdef __clang__
#define shuffle(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#else
#define shuffle(a, b, ...) __builtin_shuffle(a, b, (__typeof__(a)){__VA_ARGS__})
#endif

/* any_true: a bit is set in some lane. all_true: every lane of a comparison is true. Compilers of
 * today build both from single lanes, so each target has its instruction here. */
#ifdef __wasm__
#define any_true(longs) __builtin_wasm_any_true_v128((SwBytes)(longs))
#define all_true(ints)  (__builtin_wasm_bitmask_i32x4(ints) == 15)
#elif defined SW_WIDE
#define any_true(longs) !_mm256_testz_si256((__m256i)(longs), (__m256i)(longs))
#define all_true(ints)  (_mm256_movemask_ps((__m256)(ints)) == 255)
#else
#define any_true(longs) (((longs)[0] | (longs)[1]) != 0)
#define all_true(ints)  (((ints)[0] & (ints)[1] & (ints)[2] & (ints)[3]) != 0)
#endif

#endif
