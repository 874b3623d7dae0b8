/* Suggestions for a name that does not exist: one letter away, or with another owner. */
#ifndef SW_CALL_SUGGESTION_H
#define SW_CALL_SUGGESTION_H

#include "runtime/vm.h"

/* "arange" for "arrange"; NULL if no name is so near. Not owned. */
const char *sw_name_near(const SwVm *vm, const char *owner, const char *name);
/* "x.view" for np.view; NULL if no other owner has the name. Allocated in the program's arena. */
const char *sw_name_elsewhere(SwVm *vm, const char *owner, const char *name);
/* Whether another library, or another owner in it, has the name and `owner` does not. */
bool sw_name_is_others(SwVm *vm, const char *owner, const char *name);
/* "numpy" for the module "nunpy", unless a letter more; NULL if no module that runs is so near. */
const char *sw_module_near(const SwVm *vm, const char *name);
/* The missing import for an undefined name, "import torch" for torch; NULL for other names. */
const char *sw_import_of(const char *name);

#endif
