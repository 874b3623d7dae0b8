#ifndef SW_PYTHON_MATH_LIBRARY_H
#define SW_PYTHON_MATH_LIBRARY_H

#include "call/operation.h"

/* The module math; its rows are in math.def. */
extern const SwLibrary sw_math;

#endif
