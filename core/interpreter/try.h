/* try / except: exceptions are matched by the names of their types. */
#ifndef SW_INTERPRETER_TRY_H
#define SW_INTERPRETER_TRY_H

#include "runtime/vm.h"

/* try and except: what was raised in the block is matched by name. */
bool sw_exec_try(SwVm *vm, const SwNode *node);

#endif
