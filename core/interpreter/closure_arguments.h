/* The arguments of a function that the program, or a text of a library, defines in Python. */
#ifndef SW_INTERPRETER_CLOSURE_ARGUMENTS_H
#define SW_INTERPRETER_CLOSURE_ARGUMENTS_H

#include "call/call.h"
#include "runtime/scope.h"

/* The most local names of a function, parameters included. */
#define SW_MAX_LOCALS 200

/* Binds arguments to parameters as Python does: `scope` gets a value for each parameter. False:
 * Python's TypeError is raised, or memory ran out. */
bool sw_closure_bind(SwVm *vm, const SwClosure *closure, const SwArguments *arguments,
                     SwScope *scope);

#endif
