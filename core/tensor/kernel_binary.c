/*
 * The hot arithmetic. Each kernel has its own loop for the patterns that broadcasting makes (both
 * operands dense, or one of them a single repeated element): the compiler only vectorises those.
 */
#include <stddef.h>

#include "tensor/kernels.h"

#define KERNEL(name, T, expression)                                                          \
  static void name(int64_t n, void *out, int64_t so, const void *a, int64_t sa, const void *b, \
                   int64_t sb) {                                                             \
    T *po = out;                                                                             \
    const T *pa = a, *pb = b;                                                                \
    if (so == 1 && sa == 1 && sb == 1) {                                                     \
      for (int64_t i = 0; i < n; i++) {                                                      \
        T x = pa[i], y = pb[i];                                                              \
        po[i] = (T)(expression);                                                             \
      }                                                                                      \
    } else if (so == 1 && sa == 1 && sb == 0) {                                              \
      T y = *pb;                                                                             \
      for (int64_t i = 0; i < n; i++) {                                                      \
        T x = pa[i];                                                                         \
        po[i] = (T)(expression);                                                             \
      }                                                                                      \
    } else if (so == 1 && sa == 0 && sb == 1) {                                              \
      T x = *pa;                                                                             \
      for (int64_t i = 0; i < n; i++) {                                                      \
        T y = pb[i];                                                                         \
        po[i] = (T)(expression);                                                             \
      }                                                                                      \
    } else {                                                                                 \
      for (int64_t i = 0; i < n; i++) {                                                      \
        T x = pa[i * sa], y = pb[i * sb];                                                    \
        po[i * so] = (T)(expression);                                                        \
      }                                                                                      \
    }                                                                                        \
  }

/* Signed overflow wraps: computed unsigned, where wrapping is defined. */
KERNEL(add_i64, int64_t, (uint64_t)x + (uint64_t)y)
KERNEL(sub_i64, int64_t, (uint64_t)x - (uint64_t)y)
KERNEL(mul_i64, int64_t, (uint64_t)x * (uint64_t)y)
KERNEL(add_f32, float, x + y)
KERNEL(sub_f32, float, x - y)
KERNEL(mul_f32, float, x *y)
KERNEL(div_f32, float, x / y)
KERNEL(add_f64, double, x + y)
KERNEL(sub_f64, double, x - y)
KERNEL(mul_f64, double, x *y)
KERNEL(div_f64, double, x / y)

SwKernel2 *sw_kernel_binary(SwBinary op, SwDType dtype) {
  static SwKernel2 *const table[][4] = {{add_i64, sub_i64, mul_i64, NULL},
                                        {add_f32, sub_f32, mul_f32, div_f32},
                                        {add_f64, sub_f64, mul_f64, div_f64}};
  if (dtype < SW_INT64 || op > SW_BINARY_DIV) return NULL;
  return table[dtype - SW_INT64][op];
}
