/* Reductions as both libraries' functions make them. */
#ifndef SW_OPS_REDUCE_H
#define SW_OPS_REDUCE_H

#include "call/call.h"
#include "kernels/reduce.h"
#include "ops/tensor_arith.h"

/* Argument `i` as the dims to reduce: None (all of them), an int, or a tuple of ints.
 * `one`: only an int is taken. `given` (may be NULL): false for None. */
bool sw_arg_dims(SwCall *call, int i, const SwTensor *tensor, bool one, SwDimSet *out, bool *given);
/* The sizes of the dims of the set multiplied. */
int64_t sw_dims_numel(const SwTensor *tensor, SwDimSet dims);
/* Reduces in dtype `dtype`; dims of the set vanish or stay with size 1. */
bool sw_reduce_new(SwCall *call, SwReduction op, const SwTensor *tensor, SwDType dtype,
                   SwDimSet dims, bool keepdim, SwTensor **out);

/* What the story of a reduction tells: which dims are joined, and what becomes of them. */

/* Begins the record of a reduction, unless the call has one already. */
void sw_record_reduction(SwCall *call, const SwTensor *tensor, SwDimSet dims, bool keepdim,
                         const SwTensor *result);

#endif
