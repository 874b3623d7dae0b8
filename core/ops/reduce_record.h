/* What the story of a reduction tells: which dims are joined, and what becomes of them. */
#ifndef SW_OPS_REDUCE_RECORD_H
#define SW_OPS_REDUCE_RECORD_H

#include "call/call.h"
#include "kernels/reduce.h"

/* Begins the record of a reduction, unless the call has one already. */
void sw_record_reduction(SwCall *call, const SwTensor *tensor, SwDimSet dims, bool keepdim,
                         const SwTensor *result);

#endif
