/* Exceptions: their names, and which type derives from which. */
#ifndef SW_RUNTIME_EXCEPTION_H
#define SW_RUNTIME_EXCEPTION_H

#include "runtime/vm.h"

/* Whether it is an exception type that programs may raise and catch. */
bool sw_exception_known(const char *name);
/* Whether `type` is `wanted` or derives from it: an IndexError is a LookupError. */
bool sw_exception_is_a(const char *type, const char *wanted);
/* Whether it is a type that programs may raise, or a class of the program that derives from one. */
bool sw_is_exception_type(SwValue value);
/* Whether it is an exception, also of a class of the program. */
bool sw_is_exception(SwValue value);
/* Sets `args` of an exception whose class is the program's. */
bool sw_exception_give(SwVm *vm, SwValue object, const SwValue *arguments, int64_t count);
/* str() and repr() of an exception whose class is the program's, without its own methods. */
bool sw_exception_str(SwVm *vm, SwValue object, SwText *out);
bool sw_exception_repr(SwVm *vm, SwValue object, SwText *out);
const char *sw_exception_qualified(const SwException *self); /* "numpy.exceptions.AxisError" */
const char *sw_exception_name(const char *type);             /* its __name__ */

#endif
