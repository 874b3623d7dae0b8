/* torch.tensor(data): a tensor from nested lists, numbers and tensors. */
#ifndef SW_TORCH_DATA_H
#define SW_TORCH_DATA_H

#include "call/call.h"

/* Makes a new tensor from `data`, always as a copy: torch.tensor(x) never shares memory with x.
 * `dtype` is SW_DTYPE_COUNT to infer it from the items: [1, 2.5] gives float32, [True, 2] gives
 * int64. False: an error was raised, for example for rows of unequal length. */
bool sw_torch_data(SwCall *call, SwValue data, SwDType dtype, SwTensor **out);

#endif
