/* Names that Python knows and Stridewise does not run: to refuse them is right, to raise is not. */
#ifndef SW_RUNTIME_UNSUPPORTED_NAMES_H
#define SW_RUNTIME_UNSUPPORTED_NAMES_H

#include "runtime/vm.h"

/* Python's own functions and types that are not run. */
bool sw_builtin_known(const char *name);
/* Whether an object of Python has this attribute; true wherever we do not know. */
bool sw_attribute_known(SwValue object, const char *name);

/* Whether torch.nn.Module has no attribute of this name, as far as we know. */
bool sw_module_lacks(const char *name);

#endif
