/* What Python's compiler warns of before a program runs, where a literal is called or indexed: a
 * comma that was forgotten. */
#ifndef SW_INTERPRETER_LITERAL_WARNINGS_H
#define SW_INTERPRETER_LITERAL_WARNINGS_H

#include "runtime/vm.h"

bool sw_is_constant(const SwNode *node);
/* Displays, too: what nobody can call. */
bool sw_is_display(const SwNode *node);
/* `what` it is not: "callable". */
void sw_warn_comma(SwVm *vm, SwValue value, const char *what);
/* An index that no list has: [1, 2]['a']. */
void sw_warn_index(SwVm *vm, const SwNode *node, SwValue object, SwValue index);

#endif
