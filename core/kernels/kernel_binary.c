#include "kernels/kernel_binary.h"

#include <stddef.h>

#define KERNEL(name, T, expression)                                                                \
  static void name(int64_t n, void *out, const void *a, const void *b) {                           \
    T *po = out;                                                                                   \
    const T *pa = a, *pb = b;                                                                      \
    for (int64_t i = 0; i < n; i++) {                                                              \
      T x = pa[i], y = pb[i];                                                                      \
      po[i] = (T)(expression);                                                                     \
    }                                                                                              \
  }

/* Signed overflow wraps: computed unsigned, where wrapping is defined. */
KERNEL(add_i64, int64_t, (uint64_t)x + (uint64_t)y)
KERNEL(sub_i64, int64_t, (uint64_t)x - (uint64_t)y)
KERNEL(mul_i64, int64_t, (uint64_t)x *(uint64_t)y)
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
