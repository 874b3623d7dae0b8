/*
 * Kernels once more in wider vectors. What kernel_x.c computes in the vectors of 16 bytes that
 * every processor has, kernel_x_wide.c, which is the same text, computes in those of 32 bytes that
 * nearly all x86-64 processors have (AVX2, with FMA). Which of the two is asked when a kernel is
 * looked up; the bits of the results are the same.
 */
#ifndef SW_KERNELS_WIDE_H
#define SW_KERNELS_WIDE_H

#include <stdbool.h>
#include <stdint.h>

#define SW_NARROW 16 /* bytes of a vector */
#define SW_WIDEST 32

#if defined __x86_64__ && defined __GNUC__
#define SW_HAS_WIDE 1
/* The processor has them. */
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

/* Bytes of a vector of the kernels that are looked up. */
static inline int64_t sw_kernel_vector(void) {
  return sw_is_wide() ? SW_WIDEST : SW_NARROW;
}

/* Begins a function that leaves to its wide twin what that does faster. */
#if SW_HAS_WIDE && !defined SW_WIDE
#define SW_PREFER_WIDE(name, ...)                                                                  \
  if (sw_is_wide()) return name##_wide(__VA_ARGS__)
#else
#define SW_PREFER_WIDE(name, ...)
#endif

#endif
