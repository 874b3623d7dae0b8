/* PyTorch's matrix products. */
#ifndef SW_TORCH_MATMUL_H
#define SW_TORCH_MATMUL_H

#include "call/call.h"

/* torch.matmul, mm, mv, bmm, dot and the operator @; the row's `detail` is an SwProduct. */
SwFunction sw_torch_matmul;

#endif
