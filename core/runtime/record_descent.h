/*
 * Broadcasting shown one dim at a time, from the left: entries pair up in the order in which nested
 * brackets are read, down to single numbers.
 *
 *     x (2, 3)    x[0] with y, x[1] with y              y has no such dim: all of it
 *     y    (3,)   x[0][0] with y[0], x[0][1] with y[1], ...
 */
#ifndef SW_RUNTIME_RECORD_DESCENT_H
#define SW_RUNTIME_RECORD_DESCENT_H

#include "runtime/record.h"

/* Adds to the trace how the entries of two broadcast tensors pair up, dim by dim. */
void sw_record_descent(SwRecord *self);

#endif
