/* NumPy's matrix products. */
#ifndef SW_NUMPY_MATMUL_H
#define SW_NUMPY_MATMUL_H

#include "ops/target.h"

/* args[0] @ args[1], into a target if there is one. */
bool sw_numpy_multiply(SwCall *call, SwTarget target, SwValue *out);

/* Warns of overflow and invalid values in a product, as NumPy does ("invalid value encountered in
 * matmul"). `computed` is the product, already calculated. An infinity that is an element of a or b
 * hides one that overflow made. */
bool sw_numpy_warn_product(SwCall *call, const SwTensor *a, const SwTensor *b,
                           const SwTensor *computed, const char *name);

#endif
