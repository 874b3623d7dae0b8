/* The shared part of PyTorch's and NumPy's constructors. */
#ifndef SW_OPS_CREATE_H
#define SW_OPS_CREATE_H

#include "call/call.h"

/* A tensor from nested lists, tuples, numbers and tensors. `dtype` is SW_DTYPE_COUNT to infer it.
 */
bool sw_create_from(SwCall *call, SwDialect dialect, SwValue data, SwDType dtype, SwTensor **out);
/* Sizes of a new tensor must not be negative; raises the library's error. */
bool sw_create_check_sizes(SwCall *call, SwDialect dialect, const SwShape *shape);
/* Fills a new tensor. New memory holds zeros, so 0 costs nothing; -0. is written. */
void sw_create_fill(const SwTensor *made, SwScalar value);
bool sw_create_filled(SwCall *call, SwDialect dialect, const SwShape *shape, SwDType dtype,
                      SwScalar value, SwValue *out);
/* PyTorch's preserve_format: a new dense tensor of zeros whose dims are in the same order in memory
 * as those of `tensor`. */
SwTensor *sw_create_like(SwVm *vm, const SwTensor *tensor, SwDType dtype);
/* NumPy: replaces lists and tuples among the first `count` arguments by arrays of them. */
bool sw_numpy_array_arguments(SwCall *call, int count);

#endif
