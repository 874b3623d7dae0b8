/*
 * Products of floats in the order in which the libraries multiply: as the elements lie in memory,
 * one by one; in PyTorch, along a contiguous dim, in 4 AVX2 registers side by side.
 * Source: PyTorch `cpu/Reduce.h` vectorized_inner_reduction.
 */
#ifndef SW_KERNELS_PRODUCT_H
#define SW_KERNELS_PRODUCT_H

#include "kernels/elementwise.h"

/* The product of all elements that `run` leads to from address `start`; at least one. */
SwScalar sw_product(SwDialect dialect, const SwOperand *in, const SwLayout *run, int64_t start);

#endif
