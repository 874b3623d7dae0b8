#define SW_WIDE
#include "kernels/wide.h"

#if SW_HAS_WIDE
#define sw_kernel_sum sw_kernel_sum_wide
#include "kernels/kernel_sum.c"
#endif
