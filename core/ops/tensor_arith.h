/* Arithmetic on tensors: promotion, broadcasting, the kernel, and the record for the story. */
#ifndef SW_OPS_TENSOR_ARITH_H
#define SW_OPS_TENSOR_ARITH_H

#include "ops/target.h"

bool sw_tensor_arith(SwVm *vm, SwOperator op, const SwNode *node, SwValue left,
                     const SwNode *left_node, SwValue right, const SwNode *right_node,
                     SwValue *out);
bool sw_tensor_arith_in_place(SwVm *vm, SwOperator op, const SwNode *node, SwValue left,
                              const SwNode *left_node, SwValue right, const SwNode *right_node,
                              SwValue *out);

#endif
