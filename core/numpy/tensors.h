/* PyTorch tensors as arguments of NumPy's functions. Three things happen, by the column `tensors`
 * of the row:
 * - ufuncs compute with them as arrays, and wrap the result in a tensor: np.sqrt(x) is a tensor;
 * - some functions turn them into arrays: np.stack([x, y]) is an array;
 * - some call the tensor's method of the same name with NumPy's keywords: np.sum(x) calls x.sum().
 */
#ifndef SW_NUMPY_TENSORS_H
#define SW_NUMPY_TENSORS_H

#include "call/call.h"

/* SwLibrary.foreign of NumPy. *taken is false if there are no tensors among the arguments; then the
 * call goes on as usual. */
bool sw_numpy_call_tensors(SwCall *call, SwValue *out, bool *taken);
/* Whether the first argument was an object such as a.flat, which has been copied into an array
 * already: np.array(a.flat) need not copy once more. */
bool sw_numpy_was_object(const SwCall *call);

#endif
