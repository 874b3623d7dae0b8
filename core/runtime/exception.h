/* Exceptions: their names, and what is a kind of what. */
#ifndef SW_RUNTIME_EXCEPTION_H
#define SW_RUNTIME_EXCEPTION_H

#include "runtime/vm.h"

bool sw_exception_known(const char *name);
bool sw_exception_is_a(const char *type, const char *wanted);
const char *sw_exception_qualified(const SwException *self); /* "numpy.exceptions.AxisError" */
const char *sw_exception_name(const char *type);             /* its __name__ */

#endif
