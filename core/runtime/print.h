/* repr(x) and str(x) of every kind of value. */
#ifndef SW_RUNTIME_PRINT_H
#define SW_RUNTIME_PRINT_H

#include "runtime/vm.h"

/* Append to `out`. They may run a __repr__ or __str__ of the program. */
bool sw_value_repr(SwVm *vm, SwValue value, SwText *out);
bool sw_value_str(SwVm *vm, SwValue value, SwText *out);

#endif
