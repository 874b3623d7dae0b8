/* NumPy's TypeError for arguments that fit no signature: "transpose() got an unexpected keyword
 * argument 'dim'". */
#ifndef SW_NUMPY_MISFIT_H
#define SW_NUMPY_MISFIT_H

#include "call/call.h"

/* SwLibrary.mismatch of NumPy. True: the error is raised; false: NumPy's words are not known, so
 * the call is refused. */
bool sw_numpy_mismatch(SwCall *call, const SwMisfit *misfit);

#endif
