/* Calls: their arguments, and whatever can be called. */
#ifndef SW_INTERPRETER_EVAL_CALL_H
#define SW_INTERPRETER_EVAL_CALL_H

#include "runtime/vm.h"

/* callee(arguments) */
bool sw_eval_call(SwVm *vm, const SwNode *node, SwValue *out);
/* Calls with ready arguments, all by position. */
bool sw_call_value(SwVm *vm, const SwNode *node, SwValue callee, SwValue *arguments, int count,
                   SwValue *out);

#endif
