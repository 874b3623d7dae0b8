/* for and while. Each round is a frame, a part of the story. */
#ifndef SW_INTERPRETER_EXEC_LOOP_H
#define SW_INTERPRETER_EXEC_LOOP_H

#include "runtime/vm.h"

bool sw_exec_for(SwVm *vm, const SwNode *node);
bool sw_exec_while(SwVm *vm, const SwNode *node);

#endif
