#define SW_WIDE
#include "kernels/wide.h"

#if SW_HAS_WIDE
#define sw_kernel_binary      sw_kernel_binary_wide
#define sw_kernel_binary_rows sw_kernel_binary_rows_wide
#include "kernels/kernel_binary.c"
#endif
