/* Arithmetic on tensors: promotion, broadcasting, the kernel, and the record for the story. */
#ifndef SW_OPS_TENSOR_ARITH_H
#define SW_OPS_TENSOR_ARITH_H

#include "call/call.h"
#include "ops/target.h"

/* left op right. The nodes are the operands in the program. */
bool sw_tensor_arith(SwVm *vm, SwOperator op, const SwNode *node, SwValue left,
                     const SwNode *left_node, SwValue right, const SwNode *right_node,
                     SwValue *out);
/* left op= right: writes to the left tensor. */
bool sw_tensor_arith_in_place(SwVm *vm, SwOperator op, const SwNode *node, SwValue left,
                              const SwNode *left_node, SwValue right, const SwNode *right_node,
                              SwValue *out);

/* -- Operators between a PyTorch tensor and a NumPy array or scalar -- */

/* A NumPy scalar as PyTorch sees it among its arguments: a Python number. */
SwValue sw_number_of_scalar(SwValue value);
/* Whether one is a PyTorch tensor and the other a NumPy array (not a scalar). */
bool sw_are_mixed(SwValue left, SwValue right);
/* Runs the operator on args[0] and args[1], one from each library. */
bool sw_mixed_arith(SwCall *call, SwOperator op, bool in_place, SwValue *out);
/* The result of a ufunc on tensors, wrapped as a tensor, with NumPy's warning. */
bool sw_wrap_computed(SwCall *call, SwValue computed, SwValue *out);
/* NumPy's warning that PyTorch's __array__ does not know copy=. */
void sw_warn_array_copy(SwVm *vm);

#endif
