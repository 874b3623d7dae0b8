/* Executing statements. */
#ifndef SW_INTERPRETER_EXEC_H
#define SW_INTERPRETER_EXEC_H

#include "runtime/vm.h"

/* Executes one statement. False: an error was raised, or it was refused; vm says which. */
bool sw_exec(SwVm *vm, const SwNode *statement);
bool sw_exec_block(SwVm *vm, const SwNode *block);
/* Executes an else block; `block` may be NULL. */
bool sw_exec_else(SwVm *vm, const SwNode *block);

#endif
