/* Operators of Python: numbers, strings and lists are computed here, tensors in ops/tensor_arith.c.
 */
#ifndef SW_PYTHON_ARITH_H
#define SW_PYTHON_ARITH_H

#include "runtime/vm.h"

/* left op right, or a unary operator with `left` alone. `node` is the whole expression, the place
 * of errors; `left_node` and `right_node` are its operands, whose names the story shows. Python's
 * ints are unbounded, ours are not: a result outside of 64 bits is refused. */
bool sw_arith(SwVm *vm, SwOperator op, const SwNode *node, SwValue left, const SwNode *left_node,
              SwValue right, const SwNode *right_node, SwValue *out);
/* left op= right. *out is what the name on the left gets: `left` itself if it changes in place
 * (tensors, lists with +=, dicts with |=), else a new value. */
bool sw_arith_in_place(SwVm *vm, SwOperator op, const SwNode *node, SwValue left,
                       const SwNode *left_node, SwValue right, const SwNode *right_node,
                       SwValue *out);
/* Raises "unsupported operand type(s) for +: 'int' and 'str'"; returns false. */
bool sw_raise_operands(SwVm *vm, SwOperator op, SwValue left, SwValue right);

#endif
