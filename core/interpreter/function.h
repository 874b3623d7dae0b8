/* Functions of the program: making and calling them; comprehensions. */
#ifndef SW_INTERPRETER_FUNCTION_H
#define SW_INTERPRETER_FUNCTION_H

#include "call/call.h"
#include "runtime/scope.h"

/* DEF or LAMBDA, as a value. */
bool sw_make_closure(SwVm *vm, const SwNode *node, SwValue *out);
bool sw_call_closure(SwVm *vm, const SwClosure *closure, const SwArguments *arguments,
                     SwValue *out);
bool sw_eval_comprehension(SwVm *vm, const SwNode *node, SwValue *out);

/* A scope for the names that the body binds. */
bool sw_scope_of(SwVm *vm, const SwNode *body, const SwScope *outer, SwScope **out);

/* The same function, run in what stands behind `with`. */
bool sw_closure_within(SwVm *vm, SwContext context, SwValue function, SwValue *out);

#endif
