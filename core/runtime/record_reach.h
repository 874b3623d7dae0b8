/* The reach of a write: all other names whose tensors share the storage, and those that a copy
 * keeps apart from it. */
#ifndef SW_RUNTIME_RECORD_REACH_H
#define SW_RUNTIME_RECORD_REACH_H

#include "runtime/vm.h"

/* Notes in the present record which other names see a write to `target`, and which do not although
 * a reader might think so. */
void sw_record_reach(SwVm *vm, const SwTensor *target);

#endif
