#include "ops/reduce_record.h"

#include "call/record_begin.h"
#include "ops/reduce_call.h"
#include "runtime/record.h"

static void tell_dim(SwRecord *record, int64_t size, int dim, bool reduced, bool keepdim, int to) {
  SwTrace *trace = &record->trace;
  if (!reduced || keepdim) record->as.reduce.dim_from[to] = dim;
  if (!reduced)
    sw_emit(trace, REDUCE_STAYS, dim, size, to);
  else if (keepdim)
    sw_emit(trace, REDUCE_KEPT, dim, size, to);
  else
    sw_emit(trace, REDUCE_GONE, dim, size);
}

void sw_record_reduction(SwCall *call, const SwTensor *tensor, SwDimSet dims, bool keepdim,
                         const SwTensor *result) {
  /* Where something is computed first, as for count_nonzero, the call tells of what it was given.
   */
  if (call->record || call->args[0].kind != SW_VALUE_TENSOR) return;
  if (call->args[0].as.tensor != tensor) return;
  SwRecord *record = sw_record_begin(call, SW_STORY_REDUCE);
  if (!record) return;
  const SwShape *shape = &tensor->layout.shape;
  record->as.reduce.reduced = dims;
  record->as.reduce.keepdim = keepdim;
  sw_record_operand(record, tensor, call->nodes[0]);
  sw_emit(&record->trace, DIMS_BEFORE, 0, 0, 0);
  for (int dim = 0, to = 0; dim < shape->ndim; dim++) {
    bool reduced = dims >> dim & 1;
    tell_dim(record, shape->size[dim], dim, reduced, keepdim, to);
    to += !reduced || keepdim;
  }
  sw_emit(&record->trace, REDUCE_RESULT, sw_tensor_size(result), sw_dims_numel(tensor, dims), 1);
}
