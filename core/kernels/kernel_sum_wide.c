#define SW_WIDE
#include "kernels/wide.h"

#if SW_HAS_WIDE
#define sw_sum_rows_float32 sw_sum_rows_float32_wide
#define sw_sum_rows_float64 sw_sum_rows_float64_wide
#include "kernels/kernel_sum.c"
#endif
