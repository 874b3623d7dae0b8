/* Operators that know more than one library: @ and `in`. */
#ifndef SW_INTERPRETER_OPERATORS_H
#define SW_INTERPRETER_OPERATORS_H

#include "call/call.h"

/* a @ b and a @= b of either library; PyTorch has no in-place product and makes a new tensor. */
SwFunction sw_operator_matmul;
SwFunction sw_operator_matmul_in_place;
/* `item in array`, the `whole`: (array == item).any(), of either library. `node` is the array. */
bool sw_array_contains(SwVm *vm, const SwNode *whole, const SwNode *node, SwValue item,
                       SwValue array, bool *out);

#endif
