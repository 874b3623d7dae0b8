#ifndef SW_NUMPY_LIBRARY_H
#define SW_NUMPY_LIBRARY_H

#include "call/operation.h"

/* The rows of NumPy's operations, and how its calls treat tensors and misfitting arguments. */
extern const SwLibrary sw_numpy;

#endif
