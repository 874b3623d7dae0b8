/* PyTorch tensors and NumPy arrays that share one storage: from_numpy, .numpy(), asarray. */
#ifndef SW_OPS_SHARED_MEMORY_H
#define SW_OPS_SHARED_MEMORY_H

#include "call/call.h"

/* A tensor over the memory of an array, or an array over that of a tensor. */
bool sw_share_memory(SwCall *call, SwTensor *tensor, SwDialect dialect, SwValue *out);
/* from_numpy: raises for negative strides, and warns of read-only arrays. */
bool sw_tensor_of_array(SwCall *call, SwTensor *array, SwValue *out);

#endif
