/* The reach of a write: all other names whose tensors share the storage. */
#ifndef SW_RUNTIME_RECORD_REACH_H
#define SW_RUNTIME_RECORD_REACH_H

#include "runtime/vm.h"

/* Notes in the present record which other names see a write to `target`. */
void sw_record_reach(SwVm *vm, const SwTensor *target);

#endif
