/* repr() of x.storage() and x.untyped_storage(), as PyTorch writes it. */
#ifndef SW_RUNTIME_PRINT_STORAGE_H
#define SW_RUNTIME_PRINT_STORAGE_H

#include "runtime/vm.h"

bool sw_storage_repr(SwVm *vm, SwValue value, SwText *out);

#endif
