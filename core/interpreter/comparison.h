/* `is`, `in` and comparisons, of values that are evaluated already. */
#ifndef SW_INTERPRETER_COMPARISON_H
#define SW_INTERPRETER_COMPARISON_H

#include "runtime/vm.h"

/* left op right; `node` is the whole expression, for errors and the story. */
bool sw_compare(SwVm *vm, const SwNode *node, SwOperator op, SwValue left, const SwNode *left_node,
                SwValue right, const SwNode *right_node, SwValue *out);

#endif
