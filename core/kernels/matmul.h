/*
 * Matrix products. The last two dims are matrices; the dims in front of them are a batch and
 * broadcast:
 *
 *     a       7  1 | 2  3          the inner dims match (both 3) and disappear
 *     b          5 | 3  4
 *     a @ b   7  5 | 2  4
 *
 * Each element is a sum over the inner dim from first to last, rounded to the dtype each time a
 * product is added (like a fused multiply-add). The libraries add in an order that depends on the
 * machine, so only results that are exact there, such as small whole numbers, agree to the last
 * bit.
 */
#ifndef SW_KERNELS_MATMUL_H
#define SW_KERNELS_MATMUL_H

#include "kernels/elementwise.h"

/* out[..., n, m] = sum over k of a[..., n, k] * b[..., k, m]. All have one dtype, and equal batch
 * dims (already stretched). Integers wrap; for bool an element is True if any product is.
 * `is_outer`: float sums start at -0., not 0., so that a single product of -0. keeps its sign. */
void sw_matmul(const SwOperand *out, const SwOperand *a, const SwOperand *b, bool is_outer);

#endif
