/* NumPy's binary ufuncs. Unlike operators, they also accept lists: np.add([1, 2], 3). */
#ifndef SW_NUMPY_ARITH_H
#define SW_NUMPY_ARITH_H

#include "call/call.h"

/* np.add, np.multiply, np.maximum, ...; `detail` of the row is the SwBinary. */
SwFunction sw_numpy_binary;

#endif
