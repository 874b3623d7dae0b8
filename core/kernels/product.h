/*
 * Products of floats in the order in which the libraries multiply, because each step rounds. The
 * order is that of memory, one by one; along a contiguous dim PyTorch multiplies 4 AVX2 registers
 * side by side. Source: PyTorch `cpu/Reduce.h` vectorized_inner_reduction.
 */
#ifndef SW_KERNELS_PRODUCT_H
#define SW_KERNELS_PRODUCT_H

#include "kernels/elementwise.h"

/* The product of all elements of `run` (its shape and strides), starting at address `start`, in
 * elements. `run` has at least one element. */
SwScalar sw_product(SwDialect dialect, const SwOperand *in, const SwLayout *run, int64_t start);

#endif
