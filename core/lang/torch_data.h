/* torch.tensor(data): a tensor from nested lists, numbers and tensors. */
#ifndef SW_LANG_TORCH_DATA_H
#define SW_LANG_TORCH_DATA_H

#include "lang/call.h"

/* Always a copy. `dtype` is SW_DTYPE_COUNT to infer it. */
bool sw_torch_data(SwCall *call, SwValue data, SwDType dtype, SwTensor **out);
/* A tensor over the memory of an array, an array over that of a tensor (torch_from.c). */
bool sw_share_memory(SwCall *call, SwTensor *tensor, SwDialect dialect, SwValue *out);
/* from_numpy: raises for negative strides, and warns of read-only arrays. */
bool sw_tensor_of_array(SwCall *call, SwTensor *array, SwValue *out);

#endif
