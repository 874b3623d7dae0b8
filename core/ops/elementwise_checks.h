/* What the libraries refuse to compute, or warn of, in elementwise arithmetic. */
#ifndef SW_OPS_ELEMENTWISE_CHECKS_H
#define SW_OPS_ELEMENTWISE_CHECKS_H

#include "ops/elementwise_call.h"
#include "ops/unary_call.h"

/* What the libraries refuse to compute on some dtypes, in their words.
 * In two parts, as errors of shapes come between them. */
bool sw_elementwise_check_before_shapes(SwCall *call, const SwElementwise *what, SwDialect dialect,
                                        SwDType compute);
bool sw_elementwise_check_after_shapes(SwCall *call, const SwElementwise *what, SwDialect dialect,
                                       SwDType compute);
bool sw_unary_check(SwCall *call, const SwUnaryCall *what, SwDialect dialect, SwDType dtype);
/* NumPy's names of the ufuncs: "add", "floor_divide", ... */
const char *sw_ufunc_name(const SwElementwise *what);
/* What NumPy raises where args[1] is a text. */
bool sw_raise_ufunc_text(SwCall *call, const SwElementwise *what);
/* NumPy warns of what went wrong in floats; `errors` as in kernels/float_errors.h. */
bool sw_warn_float_errors(SwVm *vm, int errors, bool scalar, const char *ufunc);

#endif
