/* a + alpha * b, rounded once as a fused multiply-add rounds. */
#ifndef SW_KERNELS_ELEMENTWISE_SCALED_H
#define SW_KERNELS_ELEMENTWISE_SCALED_H

#include "kernels/elementwise.h"

/* out[i] = a[i] + scale * b[i], rounded once; all of one dtype. */
void sw_elementwise_add_scaled(const SwOperand *out, const SwOperand *a, const SwOperand *b,
                               SwScalar scale);

#endif
