#define SW_WIDE
#include "kernels/wide.h"

#if SW_HAS_WIDE
#define sw_kernel_convert sw_kernel_convert_wide
#include "kernels/kernel_convert.c"
#endif
