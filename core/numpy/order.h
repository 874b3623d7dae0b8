/* NumPy's memory and reading orders: C (last dim fastest), F (first dim fastest), A (F if the array
 * is F-contiguous only, else C), K (as the elements lie in memory). */
#ifndef SW_NUMPY_ORDER_H
#define SW_NUMPY_ORDER_H

#include "call/call.h"

/* Argument `i` as an upper-case letter C, F, A or K; `fallback` if missing or None. */
bool sw_numpy_order(SwCall *call, int i, char fallback, char *out);
/* Whether a layout is contiguous in `order`; always true for A and K, which accept any layout. */
bool sw_numpy_is_in_order(const SwLayout *layout, char order);
/* A copy without gaps, laid out in `order`. NULL: an error was raised. */
SwTensor *sw_numpy_copy_in_order(SwCall *call, const SwTensor *array, char order);
/* The layout with dims of size 1 in front until there are `ndim`, with the strides that ndmin= of
 * np.array gives them. */
SwLayout sw_numpy_lead_with_ones(const SwLayout *self, int64_t ndim);

#endif
