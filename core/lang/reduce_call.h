/* Reductions as both libraries' functions make them. */
#ifndef SW_LANG_REDUCE_CALL_H
#define SW_LANG_REDUCE_CALL_H

#include "lang/tensor_arith.h"
#include "tensor/reduce.h"

/* Argument `i` as the dims to reduce: None (all of them), an int, or a tuple of ints.
 * `one`: only an int is taken. `given` (may be NULL): false for None. */
bool sw_arg_dims(SwCall *call, int i, const SwTensor *tensor, bool one, SwDimSet *out, bool *given);
/* The sizes of the dims of the set multiplied. */
int64_t sw_dims_numel(const SwTensor *tensor, SwDimSet dims);
/* Begins the record of a reduction, unless the call has one already. */
void sw_record_reduction(SwCall *call, const SwTensor *tensor, SwDimSet dims, bool keepdim,
                         const SwTensor *result);
/* Reduces in dtype `dtype`; dims of the set vanish or stay with size 1. */
bool sw_reduce_new(SwCall *call, SwReduction op, const SwTensor *tensor, SwDType dtype,
                   SwDimSet dims, bool keepdim, SwTensor **out);

#endif
