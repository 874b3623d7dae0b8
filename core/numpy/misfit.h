/* What NumPy says of a call whose arguments fit no signature. */
#ifndef SW_NUMPY_MISFIT_H
#define SW_NUMPY_MISFIT_H

#include "call/call.h"

/* SwLibrary.mismatch of NumPy. */
bool sw_numpy_mismatch(SwCall *call, const SwMisfit *misfit);

#endif
