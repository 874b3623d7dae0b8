/* The inner loops: one run of elements, typed. Strides are in elements. */
#ifndef SW_TENSOR_KERNELS_H
#define SW_TENSOR_KERNELS_H

#include <stdint.h>

#include "tensor/elementwise.h"

typedef void SwKernel2(int64_t count, void *out, int64_t out_stride, const void *a, int64_t a_stride,
                       const void *b, int64_t b_stride);
typedef void SwKernel1(int64_t count, void *out, int64_t out_stride, const void *a, int64_t a_stride);

/* NULL where the operation makes no sense for the dtype (the callers refuse those first). */
SwKernel2 *sw_kernel_binary(SwBinary op, SwDType dtype);
SwKernel1 *sw_kernel_unary(SwUnary op, SwDType dtype);
SwKernel1 *sw_kernel_cast(SwDType to, SwDType from);

#endif
