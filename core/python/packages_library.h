#ifndef SW_PYTHON_PACKAGES_LIBRARY_H
#define SW_PYTHON_PACKAGES_LIBRARY_H

#include "call/operation.h"

extern const SwLibrary sw_packages;

#endif
