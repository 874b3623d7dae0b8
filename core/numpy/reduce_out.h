/* Whether a reduction's out= has exactly the shape of the result, and how NumPy says that not. */
#ifndef SW_NUMPY_REDUCE_OUT_H
#define SW_NUMPY_REDUCE_OUT_H

#include "ops/reduce_call.h"

/* Whether out= has exactly the shape of the result, else raises. */
bool sw_numpy_check_out(SwCall *call, const char *ufunc, const SwTensor *array, SwDimSet axes,
                        bool keepdims, const SwTarget *out);

#endif
