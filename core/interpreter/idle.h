/* Statements about what has no effect here, as plots: their arguments are evaluated, no more. */
#ifndef SW_INTERPRETER_IDLE_H
#define SW_INTERPRETER_IDLE_H

#include "runtime/vm.h"

bool sw_is_idle(const SwVm *vm, const SwNode *statement);
bool sw_exec_idle(SwVm *vm, const SwNode *statement);
/* What the statement would bind has no effect, either. */
bool sw_bind_idle(SwVm *vm, const SwNode *statement);

#endif
