/* Calls: evaluating arguments, and calling any kind of callable. */
#ifndef SW_INTERPRETER_EVAL_CALL_H
#define SW_INTERPRETER_EVAL_CALL_H

#include "runtime/vm.h"

/* Evaluates the call expression `node`. */
bool sw_eval_call(SwVm *vm, const SwNode *node, SwValue *out);
/* Calls `callee` with `count` evaluated positional arguments. */
bool sw_call_value(SwVm *vm, const SwNode *node, SwValue callee, SwValue *arguments, int count,
                   SwValue *out);

#endif
