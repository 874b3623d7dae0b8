/* NumPy's reading orders: C (last dim fastest), F (first), A, K. */
#ifndef SW_NUMPY_ORDER_H
#define SW_NUMPY_ORDER_H

#include "call/call.h"

/* Argument `i`, one of C, F, A, K. */
bool sw_numpy_order(SwCall *call, int i, char fallback, char *out);
/* Whether an array lies as an order asks; A and K take it as it is. */
bool sw_numpy_lies_in(const SwLayout *layout, char order);
/* A dense copy that lies in `order`. */
SwTensor *sw_numpy_copy_in_order(SwCall *call, const SwTensor *array, char order);
/* Dims of size 1 in front, until there are `ndim`, as ndmin= makes them. */
SwLayout sw_numpy_lead_with_ones(const SwLayout *self, int64_t ndim);

#endif
