/* Functions of libraries that are written in Python: the texts of their rows, run where they are
 * called. Their statements have stories as those of the program have. */
#ifndef SW_INTERPRETER_COMPOSED_H
#define SW_INTERPRETER_COMPOSED_H

#include "call/call.h"

/* For vm->compose. */
bool sw_compose(SwCall *call, SwValue *out);
/* Defines methods of the class, which the text calls `cls`: __init__ and __repr__. */
bool sw_compose_methods(SwVm *vm, const char *python, SwValue type);
/* Whether the node stands in such a text rather than in the program. */
bool sw_is_composed(const SwVm *vm, const SwNode *node);
/* Whether what was refused stands in such a text, which was called at `span`, and is to be refused
 * anew. */
bool sw_composed_refused(SwVm *vm, SwSpan span);
/* Makes the function of a text that another such text has put together. */
SwFunction sw_composed_function;
/* The error of a library that such a text asserts not to be: a pair of its type and its words. */
bool sw_composed_raise(SwVm *vm, const SwNode *pair);

#endif
