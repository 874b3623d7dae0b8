/* + and * of strings, lists and tuples. */
#ifndef SW_PYTHON_SEQUENCE_ARITH_H
#define SW_PYTHON_SEQUENCE_ARITH_H

#include "call/call.h"

/* Whether an operator with a tensor operand is still a sequence's: [0] * torch.tensor(3) is the
 * list [0, 0, 0], while [0] * np.array(3) is an array. */
bool sw_is_sequence_arith(SwOperator op, SwValue left, SwValue right);
/* left op right for operands that are not both numbers. Raises Python's TypeError if they do not go
 * together: [1] + (2,). */
bool sw_sequence_arith(SwVm *vm, SwOperator op, const SwNode *node, SwValue left, SwValue right,
                       SwValue *out);

#endif
