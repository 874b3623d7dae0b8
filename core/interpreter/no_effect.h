/* Statements about what has no effect here, as plots: their arguments are evaluated, no more. */
#ifndef SW_INTERPRETER_NO_EFFECT_H
#define SW_INTERPRETER_NO_EFFECT_H

#include "runtime/vm.h"

bool sw_has_no_effect(const SwVm *vm, const SwNode *statement);
bool sw_exec_no_effect(SwVm *vm, const SwNode *statement);
/* What the statement would bind has no effect, either. */
bool sw_bind_no_effect(SwVm *vm, const SwNode *statement);

#endif
