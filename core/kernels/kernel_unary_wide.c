#define SW_WIDE
#include "kernels/wide.h"

#if SW_HAS_WIDE
#define sw_kernel_unary  sw_kernel_unary_wide
#define sw_kernel_map    sw_kernel_map_wide
#define sw_kernel_scaled sw_kernel_scaled_wide
#define sw_kernel_where  sw_kernel_where_wide
#include "kernels/kernel_unary.c"
#endif
