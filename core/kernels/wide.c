#include "kernels/wide.h"

#if SW_HAS_WIDE
bool sw_is_wide(void) {
  bool has_vectors = __builtin_cpu_supports("avx2");
  return has_vectors && __builtin_cpu_supports("fma"); /* not covered: all that test have both */
}
#endif
