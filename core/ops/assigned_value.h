/* The value of an assignment to elements: tensor[...] = value. */
#ifndef SW_OPS_ASSIGNED_VALUE_H
#define SW_OPS_ASSIGNED_VALUE_H

#include "call/call.h"

/* args[2] of `call` as a tensor that can be written into `ndim` dims of `target` (-1: any number).
 * Numbers get the target's dtype. Raises the library's error for other values. */
bool sw_assigned_value(SwCall *call, const SwTensor *target, int ndim, SwTensor **out);

/* NumPy's warnings about elements that `dtype` cannot hold. */
void sw_warn_cast(SwVm *vm, const SwTensor *from, SwDType dtype);

/* NumPy: raises for NaN and infinity as an integer. */
bool sw_numpy_check_integer(SwVm *vm, SwScalar number, SwDType dtype);

/* A number in another dtype. PyTorch: raises if it does not fit; NumPy: a Python number must fit.
 */
bool sw_number_convert(SwVm *vm, SwDialect dialect, SwScalar number, bool is_python, SwDType dtype,
                       SwScalar *out);
/* NumPy's warning about a finite number that overflows float32. */
void sw_warn_narrowed(SwVm *vm, SwScalar number, SwDType dtype);
/* Whether PyTorch accepts the number for this dtype. */
bool sw_number_fits_torch(SwDType dtype, SwScalar number);

/* The number as it fills `numel` elements of a PyTorch tensor. It must fit, except a single half.
 */
bool sw_number_fills(SwVm *vm, SwScalar number, SwDType dtype, int64_t numel, SwScalar *out);

#endif
