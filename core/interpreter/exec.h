/* Statements. */
#ifndef SW_INTERPRETER_EXEC_H
#define SW_INTERPRETER_EXEC_H

#include "runtime/vm.h"

bool sw_exec(SwVm *vm, const SwNode *statement, bool interactive);

#endif
