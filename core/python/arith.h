/* Operators: Python's own numbers, strings and lists here; tensors in tensor_arith.c. */
#ifndef SW_PYTHON_ARITH_H
#define SW_PYTHON_ARITH_H

#include "runtime/vm.h"

/* Binary operators and functions. `left_node`, `right_node` for the story. */
bool sw_arith(SwVm *vm, SwOperator op, const SwNode *node, SwValue left, const SwNode *left_node,
              SwValue right, const SwNode *right_node, SwValue *out);
bool sw_arith_in_place(SwVm *vm, SwOperator op, const SwNode *node, SwValue left,
                       const SwNode *left_node, SwValue right, const SwNode *right_node,
                       SwValue *out);
/* "unsupported operand type(s) for +: 'int' and 'str'" */
bool sw_raise_operands(SwVm *vm, SwOperator op, SwValue left, SwValue right);

#endif
