/* Dims added before arrays are joined: np.dstack, np.atleast_3d. */
#ifndef SW_NUMPY_JOIN_H
#define SW_NUMPY_JOIN_H

#include "tensor/layout.h"

/* The layout with dims of size 1 inserted until there are `ndim`. New dims come first; only the
 * third one comes last: (2,) becomes (1, 2), then (1, 2, 1). */
SwLayout sw_numpy_at_least(const SwLayout *self, int ndim);

#endif
