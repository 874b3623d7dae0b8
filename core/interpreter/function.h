/* Functions of the program: making and calling them. Comprehensions, which are functions too. */
#ifndef SW_INTERPRETER_FUNCTION_H
#define SW_INTERPRETER_FUNCTION_H

#include "call/call.h"
#include "runtime/scope.h"

/* The value of a `def` or `lambda`. */
bool sw_make_closure(SwVm *vm, const SwNode *node, SwValue *out);
bool sw_call_closure(SwVm *vm, const SwClosure *closure, const SwArguments *arguments,
                     SwValue *out);
bool sw_eval_comprehension(SwVm *vm, const SwNode *node, SwValue *out);

/* A new scope for the names that the body binds. */
bool sw_scope_of(SwVm *vm, const SwNode *body, const SwScope *outer, SwScope **out);

/* A function that runs inside a context, as @torch.no_grad() makes one. */
bool sw_closure_within(SwVm *vm, SwContext context, SwValue function, SwValue *out);

#endif
