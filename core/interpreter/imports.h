/* import and from ... import, of modules that run here and of others. */
#ifndef SW_INTERPRETER_IMPORTS_H
#define SW_INTERPRETER_IMPORTS_H

#include "runtime/unknown.h"

bool sw_exec_import(SwVm *vm, const SwNode *node);
bool sw_exec_from_import(SwVm *vm, const SwNode *node);
/* Binds a name that does not run here: using it refuses with `sentence`. `code`: see SwUnknown. */
bool sw_bind_absent(SwVm *vm, const char *name, SwUnknownKind kind, const char *sentence,
                    SwSpan code);

#endif
