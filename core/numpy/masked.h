/* where= of NumPy's ufuncs: compute only where a mask is True, as in np.add(a, b, out=c, where=m).
 */
#ifndef SW_NUMPY_MASKED_H
#define SW_NUMPY_MASKED_H

#include "ops/elementwise_call.h"

/* Computes `what` with where=, argument `i`. Elements where the mask is False keep the values of
 * out=. Without out= they would be uninitialized memory in NumPy, so such a call is refused unless
 * the mask is True everywhere. */
bool sw_numpy_masked_call(SwCall *call, int i, const SwElementwise *what, SwValue *out);

#endif
