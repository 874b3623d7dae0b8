/* Reductions as both libraries' functions make them. */
#ifndef SW_OPS_REDUCE_H
#define SW_OPS_REDUCE_H

#include "call/call.h"
#include "kernels/reduce.h"
#include "ops/tensor_arith.h"

/* Argument `i` as the dims to reduce: None (all of them), an int, or a tuple of ints.
 * `one`: only an int is taken. `given` (may be NULL): false for None. */
bool sw_arg_dims(SwCall *call, int i, const SwTensor *tensor, bool one, SwDimSet *out, bool *given);
/* The product of the sizes of the dims in the set. */
int64_t sw_dims_numel(const SwTensor *tensor, SwDimSet dims);
/* Reduces, computing in `dtype`. The dims of the set disappear, or stay with size 1 (`keepdim`). */
bool sw_reduce_new(SwCall *call, SwReduction op, const SwTensor *tensor, SwDType dtype,
                   SwDimSet dims, bool keepdim, SwTensor **out);

/* Begins the record of a reduction: which dims are summed, and whether they stay. Does nothing if
 * the call has a record. */
void sw_record_reduction(SwCall *call, const SwTensor *tensor, SwDimSet dims, bool keepdim,
                         const SwTensor *result);

#endif
