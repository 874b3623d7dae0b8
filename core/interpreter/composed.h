/* Running functions of libraries that are written in Python (folders `composed`). Their statements
 * are shown as steps, like those of the program. */
#ifndef SW_INTERPRETER_COMPOSED_H
#define SW_INTERPRETER_COMPOSED_H

#include "call/call.h"

/* Runs the Python function of the call's row; the value of vm->compose. */
bool sw_compose(SwCall *call, SwValue *out);
/* Defines methods such as __init__ and __repr__ of a class from Python text, in which the class is
 * called `cls`. */
bool sw_compose_methods(SwVm *vm, const char *python, SwValue type);
/* Whether the node is in such a text, not in the program. */
bool sw_is_composed(const SwVm *vm, const SwNode *node);
/* Whether the refusal came from such a text, which was called at `span`; the call itself is then to
 * be refused. */
bool sw_composed_refused(SwVm *vm, SwSpan span);
/* Makes a function from text that another such function has put together. */
SwFunction sw_composed_function;
/* Raises the error of a failing `assert`: `pair` is (type, words), or with the reason that the
 * story gives, (type, words, event, facts...): see events_refused.def. */
bool sw_composed_raise(SwVm *vm, const SwNode *pair);

#endif
