/* Errors and warnings of elementwise arithmetic that depend on dtypes and values. */
#ifndef SW_OPS_ELEMENTWISE_CHECKS_H
#define SW_OPS_ELEMENTWISE_CHECKS_H

#include "ops/elementwise_call.h"
#include "ops/unary_call.h"

/* Raise if the library has no such function for the dtypes. Two parts, because errors of shapes
 * come between them. */
bool sw_elementwise_check_before_shapes(SwCall *call, const SwElementwise *what, SwDialect dialect,
                                        SwDType compute);
bool sw_elementwise_check_after_shapes(SwCall *call, const SwElementwise *what, SwDialect dialect,
                                       SwDType compute);
bool sw_unary_check(SwCall *call, const SwUnaryCall *what, SwDialect dialect, SwDType dtype);
/* NumPy's names of the ufuncs: "add", "floor_divide", ... */
const char *sw_ufunc_name(const SwElementwise *what);
/* Raises NumPy's error for a string as args[1]. */
bool sw_raise_ufunc_text(SwCall *call, const SwElementwise *what);
/* NumPy's warnings such as "overflow encountered in multiply"; `errors` as in
 * kernels/float_errors.h. */
bool sw_warn_float_errors(SwVm *vm, int errors, bool scalar, const char *ufunc);

#endif
