/* PyTorch's matrix products. */
#ifndef SW_TORCH_MATMUL_H
#define SW_TORCH_MATMUL_H

#include "call/call.h"

SwFunction sw_torch_matmul;

#endif
