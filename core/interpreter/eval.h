/* Expressions: from syntax tree to value. */
#ifndef SW_INTERPRETER_EVAL_H
#define SW_INTERPRETER_EVAL_H

#include "runtime/vm.h"

/* The value of an expression. False: an error was raised, or it was refused. */
bool sw_eval(SwVm *vm, const SwNode *node, SwValue *out);
bool sw_step(
    SwVm *vm,
    const SwNode *node); /* Counts one step of at most SW_MAX_STEPS; false when they are used up. */
/* The same, and goes one level deeper of SW_MAX_DEPTH; the caller ends it by `vm->depth--`. */
bool sw_enter(SwVm *vm, const SwNode *node);

/* Evaluates a condition. In a function that is written in Python here, conditions are not shown as
 * steps. */
bool sw_ask(SwVm *vm, const SwNode *condition, bool *truth);

#endif
