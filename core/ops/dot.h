/* dot and inner, which pair other dims than matmul does. */
#ifndef SW_OPS_DOT_H
#define SW_OPS_DOT_H

#include "ops/matmul.h"

/* dot, or inner: sums over the last dims; the result has the other dims of a, then those of b. */
bool sw_dot_call(SwCall *call, SwFactors *factors, bool inner, SwValue *out);
/* dot of vectors and matrices: matmul with another message. */
bool sw_dot_matrices(SwCall *call, SwFactors *factors, SwValue *out);

#endif
