#ifndef SW_NUMPY_LIBRARY_H
#define SW_NUMPY_LIBRARY_H

#include "call/operation.h"

extern const SwLibrary sw_numpy;

#endif
