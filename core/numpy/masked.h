/* where= of NumPy's ufuncs: computed and written only where a mask is true. */
#ifndef SW_NUMPY_MASKED_H
#define SW_NUMPY_MASKED_H

#include "ops/elementwise_call.h"

/* NumPy's where=, argument `i`: elements that are left out keep what out= held. */
bool sw_numpy_masked_call(SwCall *call, int i, const SwElementwise *what, SwValue *out);

#endif
