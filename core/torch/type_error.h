/* The TypeError that PyTorch raises for arguments that fit no signature: "view(): argument 'size'
 * must be tuple of ints, not str". */
#ifndef SW_TORCH_TYPE_ERROR_H
#define SW_TORCH_TYPE_ERROR_H

#include "call/call.h"

/* SwLibrary.check of PyTorch. True if some overload fits; else false, after raising PyTorch's
 * TypeError. Refuses the call where we are not sure what PyTorch would say. */
bool sw_torch_type_check(SwCall *call);

#endif
