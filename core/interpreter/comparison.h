/* `is`, `in` and the comparisons that are arithmetic, of values that are there. */
#ifndef SW_INTERPRETER_COMPARISON_H
#define SW_INTERPRETER_COMPARISON_H

#include "runtime/vm.h"

bool sw_compare(SwVm *vm, const SwNode *node, SwOperator op, SwValue left, const SwNode *left_node,
                SwValue right, const SwNode *right_node, SwValue *out);

#endif
