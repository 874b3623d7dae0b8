/* The names that a statement binds: read off its tree, and where it has none off its words. */
#ifndef SW_INTERPRETER_TARGETS_H
#define SW_INTERPRETER_TARGETS_H

#include "runtime/vm.h"

/* Calls `bind` with the name of every target in the statement, until it returns false. */
typedef bool SwBindTarget(SwVm *vm, const char *name, void *context);
bool sw_target_bind(SwVm *vm, const SwNode *target, SwBindTarget *bind, void *context);
bool sw_targets_bind(SwVm *vm, const SwNode *statement, SwBindTarget *bind, void *context);

#endif
