/* What may be assigned to elements: tensor[...] = value. */
#ifndef SW_OPS_ASSIGNED_VALUE_H
#define SW_OPS_ASSIGNED_VALUE_H

#include "call/call.h"

/* args[2] of `call` as a tensor to be written into `target`, of which `ndim` dims are meant (-1:
 * any number); numbers get the target's dtype. Says what the library says of values that are none.
 */
bool sw_assigned_value(SwCall *call, const SwTensor *target, int ndim, SwTensor **out);

/* NumPy's warnings about elements that another dtype does not hold. */
void sw_warn_cast(SwVm *vm, const SwTensor *from, SwDType dtype);

/* NumPy: NaN and infinity, given as one number, are no integers. */
bool sw_numpy_check_integer(SwVm *vm, SwScalar number, SwDType dtype);

/* A number in another dtype. PyTorch: raises if it does not fit; NumPy: a Python number must fit.
 */
bool sw_number_convert(SwVm *vm, SwDialect dialect, SwScalar number, bool is_python, SwDType dtype,
                       SwScalar *out);
/* NumPy warns of a finite number that float32 does not hold. */
void sw_warn_narrowed(SwVm *vm, SwScalar number, SwDType dtype);
/* Whether PyTorch takes the number for one of this dtype. */
bool sw_number_fits_torch(SwDType dtype, SwScalar number);

/* What fills `numel` elements of a PyTorch tensor: it must fit, but for a half alone. */
bool sw_number_fills(SwVm *vm, SwScalar number, SwDType dtype, int64_t numel, SwScalar *out);

#endif
