/*
 * The inner loops: one run of elements, typed. Strides are in elements.
 *
 * The few that real work spends its time in (add, sub, mul, div, copy) are written for the
 * vectoriser in kernel_*.c, for dense operands only: others are gathered into blocks that stay in
 * the cache. Everything else goes through one loop that calls a small function for each element
 * (scalar_functions.h). Both keep core.wasm small. All integers and bool compute in int64, of which
 * the narrower ones keep the low bits, exactly as if computed in their own width.
 */
#ifndef SW_KERNELS_KERNEL_BINARY_H
#define SW_KERNELS_KERNEL_BINARY_H

#include "kernels/elementwise.h"

/* Dense: out[i] = a[i] op b[i]. */
typedef void SwKernel2(int64_t count, void *out, const void *a, const void *b);

/* A vectorised kernel, or NULL where there is none. */
SwKernel2 *sw_kernel_binary(SwBinary op, SwDType dtype);

#endif
