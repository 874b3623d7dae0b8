#define SW_WIDE
#include "kernels/wide.h"

#if SW_HAS_WIDE
#define sw_kernel_exp sw_kernel_exp_wide
#include "kernels/kernel_exp.c"
#endif
