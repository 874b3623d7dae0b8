/* What binds names and stores values, and what takes them away: =, +=, del. */
#ifndef SW_INTERPRETER_ASSIGN_H
#define SW_INTERPRETER_ASSIGN_H

#include "runtime/vm.h"

/* Binds, unpacks or stores `value`, that of `value_node`. */
bool sw_assign(SwVm *vm, const SwNode *target, SwValue value, const SwNode *value_node);
bool sw_exec_assign(SwVm *vm, const SwNode *node);
bool sw_exec_augmented(SwVm *vm, const SwNode *node);
bool sw_exec_delete(SwVm *vm, const SwNode *node);

#endif
