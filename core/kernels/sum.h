/*
 * Sums in the order in which the libraries add, so that float results agree to the last bit.
 *
 * NumPy walks the dims as they lie in memory. Along the innermost one, if it vanishes, it adds
 * pairwise: blocks of up to 128 elements in 8 interleaved sums, blocks joined two by two. What lies
 * evenly is one run of that; of several dims that do not, it is what sum_fill.h says.
 *
 * PyTorch adds in a cascade: 4 interleaved sums (times 8 float32 or 4 float64 where the dim is
 * contiguous, as with AVX2), each carried to the next of 4 levels after every 16 additions or more.
 *
 * Sources: NumPy `loops_utils.h` pairwise_sum; PyTorch `SumKernel.cpp` cascade_sum. One thread.
 */
#ifndef SW_KERNELS_SUM_H
#define SW_KERNELS_SUM_H

#include "kernels/elementwise.h"

/* out[...] += sum over the dims that `out` walks with stride 0. Both are of one dtype and of one
 * shape; `out` is dense and filled with zeros. Halves only in NumPy, which adds them as float32. */
void sw_sum(SwDialect dialect, const SwOperand *out, const SwOperand *in);

#endif
