/* What NumPy's functions make of their arguments: arrays. */
#ifndef SW_NUMPY_ARITH_H
#define SW_NUMPY_ARITH_H

#include "call/call.h"

SwFunction sw_numpy_binary;

#endif
