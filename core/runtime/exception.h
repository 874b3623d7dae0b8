/* Exceptions: their names, and which type derives from which. */
#ifndef SW_RUNTIME_EXCEPTION_H
#define SW_RUNTIME_EXCEPTION_H

#include "runtime/vm.h"

/* Whether it is an exception type that programs may raise and catch. */
bool sw_exception_known(const char *name);
/* Whether `type` is `wanted` or derives from it: an IndexError is a LookupError. */
bool sw_exception_is_a(const char *type, const char *wanted);
const char *sw_exception_qualified(const SwException *self); /* "numpy.exceptions.AxisError" */
const char *sw_exception_name(const char *type);             /* its __name__ */

#endif
