#define SW_WIDE
#include "kernels/wide.h"

#if SW_HAS_WIDE
#define sw_kernel_fold      sw_kernel_fold_wide
#define sw_kernel_fold_four sw_kernel_fold_four_wide
#define sw_kernel_cascade   sw_kernel_cascade_wide
#include "kernels/kernel_fold.c"
#endif
