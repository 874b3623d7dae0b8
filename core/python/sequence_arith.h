/* + and * of strings, lists and tuples. */
#ifndef SW_PYTHON_SEQUENCE_ARITH_H
#define SW_PYTHON_SEQUENCE_ARITH_H

#include "call/call.h"

/* Whether it is about a sequence although one side is a tensor: [0] * torch.tensor(3) is a list. */
bool sw_is_sequence_arith(SwOperator op, SwValue left, SwValue right);
/* For operands that are not both numbers; raises what Python says where they do not fit. */
bool sw_sequence_arith(SwVm *vm, SwOperator op, const SwNode *node, SwValue left, SwValue right,
                       SwValue *out);

#endif
