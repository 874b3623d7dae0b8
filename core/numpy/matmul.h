/* NumPy's matrix products. */
#ifndef SW_NUMPY_MATMUL_H
#define SW_NUMPY_MATMUL_H

#include "ops/target.h"

/* args[0] @ args[1], into a target if there is one. */
bool sw_numpy_multiply(SwCall *call, SwTarget target, SwValue *out);

#endif
