#ifndef SW_PYTHON_LIBRARY_H
#define SW_PYTHON_LIBRARY_H

#include "call/operation.h"

extern const SwLibrary sw_python;

#endif
