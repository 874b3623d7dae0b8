/* What PyTorch says of a call whose arguments fit no signature. */
#ifndef SW_TORCH_TYPE_ERROR_H
#define SW_TORCH_TYPE_ERROR_H

#include "call/call.h"

/* Raises PyTorch's TypeError of this call; false where the arguments fit or where we are not sure:
 * then nothing is raised. */
bool sw_torch_type_error(const SwCall *call);

/* The same before the call, for arguments that its function might take although PyTorch does not.
 */
bool sw_torch_type_check(SwCall *call);

/* SwLibrary.mismatch of PyTorch. */
bool sw_torch_mismatch(SwCall *call, const SwMisfit *misfit);

#endif
