#define SW_WIDE
#include "kernels/wide.h"

#if SW_HAS_WIDE
#define sw_kernel_fold sw_kernel_fold_wide
#include "kernels/kernel_fold.c"
#endif
