/* Scans: running sums and products along a line, as in cumsum and cumprod. [1, 2, 3] gives the sums
 * [1, 3, 6]. */
#ifndef SW_KERNELS_SCAN_H
#define SW_KERNELS_SCAN_H

#include "kernels/elementwise.h"

/* Scans `from` into `to`: each has one dim, of the same size, and the same dtype. Integers wrap.
 * `rounds`: floats are rounded to their dtype after each step, as in NumPy. Else the running value
 * is kept in the next wider float (double for float32) and rounded only when stored, as in PyTorch.
 */
void sw_scan_line(bool product, bool rounds, const SwOperand *to, const SwOperand *from);

#endif
