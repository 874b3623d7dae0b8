/* a == b, as Python compares what is not a tensor. */
#ifndef SW_RUNTIME_EQUAL_H
#define SW_RUNTIME_EQUAL_H

#include "runtime/vm.h"

/* a == b; refuses tensors inside of sequences, unless they are the same. */
bool sw_value_equal(SwVm *vm, SwValue a, SwValue b, bool *out);

#endif
