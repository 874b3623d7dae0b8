/* torch.tensor(data): a tensor from nested lists, numbers and tensors. */
#ifndef SW_TORCH_DATA_H
#define SW_TORCH_DATA_H

#include "call/call.h"

/* Always a copy. `dtype` is SW_DTYPE_COUNT to infer it. */
bool sw_torch_data(SwCall *call, SwValue data, SwDType dtype, SwTensor **out);

#endif
