/* try / except: exceptions are matched by the names of their types. */
#ifndef SW_INTERPRETER_TRY_H
#define SW_INTERPRETER_TRY_H

#include "runtime/vm.h"

/* try and except: what was raised in the block is matched by name. */
bool sw_exec_try(SwVm *vm, const SwNode *node);
bool sw_exec_raise(SwVm *vm, const SwNode *node);
/* Type(arguments...) of an exception's type. */
bool sw_make_exception(SwVm *vm, const char *type, SwValue *arguments, int count, SwValue *out);

#endif
