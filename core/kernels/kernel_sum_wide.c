#define SW_WIDE
#include "kernels/wide.h"

#if SW_HAS_WIDE
#define sw_kernel_sum_four sw_kernel_sum_four_wide
#define sw_kernel_sum_rows sw_kernel_sum_rows_wide
#include "kernels/kernel_sum.c"
#endif
