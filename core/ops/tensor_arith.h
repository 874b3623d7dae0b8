/* Arithmetic on tensors: promotion, broadcasting, the kernel, and the record for the story. */
#ifndef SW_OPS_TENSOR_ARITH_H
#define SW_OPS_TENSOR_ARITH_H

#include "call/call.h"
#include "ops/target.h"

bool sw_tensor_arith(SwVm *vm, SwOperator op, const SwNode *node, SwValue left,
                     const SwNode *left_node, SwValue right, const SwNode *right_node,
                     SwValue *out);
bool sw_tensor_arith_in_place(SwVm *vm, SwOperator op, const SwNode *node, SwValue left,
                              const SwNode *left_node, SwValue right, const SwNode *right_node,
                              SwValue *out);

/* One operator between a PyTorch tensor and a NumPy array or scalar. */

/* What PyTorch takes a NumPy scalar among its arguments for: a Python number. */
SwValue sw_number_of_scalar(SwValue value);
/* Whether one of them is a tensor of PyTorch and the other an array (no scalar) of NumPy. */
bool sw_are_mixed(SwValue left, SwValue right);
/* The operator of a call whose args[0] and args[1] are mixed. */
bool sw_mixed_arith(SwCall *call, SwOperator op, bool in_place, SwValue *out);
/* What a ufunc made of tensors, as a tensor, with NumPy's warning. */
bool sw_wrap_computed(SwCall *call, SwValue computed, SwValue *out);
/* That PyTorch's tensors do not know __array__'s copy=. */
void sw_warn_array_copy(SwVm *vm);

#endif
