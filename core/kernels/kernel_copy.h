/* Elements of one dtype from one layout to another; only their width matters. */
#ifndef SW_KERNELS_KERNEL_COPY_H
#define SW_KERNELS_KERNEL_COPY_H

#include "tensor/dtype.h"

typedef void SwKernel1(int64_t count, void *out, int64_t out_stride, const void *a,
                       int64_t a_stride);

/* Copies elements of the same dtype. */
SwKernel1 *sw_kernel_copy(SwDType dtype);

#endif
