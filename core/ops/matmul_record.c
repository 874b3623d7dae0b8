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

/* Where the sizes in the message come from. */
static void tell_folded(SwTrace *trace, const SwFactors *factors) {
  const SwShape *a = &factors->layout[0].shape, *b = &factors->layout[1].shape;
  if (!factors->folded) return;
  if (factors->tensor[0]->layout.shape.ndim > factors->tensor[1]->layout.shape.ndim)
    sw_emit(trace, PRODUCT_FOLDED, 0, 0, factors->folded, a->size[a->ndim - 1]);
  else
    sw_emit(trace, PRODUCT_FOLDED_COLUMNS, 1, 1, factors->folded, b->size[b->ndim - 2]);
}

static int64_t inner_size(const SwFactors *factors, int i) {
  const SwShape *shape = &factors->layout[i].shape;
  return shape->size[shape->ndim - (i ? 2 : 1)];
}

static bool is_inner_met(const SwFactors *factors) {
  return inner_size(factors, 0) == inner_size(factors, 1);
}

static bool tell_inner(SwTrace *trace, const SwFactors *factors) {
  if (is_inner_met(factors)) {
    sw_emit(trace, PRODUCT_INNER, inner_size(factors, 0));
    return true;
  }
  tell_folded(trace, factors);
  sw_emit(trace, PRODUCT_INNER_REFUSED, 0, inner_size(factors, 0), 1, inner_size(factors, 1));
  return false;
}

/* bmm: one dim counts the matrices of each side. */
static void tell_counts(SwTrace *trace, const SwShape *a, const SwShape *b) {
  if (a->size[0] == b->size[0])
    sw_emit(trace, PRODUCT_COUNTS, 0, a->size[0]);
  else
    sw_emit(trace, PRODUCT_COUNTS_REFUSED, 0, 0, a->size[0], 1, b->size[0]);
}

/* Of what broadcasting tells only the comparisons: the batch dims stand first in the result too. */
static void tell_batch(SwTrace *trace, const SwFactors *factors) {
  SwShape batch[] = {sw_factors_batch(factors, 0), sw_factors_batch(factors, 1)}, common;
  const SwShape *shapes[] = {&batch[0], &batch[1]};
  SwMismatch mismatch;
  SwTrace whole = {0};
  if (!trace || (batch[0].ndim == 0 && batch[1].ndim == 0)) return;
  if (factors->never_broadcasts) {
    tell_counts(trace, &batch[0], &batch[1]);
    return;
  }
  sw_emit(trace, PRODUCT_BATCH, 0);
  (void)sw_broadcast_shapes(shapes, 2, &whole, &common, &mismatch);
  for (int i = 0; i < whole.count; i++) {
    const SwEvent *event = &whole.events[i];
    if (sw_event_phase(event->id) == SW_PHASE_COMPARE)
      sw_trace_add(trace, event->id, SW_MAX_FACTS, event->fact);
  }
  trace->truncated = trace->truncated || whole.truncated;
  sw_trace_clear(&whole);
}

/* PyTorch looks at the batch dims first, where it does not fold them. */
static bool is_batch_refused(const SwFactors *factors) {
  SwShape batch[] = {sw_factors_batch(factors, 0), sw_factors_batch(factors, 1)}, common;
  const SwShape *shapes[] = {&batch[0], &batch[1]};
  SwMismatch mismatch;
  return factors->tensor[0]->dialect == SW_TORCH && !factors->never_broadcasts &&
         !sw_broadcast_shapes(shapes, 2, NULL, &common, &mismatch);
}

void sw_record_product(SwCall *call, const SwFactors *factors) {
  SwRecord *record = sw_record_begin(call, SW_STORY_PRODUCT);
  SwTrace *trace = sw_record_trace(record);
  for (int i = 0; i < 2; i++)
    sw_record_operand(record, factors->tensor[i], call->nodes[i]);
  sw_emit(trace, SHAPES_TWO, 0, 0, 1, 1);
  tell_vectors(trace, factors);
  bool only_batch = !is_inner_met(factors) && is_batch_refused(factors);
  if (only_batch || tell_inner(trace, factors)) tell_batch(trace, factors);
}
