/* import and from ... import: of what runs here, and of what does not. */
#ifndef SW_INTERPRETER_IMPORTS_H
#define SW_INTERPRETER_IMPORTS_H

#include "runtime/unknown.h"

bool sw_exec_import(SwVm *vm, const SwNode *node);
bool sw_exec_from_import(SwVm *vm, const SwNode *node);
/* Binds what does not run: `sentence` is said where it is used. `code`: see SwUnknown. */
bool sw_bind_absent(SwVm *vm, const char *name, SwUnknownKind kind, const char *sentence,
                    SwSpan code);

#endif
