/* Values as text: repr(x), str(x). */
#ifndef SW_RUNTIME_PRINT_H
#define SW_RUNTIME_PRINT_H

#include "runtime/vm.h"

/* Values as text: repr(x) and str(x). */
bool sw_value_repr(SwVm *vm, SwValue value, SwText *out);
bool sw_value_str(SwVm *vm, SwValue value, SwText *out);

#endif
