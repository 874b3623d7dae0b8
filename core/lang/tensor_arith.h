/* Arithmetic on tensors: promotion, broadcasting, the kernel, and the record for the story. */
#ifndef SW_LANG_TENSOR_ARITH_H
#define SW_LANG_TENSOR_ARITH_H

#include "lang/call.h"

bool sw_tensor_arith(SwVm *vm, SwOperator op, const SwNode *node, SwValue left, const SwNode *left_node,
                     SwValue right, const SwNode *right_node, SwValue *out);
bool sw_tensor_arith_in_place(SwVm *vm, SwOperator op, const SwNode *node, SwValue left,
                              const SwNode *left_node, SwValue right, const SwNode *right_node, SwValue *out);
const char *sw_operator_symbol(SwOperator op);

/* One elementwise operation on args[0] and args[1] of a call, as a new tensor or into `target`
 * (NULL: new). `scale`: alpha, which multiplies the second operand first (NULL: none). */
typedef struct SwElementwise {
  SwBinary op;
  const char *symbol; /* for the story: "+" or "maximum" */
  SwTensor *target;
  const SwScalar *scale;
} SwElementwise;

bool sw_elementwise_call(SwCall *call, const SwElementwise *what, SwValue *out);

/* Promotion of two values of which at least one is a tensor (promotion.c). For a Python number
 * that does not fit (NumPy: uint8 with 300) it raises. */
bool sw_promote_values(SwCall *call, SwValue a, SwValue b, SwDType *out);

#endif
