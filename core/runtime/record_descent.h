/*
 * The telling of broadcasting one dimension at a time, from the left: entries pair up as NumPy's
 * and PyTorch's nested brackets would be read, down to single numbers.
 *
 *     x (2, 3)    x[0] with y, x[1] with y              y has no such dim: as a whole
 *     y    (3,)   x[0][0] with y[0], x[0][1] with y[1], ...
 */
#ifndef SW_RUNTIME_RECORD_DESCENT_H
#define SW_RUNTIME_RECORD_DESCENT_H

#include "runtime/record.h"

/* Of two tensors that were broadcast: how their entries pair up, one dim after the other. */
void sw_record_descent(SwRecord *self);

#endif
