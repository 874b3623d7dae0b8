#ifndef SW_TORCH_LIBRARY_H
#define SW_TORCH_LIBRARY_H

#include "call/operation.h"

extern const SwLibrary sw_torch;

#endif
