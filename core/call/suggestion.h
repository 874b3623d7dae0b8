/* The name that was meant where one is not there: one letter away, or with another owner. */
#ifndef SW_CALL_SUGGESTION_H
#define SW_CALL_SUGGESTION_H

#include "runtime/vm.h"

/* "arange" for "arrange"; NULL where none is so near. */
const char *sw_name_near(const SwVm *vm, const char *owner, const char *name);
/* "x.view" for np.view: NULL where no other owner has it. In the program's arena. */
const char *sw_name_elsewhere(SwVm *vm, const char *owner, const char *name);
/* Whether another library, or another part of it, has the name, and `owner` has not. */
bool sw_name_is_others(SwVm *vm, const char *owner, const char *name);
/* "import torch" for a missing torch; NULL for other names. */
const char *sw_import_of(const char *name);

#endif
