/* A pass over planes so small that to plan it would take longer than to run it. */
#ifndef SW_KERNELS_SMALL_PLANES_H
#define SW_KERNELS_SMALL_PLANES_H

#include "kernels/elementwise.h"
#include "kernels/kernel_rows.h"
#include "kernels/loop.h"

/* Runs `kernel` over the planes of `loop`, of the result and what is read, where these are of few
 * and short rows and the result lies dense; false, and nothing done, if not. The kernel reads and
 * writes the operands' own dtypes. */
bool sw_small_planes(const SwRowKernel *kernel, SwLoop *loop, const SwOperand *const *operands);

#endif
