/* A vector of float32 in double: its lower half, its upper half, and both as float32 again. */
#ifndef SW_KERNELS_DOUBLED_H
#define SW_KERNELS_DOUBLED_H

#include "kernels/vectors.h"

#define LANES(V) (sizeof(V) / sizeof((V){0}[0]))

#ifdef __wasm__ /* whose compiler makes single steps of conversions */
#include <wasm_simd128.h>

#define SINGLES(low, high)                                                                         \
  (SwFloats) wasm_i32x4_shuffle(wasm_f32x4_demote_f64x2_zero((v128_t)(low)),                       \
                                wasm_f32x4_demote_f64x2_zero((v128_t)(high)), 0, 1, 4, 5)
#define LOW(x) (SwDoubles) wasm_f64x2_promote_low_f32x4((v128_t)(x))
#define HIGH(x)                                                                                    \
  (SwDoubles) wasm_f64x2_promote_low_f32x4(wasm_i32x4_shuffle((v128_t)(x), (v128_t)(x), 2, 3, 2, 3))
#else
typedef __attribute__((vector_size(SW_VECTOR / 2), aligned(4), may_alias)) float SwHalfFloats;

#define SINGLES(low, high)                                                                         \
  (((union {                                                                                       \
     SwHalfFloats half[2];                                                                         \
     SwFloats whole;                                                                               \
   }){{__builtin_convertvector(low, SwHalfFloats), __builtin_convertvector(high, SwHalfFloats)}})  \
       .whole)
#define HALF(x, number)                                                                            \
  __builtin_convertvector(((const SwHalfFloats *)(const void *)&(x))[number], SwDoubles)
#define LOW(x)  HALF(x, 0)
#define HIGH(x) HALF(x, 1)
#endif

#endif
