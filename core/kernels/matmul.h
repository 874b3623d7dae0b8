/*
 * Matrix products. The last two dims multiply, the dims before them are a batch and broadcast:
 *
 *     a       7  1 | 2  3          inner dims meet: 3 with 3, and vanish
 *     b          5 | 3  4
 *     a @ b   7  5 | 2  4
 *
 * Each element is a sum over the inner dim from first to last, rounded to the dtype after each
 * product is added (as a fused multiply-add does): exact where the libraries are exact.
 */
#ifndef SW_KERNELS_MATMUL_H
#define SW_KERNELS_MATMUL_H

#include "kernels/elementwise.h"

/* out[..., n, m] = sum over k of a[..., n, k] * b[..., k, m]. One dtype; the batch dims of the
 * three layouts are equal (stretched already). bool: any of both.
 * `is_outer`: floats are added to -0, which keeps the sign of a single product. */
void sw_matmul(const SwOperand *out, const SwOperand *a, const SwOperand *b, bool is_outer);

#endif
