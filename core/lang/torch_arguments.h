/* PyTorch's words for arguments of the wrong type. */
#ifndef SW_LANG_TORCH_ARGUMENTS_H
#define SW_LANG_TORCH_ARGUMENTS_H

#include "lang/call.h"

/* "add(): argument 'other' (position 2) must be Tensor, not str": the argument `i`. */
bool sw_torch_raise_not_tensor(SwCall *call, int i, const char *name);
/* "cat(): argument 'tensors' (position 1) must be tuple of Tensors, not Tensor". */
bool sw_torch_raise_not_tensors(SwCall *call, int i, const char *name);

#endif
