/* Operators that serve several libraries: @ and `in`. */
#ifndef SW_INTERPRETER_OPERATORS_H
#define SW_INTERPRETER_OPERATORS_H

#include "call/call.h"

/* a @ b and a @= b. PyTorch has no in-place product, so a @= b makes a new tensor there. */
SwFunction sw_operator_matmul;
SwFunction sw_operator_matmul_in_place;
/* `item in array`, which is (array == item).any(); `whole` is the expression, `node` the array. */
bool sw_array_contains(SwVm *vm, const SwNode *whole, const SwNode *node, SwValue item,
                       SwValue array, bool *out);

#endif
