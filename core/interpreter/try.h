/* try / except / raise. Exceptions are matched by the names of their types. */
#ifndef SW_INTERPRETER_TRY_H
#define SW_INTERPRETER_TRY_H

#include "runtime/vm.h"

/* Runs try and the first except clause that matches the error. */
/* How a block ended, while the lines run that run in any case. */
typedef struct SwPending {
  SwError error;
  SwJump jump;
  SwValue returned;
} SwPending;

/* Takes it out of the VM. False: the block does not run here, and so nothing after it does. */
bool sw_pending_take(SwVm *vm, SwPending *out);
/* Gives it back, unless those lines ended in an error or a jump themselves (`done` is false).
 * `good`: how the block ended. */
bool sw_pending_give(SwVm *vm, SwPending *self, bool done, bool good);
/* The type, the exception and the traceback of an error, as __exit__() gets them. */
bool sw_exception_of(SwVm *vm, const SwError *error, SwValue out[3]);
bool sw_exec_try(SwVm *vm, const SwNode *node);
bool sw_exec_raise(SwVm *vm, const SwNode *node);
/* A new exception: ValueError("..."). */
bool sw_make_exception(SwVm *vm, const char *type, SwValue *arguments, int count, SwValue *out);

#endif
