/* The list of all libraries, the only place that knows every one. */
#ifndef SW_INTERPRETER_LIBRARIES_H
#define SW_INTERPRETER_LIBRARIES_H

#include "call/operation.h"

/* Ends with NULL. Rows keep the order of operations.def. */
extern const SwLibrary *const sw_libraries[];

#endif
