#ifndef SW_PYTHON_PACKAGES_LIBRARY_H
#define SW_PYTHON_PACKAGES_LIBRARY_H

#include "call/operation.h"

/* The modules itertools, functools and importlib; their rows are in packages.def. */
extern const SwLibrary sw_packages;

#endif
