#ifndef SW_PYTHON_LIBRARY_H
#define SW_PYTHON_LIBRARY_H

#include "call/operation.h"

/* The rows of Python's own functions and methods: len(), list.append(), ... */
extern const SwLibrary sw_python;

#endif
