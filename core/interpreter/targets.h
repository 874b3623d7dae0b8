/* The names that a statement binds, read from its syntax tree, or from its words if it cannot be
 * parsed. */
#ifndef SW_INTERPRETER_TARGETS_H
#define SW_INTERPRETER_TARGETS_H

#include "runtime/vm.h"

/* Calls `bind` with each target until it returns false; returns false then. */
typedef bool SwBindTarget(SwVm *vm, const char *name, void *context);
bool sw_target_bind(SwVm *vm, const SwNode *target, SwBindTarget *bind, void *context);
bool sw_targets_bind(SwVm *vm, const SwNode *statement, SwBindTarget *bind, void *context);

#endif
