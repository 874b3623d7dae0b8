/* What a statement that was not run leaves behind. */
#ifndef SW_INTERPRETER_UNKNOWN_AFTER_H
#define SW_INTERPRETER_UNKNOWN_AFTER_H

#include "runtime/vm.h"

/*
 * Its targets become unknown, all that it could have written, and the random numbers and defaults
 * that it could have changed. A statement about what has no effect here has run all the same.
 * False: memory ran out.
 */
bool sw_unknown_after(SwVm *vm, const SwNode *node, SwStatement *statement);

#endif
