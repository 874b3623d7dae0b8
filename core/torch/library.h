#ifndef SW_TORCH_LIBRARY_H
#define SW_TORCH_LIBRARY_H

#include "call/operation.h"

/* The rows of PyTorch's operations, and how its calls check their arguments. */
extern const SwLibrary sw_torch;

#endif
