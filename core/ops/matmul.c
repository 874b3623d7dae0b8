#include "ops/matmul.h"

#include "call/record_begin.h"
#include "kernels/matmul.h"
#include "runtime/record.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"
#include "tensor/result_layout.h"

void sw_factors_view(SwFactors *self) {
  for (int i = 0; i < 2; i++) {
    const SwLayout *own = &self->tensor[i]->layout;
    self->is_vector[i] = own->shape.ndim == 1;
    self->layout[i] = self->is_vector[i] ? sw_layout_insert(own, i, 1) : *own;
  }
}

SwShape sw_factors_batch(const SwFactors *self, int i) {
  SwShape batch = self->layout[i].shape;
  batch.ndim -= 2;
  return batch;
}

/* The batch dims stretched to `batch`, the last two as they are. */
static SwLayout stretch(const SwLayout *self, const SwShape *batch) {
  SwShape target = *batch;
  for (int dim = 0; dim < 2; dim++)
    target.size[target.ndim++] = self->shape.size[self->shape.ndim - 2 + dim];
  return sw_broadcast_layout(self, &target, SW_TORCH, 0, NULL);
}

static SwShape product_shape(const SwFactors *self, const SwShape *batch, bool drop) {
  SwShape shape = *batch;
  for (int i = 0; i < 2; i++) {
    const SwShape *own = &self->layout[i].shape;
    if (!drop || !self->is_vector[i]) shape.size[shape.ndim++] = own->size[own->ndim - 2 + i];
  }
  return shape;
}

static SwLayout lay_out(const SwFactors *self, const SwShape *full, const SwShape *batch) {
  SwLayout own[2], out, outer;
  const SwLayout *const read[] = {&own[0], &own[1]};
  (void)sw_layout_contiguous(full, &out);
  if (!self->in_order || batch->ndim < 2) return out;
  if (sw_shape_is_empty(full))
    return sw_result_layout(SW_NUMPY, full, 0, NULL); /* nothing to order */
  for (int i = 0; i < 2; i++) {
    own[i] = self->layout[i];
    own[i].shape.ndim -= 2;
  }
  outer = sw_result_layout(SW_NUMPY, batch, 2, read);
  for (int dim = 0; dim < batch->ndim; dim++)
    out.stride[dim] = outer.stride[dim] * out.stride[batch->ndim] * full->size[batch->ndim];
  return out;
}

/* A vector counts as a matrix of one row or column; the product then lacks that dim. */
static SwLayout without_ones(const SwFactors *self, const SwLayout *whole) {
  int last = whole->shape.ndim - 1;
  SwLayout out = self->is_vector[1] ? sw_layout_remove(whole, last) : *whole;
  return self->is_vector[0] ? sw_layout_remove(&out, last - 1) : out;
}

bool sw_factors_multiply(SwCall *call, SwFactors *self, SwDType dtype, const SwShape *batch,
                         SwTensor **out) {
  SwLayout whole, stretched[2];
  SwOperand read[2];
  int64_t numel, work;
  SwShape full = product_shape(self, batch, false), shape = product_shape(self, batch, true);
  *out = sw_tensor_new(call->vm, self->tensor[0]->dialect, dtype, &shape);
  if (!*out) return false;
  numel = sw_tensor_size(*out);
  work = self->layout[0].shape.size[self->layout[0].shape.ndim - 1];
  if (numel > 0 && work > SW_MAX_WORK / numel) work = SW_MAX_WORK / numel + 1;
  /* WebAssembly has no fused multiply-add; that of float64 is computed in several steps. */
  if (!sw_work_values(call->vm, numel * work * (dtype == SW_FLOAT64 ? 3 : 1))) return false;
  whole = lay_out(self, &full, batch);
  for (int i = 0; i < 2; i++) {
    SwTensor *tensor = self->tensor[i];
    if (tensor->dtype != dtype) {
      SwTensor *copy = sw_tensor_copy(call->vm, tensor, dtype);
      if (!copy) return false;
      self->tensor[i] = copy;
      SwLayout contiguous;
      (void)sw_layout_contiguous(&self->layout[i].shape, &contiguous);
      self->layout[i] = contiguous;
    }
    stretched[i] = stretch(&self->layout[i], batch);
    read[i] = sw_tensor_operand(self->tensor[i]);
    read[i].layout = &stretched[i];
  }
  SwOperand to = sw_tensor_operand(*out);
  to.layout = &whole;
  (*out)->layout = without_ones(self, &whole);
  sw_matmul(&to, &read[0], &read[1], self->is_outer);
  return true;
}

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

/* The dims whose sizes the message names. */
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

/* Only the comparisons of broadcasting are shown: the batch dims come first in the result, too. */
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
