/* Arrays given more dims before they are joined. */
#ifndef SW_NUMPY_JOIN_H
#define SW_NUMPY_JOIN_H

#include "tensor/layout.h"

/* With dims of size 1 until there are `ndim`: in front, a third one behind. */
SwLayout sw_numpy_at_least(const SwLayout *self, int ndim);

#endif
