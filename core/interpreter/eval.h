/* Expressions: from syntax tree to value. */
#ifndef SW_INTERPRETER_EVAL_H
#define SW_INTERPRETER_EVAL_H

#include "runtime/vm.h"

bool sw_eval(SwVm *vm, const SwNode *node, SwValue *out);
bool sw_step(SwVm *vm, const SwNode *node); /* counts one of SW_MAX_STEPS */
/* The same, one of SW_MAX_DEPTH deeper; who entered ends it by `vm->depth--`. */
bool sw_enter(SwVm *vm, const SwNode *node);

/* Whether a condition holds. What a function that is written in Python here only asks is no step of
 * its story. */
bool sw_ask(SwVm *vm, const SwNode *condition, bool *truth);

#endif
