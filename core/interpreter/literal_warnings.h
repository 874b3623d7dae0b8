/* SyntaxWarnings of Python's compiler for a literal that is called or indexed, usually a forgotten
 * comma: [(1, 2) (3, 4)]. */
#ifndef SW_INTERPRETER_LITERAL_WARNINGS_H
#define SW_INTERPRETER_LITERAL_WARNINGS_H

#include "runtime/vm.h"

/* A constant, which cannot be called: a number, string, None, True, False or `...`. */
bool sw_is_constant(const SwNode *node);
/* A list, dict or set display or a comprehension, which cannot be called either. */
bool sw_is_display(const SwNode *node);
/* Warns "'tuple' object is not callable; perhaps you missed a comma?"; `what` is "callable" or
 * "subscriptable". */
void sw_warn_comma(SwVm *vm, SwValue value, const char *what);
/* Warns of an index of the wrong type: [1, 2]['a']. */
void sw_warn_index(SwVm *vm, const SwNode *node, SwValue object, SwValue index);

#endif
