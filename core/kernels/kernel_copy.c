#include "kernels/kernel_copy.h"

#define KERNEL(name, T)                                                                            \
  static void name(int64_t n, void *out, int64_t so, const void *a, int64_t sa) {                  \
    T *po = out;                                                                                   \
    const T *pa = a;                                                                               \
    if (so == 1 && sa == 1) {                                                                      \
      for (int64_t i = 0; i < n; i++)                                                              \
        po[i] = pa[i];                                                                             \
    } else {                                                                                       \
      for (int64_t i = 0; i < n; i++)                                                              \
        po[i * so] = pa[i * sa];                                                                   \
    }                                                                                              \
  }

KERNEL(copy_1, uint8_t)
KERNEL(copy_4, uint32_t)
KERNEL(copy_8, uint64_t)

SwKernel1 *sw_kernel_copy(SwDType dtype) {
  int64_t size = sw_dtype_size(dtype);
  return size == 1 ? copy_1 : size == 4 ? copy_4 : copy_8;
}
