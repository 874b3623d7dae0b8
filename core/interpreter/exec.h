/* Statements. */
#ifndef SW_INTERPRETER_EXEC_H
#define SW_INTERPRETER_EXEC_H

#include "runtime/vm.h"

bool sw_exec(SwVm *vm, const SwNode *statement);
bool sw_exec_block(SwVm *vm, const SwNode *block);
/* An else that may be missing. */
bool sw_exec_else(SwVm *vm, const SwNode *block);

#endif
