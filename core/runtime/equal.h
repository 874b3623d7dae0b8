/* a == b for values that are not tensors. */
#ifndef SW_RUNTIME_EQUAL_H
#define SW_RUNTIME_EQUAL_H

#include "runtime/vm.h"

/* a == b as Python has it. Refuses sequences that hold tensors, unless both hold the same object:
 * Python would ask for the truth of a tensor. */
bool sw_value_equal(SwVm *vm, SwValue a, SwValue b, bool *out);

#endif
