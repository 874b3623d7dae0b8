/* NumPy's matrix products. */
#ifndef SW_NUMPY_MATMUL_H
#define SW_NUMPY_MATMUL_H

#include "ops/target.h"

/* args[0] @ args[1], into a target if there is one. */
bool sw_numpy_multiply(SwCall *call, SwTarget target, SwValue *out);

/* Warns as kernels/float_errors.h says it of single operations; an infinity in a factor hides one
 * that comes of other numbers. `computed` is new. */
bool sw_numpy_warn_product(SwCall *call, const SwTensor *a, const SwTensor *b,
                           const SwTensor *computed, const char *name);

#endif
