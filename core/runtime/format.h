/* f-string fields: {value}, {value!r}, {value:.2f}, {value:>8}. */
#ifndef SW_RUNTIME_FORMAT_H
#define SW_RUNTIME_FORMAT_H

#include "runtime/vm.h"

/* One field of an f-string: {value!r:spec}. */
bool sw_value_format(SwVm *vm, const SwNode *field, SwValue value, SwText *out);

#endif
