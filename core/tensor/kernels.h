/*
 * The inner loops: one run of elements, typed. Strides are in elements.
 *
 * The few that real work spends its time in (add, sub, mul, div, copy) are written for the
 * vectoriser in kernel_*.c, for dense operands only: others are gathered into blocks that stay in
 * the cache. Everything else goes through one loop that calls a small function for each element
 * (scalar_functions.c). Both keep core.wasm small. All integers and bool compute in
 * int64, of which the narrower ones keep the low bits, exactly as if computed in their own width.
 */
#ifndef SW_TENSOR_KERNELS_H
#define SW_TENSOR_KERNELS_H

#include <stdint.h>

#include "tensor/elementwise.h"

/* Dense: out[i] = a[i] op b[i]. */
typedef void SwKernel2(int64_t count, void *out, const void *a, const void *b);
typedef void SwKernel1(int64_t count, void *out, int64_t out_stride, const void *a,
                       int64_t a_stride);

/* A vectorised kernel, or NULL where there is none. */
SwKernel2 *sw_kernel_binary(SwBinary op, SwDType dtype);
/* Copies elements of the same dtype. */
SwKernel1 *sw_kernel_copy(SwDType dtype);

typedef int64_t SwIntFunction(int64_t x, int64_t y);
typedef double SwFloatFunction(double x, double y);

/* Functions of single elements; unary ones ignore `y`. NULL where the operation makes no sense.
 * Comparisons give 0 or 1. float32 is computed in double and rounded once. */
SwIntFunction *sw_int_binary(SwBinary op);
SwFloatFunction *sw_float_binary(SwBinary op);
SwIntFunction *sw_int_unary(SwUnary op);
SwFloatFunction *sw_float_unary(SwUnary op);
/* The same for float32, where it is not the double result rounded. */
SwFloatFunction *sw_single_unary(SwUnary op);

#endif
