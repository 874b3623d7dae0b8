/* Statements. */
#ifndef SW_INTERPRETER_EXEC_H
#define SW_INTERPRETER_EXEC_H

#include "runtime/vm.h"

/* Binds, unpacks or stores `value`, that of `value_node`. */
bool sw_assign(SwVm *vm, const SwNode *target, SwValue value, const SwNode *value_node);
bool sw_exec(SwVm *vm, const SwNode *statement, bool interactive);

#endif
