/* What PyTorch says of a call whose arguments fit no signature. */
#ifndef SW_TORCH_TYPE_ERROR_H
#define SW_TORCH_TYPE_ERROR_H

#include "call/call.h"

/* SwLibrary.check of PyTorch: raises its TypeError of a call that fits no signature of the row, and
 * refuses one of which we are not sure. */
bool sw_torch_type_check(SwCall *call);

#endif
