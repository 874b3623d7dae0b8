/* try / except / raise. Exceptions are matched by the names of their types. */
#ifndef SW_INTERPRETER_TRY_H
#define SW_INTERPRETER_TRY_H

#include "runtime/vm.h"

/* Runs try and the first except clause that matches the error. */
bool sw_exec_try(SwVm *vm, const SwNode *node);
bool sw_exec_raise(SwVm *vm, const SwNode *node);
/* A new exception: ValueError("..."). */
bool sw_make_exception(SwVm *vm, const char *type, SwValue *arguments, int count, SwValue *out);

#endif
