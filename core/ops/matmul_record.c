#include "ops/matmul_record.h"

#include "call/record_begin.h"
#include "ops/matmul_call.h"
#include "runtime/record.h"
#include "tensor/broadcast.h"

static void tell_vectors(SwTrace *trace, const SwFactors *factors) {
  for (int i = 0; i < 2; i++) {
    int64_t size = factors->tensor[i]->layout.shape.size[0];
    if (!factors->is_vector[i]) continue;
    if (i == 0)
      sw_emit(trace, PRODUCT_ROW, i, size);
    else
      sw_emit(trace, PRODUCT_COLUMN, i, size);
  }
}

static void tell_inner(SwTrace *trace, const SwFactors *factors) {
  const SwShape *a = &factors->layout[0].shape, *b = &factors->layout[1].shape;
  int64_t inner = a->size[a->ndim - 1], other = b->size[b->ndim - 2];
  if (inner == other)
    sw_emit(trace, PRODUCT_INNER, inner);
  else
    sw_emit(trace, PRODUCT_INNER_REFUSED, 0, inner, 1, other);
}

/* Of what broadcasting tells only the comparisons: the batch dims stand first in the result too. */
static void tell_batch(SwTrace *trace, const SwFactors *factors) {
  SwShape batch[] = {sw_factors_batch(factors, 0), sw_factors_batch(factors, 1)}, common;
  const SwShape *shapes[] = {&batch[0], &batch[1]};
  SwMismatch mismatch;
  SwTrace whole = {0};
  if (!trace || (batch[0].ndim == 0 && batch[1].ndim == 0)) return;
  sw_emit(trace, PRODUCT_BATCH, 0);
  (void)sw_broadcast_shapes(shapes, 2, &whole, &common, &mismatch);
  for (int i = 0; i < whole.count; i++) {
    const SwEvent *event = &whole.events[i];
    if (sw_event_phase(event->id) == SW_PHASE_COMPARE)
      sw_trace_add(trace, event->id, SW_MAX_FACTS, event->fact);
  }
  sw_trace_clear(&whole);
}

void sw_record_product(SwCall *call, const SwFactors *factors) {
  SwRecord *record = sw_record_begin(call, SW_STORY_PRODUCT);
  SwTrace *trace = sw_record_trace(record);
  for (int i = 0; i < 2; i++)
    sw_record_operand(record, factors->tensor[i], call->nodes[i]);
  sw_emit(trace, SHAPES_TWO, 0, 0, 1, 1);
  tell_vectors(trace, factors);
  tell_inner(trace, factors);
  tell_batch(trace, factors);
}
