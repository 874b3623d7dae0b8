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

#define SW_NARROW 16 /* bytes of a vector */
#define SW_WIDEST 32

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

/* A part of kernels, inlined where compilers optimise: there the kernel's operation is a constant,
 * so that no loop decides anything. Elsewhere it stays a function that a debugger steps through. */
#ifdef __OPTIMIZE__
#define SW_INLINE static inline __attribute__((always_inline)) SW_TARGET
#else
#define SW_INLINE static inline SW_TARGET
#endif

/* Before a loop that is short: two turns at once are up to twice as fast in WebAssembly, where
 * other loops are not unrolled. GCC unrolls all loops of kernels. */
#ifdef __wasm__
#define SW_TWO_TURNS _Pragma("clang loop unroll_count(2)")
#else
#define SW_TWO_TURNS
#endif

/* First statement of a function that calls its wide twin instead where there is one. */
#if SW_HAS_WIDE && !defined SW_WIDE
#define SW_PREFER_WIDE(name, ...)                                                                  \
  if (sw_is_wide()) return name##_wide(__VA_ARGS__)
#else
#define SW_PREFER_WIDE(name, ...)
#endif

#endif
