/*
 * Kernels exist twice. kernel_x.c computes in vectors of 16 bytes, which every processor has.
 * kernel_x_wide.c includes the same text for vectors of 32 bytes, which nearly all x86-64
 * processors have (AVX2, with FMA). Looking up a kernel decides between the two; the bits of the
 * results are the same.
 */
#ifndef SW_KERNELS_WIDE_H
#define SW_KERNELS_WIDE_H

#include <stdbool.h>
#include <stdint.h>

#define SW_NARROW 16 /* bytes of a vector that every processor has */
#define SW_WIDEST 32 /* bytes of an AVX2 vector */

#if defined __x86_64__ && defined __GNUC__
#define SW_HAS_WIDE 1
/* Whether the processor has vectors of 32 bytes. */
bool sw_is_wide(void);
#define SW_WIDE_TOO(type, name, ...) type name##_wide(__VA_ARGS__);
#else
#define SW_HAS_WIDE 0
static inline bool sw_is_wide(void) {
  return false;
}
#define SW_WIDE_TOO(type, name, ...)
#endif

#ifdef SW_WIDE /* defined by kernel_x_wide.c */
#define SW_TARGET __attribute__((target("avx2,fma")))
#define SW_VECTOR SW_WIDEST
#else
#define SW_TARGET
#define SW_VECTOR SW_NARROW
#endif

/* Bytes of a vector in the kernels that look-ups return. */
static inline int64_t sw_kernel_vector(void) {
  return sw_is_wide() ? SW_WIDEST : SW_NARROW;
}

/* Declares a part of kernels. Optimised builds inline it, so that the kernel's operation is a
 * constant and no loop branches on it. In debug builds it stays a function that a debugger can step
 * into. */
#ifdef __OPTIMIZE__
#define SW_INLINE static inline __attribute__((always_inline)) SW_TARGET
#else
#define SW_INLINE static inline SW_TARGET
#endif

/* Put before a short loop: unrolls it twice in WebAssembly, which is up to twice as fast. Other
 * loops are not unrolled there; GCC unrolls all loops of kernels. */
#ifdef __wasm__
#define SW_TWO_TURNS _Pragma("clang loop unroll_count(2)")
#else
#define SW_TWO_TURNS
#endif

/* The first statement of a function that has a wide twin: calls the twin if the processor has AVX2.
 */
#if SW_HAS_WIDE && !defined SW_WIDE
#define SW_PREFER_WIDE(name, ...)                                                                  \
  if (sw_is_wide()) return name##_wide(__VA_ARGS__)
#else
#define SW_PREFER_WIDE(name, ...)
#endif

#endif
