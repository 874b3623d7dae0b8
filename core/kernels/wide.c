#include "kernels/wide.h"

#if SW_HAS_WIDE
bool sw_is_wide(void) {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}
#endif
