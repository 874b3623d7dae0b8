/* dot and inner, whose dims meet otherwise than those of matmul. */
#ifndef SW_OPS_DOT_H
#define SW_OPS_DOT_H

#include "ops/matmul.h"

/* dot, or inner: last dims meet, all other dims of a stand before all other dims of b. */
bool sw_dot_call(SwCall *call, SwFactors *factors, bool inner, SwValue *out);
/* dot of vectors and matrices: matmul, but for its message. */
bool sw_dot_matrices(SwCall *call, SwFactors *factors, SwValue *out);

#endif
