/* Which other names see a write: those whose tensors lie in the storage that is written. */
#ifndef SW_RUNTIME_RECORD_REACH_H
#define SW_RUNTIME_RECORD_REACH_H

#include "runtime/vm.h"

/* Notes which other names see a write to `target`. */
void sw_record_reach(SwVm *vm, const SwTensor *target);

#endif
