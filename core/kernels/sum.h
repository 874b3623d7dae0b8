/*
 * Sums in the order in which the libraries add, so that float results agree to the last bit.
 *
 * The order matters because float addition rounds: (a + b) + c is not always a + (b + c).
 *
 * NumPy walks the dims in memory order. Along the innermost one, if it is summed, it adds pairwise:
 * blocks of up to 128 elements in 8 interleaved sums, then the blocks two by two. Dims that one
 * stride can walk through make one such run; for others the buffer decides: sum_fill.h.
 *
 * PyTorch adds in a cascade: 4 interleaved sums (times 8 float32 or 4 float64 where the dim is
 * contiguous, as with AVX2), each carried to the next of 4 levels after every 16 additions or more.
 *
 * Sources: NumPy `loops_utils.h` pairwise_sum; PyTorch `SumKernel.cpp` cascade_sum. One thread.
 */
#ifndef SW_KERNELS_SUM_H
#define SW_KERNELS_SUM_H

#include "kernels/elementwise.h"

/* out[...] += sum of `in` over the dims in which `out` has stride 0. Both have one dtype and one
 * shape; `out` is dense and filled with zeros. float16 comes only from NumPy, which adds it as
 * float32 (PyTorch's callers convert first). */
void sw_sum(SwDialect dialect, const SwOperand *out, const SwOperand *in);

#endif
