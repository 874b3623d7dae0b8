/* Sums and products up to each element of a line: cumsum, cumprod. */
#ifndef SW_KERNELS_SCAN_H
#define SW_KERNELS_SCAN_H

#include "kernels/elementwise.h"

/* Both have one dim of the same size and are of one dtype. Integers wrap. `rounds`: floats are
 * rounded after each step, as NumPy does; else they are reckoned in double and rounded as they are
 * stored, as PyTorch does. */
void sw_scan_line(bool product, bool rounds, const SwOperand *to, const SwOperand *from);

#endif
