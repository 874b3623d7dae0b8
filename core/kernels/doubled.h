/* A vector of float32 in double: its lower half, its upper half, and both as float32 again. */
#ifndef SW_KERNELS_DOUBLED_H
#define SW_KERNELS_DOUBLED_H

#include "kernels/vectors.h"

#ifdef __wasm__
#include <wasm_simd128.h>

/* Conversions of half a vector are single instructions only when they are asked for by name. */
SW_INLINE SwDoubles low_half(SwFloats x) {
  return (SwDoubles)wasm_f64x2_promote_low_f32x4((v128_t)x);
}
SW_INLINE SwDoubles high_half(SwFloats x) {
  return low_half((SwFloats)wasm_i32x4_shuffle((v128_t)x, (v128_t)x, 2, 3, 2, 3));
}
SW_INLINE SwFloats singles(SwDoubles low, SwDoubles high) {
  return (SwFloats)wasm_i32x4_shuffle(wasm_f32x4_demote_f64x2_zero((v128_t)low),
                                      wasm_f32x4_demote_f64x2_zero((v128_t)high), 0, 1, 4, 5);
}
#else
typedef __attribute__((vector_size(SW_VECTOR / 2), aligned(4), may_alias)) float SwHalfFloats;
typedef union SwHalves {
  SwHalfFloats half[2];
  SwFloats whole;
} SwHalves;

SW_INLINE SwDoubles low_half(SwFloats x) {
  return __builtin_convertvector(((SwHalves){.whole = x}).half[0], SwDoubles);
}
SW_INLINE SwDoubles high_half(SwFloats x) {
  return __builtin_convertvector(((SwHalves){.whole = x}).half[1], SwDoubles);
}
SW_INLINE SwFloats singles(SwDoubles low, SwDoubles high) {
  SwHalves halves = {
      {__builtin_convertvector(low, SwHalfFloats), __builtin_convertvector(high, SwHalfFloats)}};
  return halves.whole;
}
#endif

#endif
