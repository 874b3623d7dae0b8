/* A pass (pass.h) over many tiny planes, such as (1000, 2, 2) transposed: planning tiles for them
 * would take longer than computing. Planes are gathered element by element until a buffer is full.
 */
#ifndef SW_KERNELS_SMALL_PLANES_H
#define SW_KERNELS_SMALL_PLANES_H

#include "kernels/elementwise.h"
#include "kernels/kernel_rows.h"
#include "kernels/loop.h"

/* Runs `kernel` over all planes of `loop`; operands[0] is the result. The kernel must read and
 * write the operands' own dtypes. False, and nothing is done, unless planes have few and short rows
 * and the result is dense. */
bool sw_small_planes(const SwRowKernel *kernel, SwLoop *loop, const SwOperand *const *operands);

#endif
