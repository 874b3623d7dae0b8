/*
 * NumPy's functions of PyTorch's tensors. Ufuncs compute with them as arrays and wrap what comes
 * out in a tensor, some functions make arrays of them, and some call the tensor's method of the
 * same name with NumPy's keywords: the column `tensors` of their rows says which.
 */
#ifndef SW_NUMPY_TENSORS_H
#define SW_NUMPY_TENSORS_H

#include "call/call.h"

/* SwLibrary.foreign of NumPy. */
bool sw_numpy_call_tensors(SwCall *call, SwValue *out, bool *taken);
/* Whether the first argument was a.flat or its like, of which an array is made already. */
bool sw_numpy_was_object(const SwCall *call);

#endif
