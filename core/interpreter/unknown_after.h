/* The values that become unknown after a statement that is not run. */
#ifndef SW_INTERPRETER_UNKNOWN_AFTER_H
#define SW_INTERPRETER_UNKNOWN_AFTER_H

#include "runtime/vm.h"

/*
 * Makes unknown: the targets of the statement, all values that it could have written, and the
 * random numbers and defaults that it could have changed. A statement without effect changes
 * nothing. False: memory ran out.
 */
bool sw_unknown_after(SwVm *vm, const SwNode *node, SwStatement *statement);

#endif
