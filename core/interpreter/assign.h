/* Assignments: =, += and del. */
#ifndef SW_INTERPRETER_ASSIGN_H
#define SW_INTERPRETER_ASSIGN_H

#include "runtime/vm.h"

/* Assigns `value`, the value of `value_node`, to a target: binds a name, unpacks (a, b = ...), or
 * stores (x[0] = ..., x.y = ...). */
bool sw_assign(SwVm *vm, const SwNode *target, SwValue value, const SwNode *value_node);
bool sw_exec_assign(SwVm *vm, const SwNode *node);
/* x += y and the like. Tensors and lists change in place. */
bool sw_exec_augmented(SwVm *vm, const SwNode *node);
bool sw_exec_delete(SwVm *vm, const SwNode *node);

#endif
