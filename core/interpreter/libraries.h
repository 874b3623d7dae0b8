/* All that a program can call: the one place that knows every library. */
#ifndef SW_INTERPRETER_LIBRARIES_H
#define SW_INTERPRETER_LIBRARIES_H

#include "call/operation.h"

/* Ends with NULL; their rows come in the order of operations.def. */
extern const SwLibrary *const sw_libraries[];

#endif
