/* Statements without effect here, such as plots and prints of the reader's machine: plt.plot(x).
 * Their arguments are evaluated, because they may raise errors; nothing else happens. */
#ifndef SW_INTERPRETER_NO_EFFECT_H
#define SW_INTERPRETER_NO_EFFECT_H

#include "runtime/vm.h"

bool sw_has_no_effect(const SwVm *vm, const SwNode *statement);
/* Evaluates the arguments. False: an error was raised. */
bool sw_exec_no_effect(SwVm *vm, const SwNode *statement);
/* Binds the targets of the statement: ax in `ax = plt.gca()` has no effect, either. */
bool sw_bind_no_effect(SwVm *vm, const SwNode *statement);

#endif
