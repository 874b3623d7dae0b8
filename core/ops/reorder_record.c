#include "ops/reorder_record.h"

#include "call/call.h"
#include "call/record_begin.h"
#include "runtime/record.h"

SwReorder sw_reorder_none(const SwShape *own, int ndim) {
  SwReorder self = {0};
  for (int dim = 0; dim < ndim; dim++) {
    int from = dim - (ndim - own->ndim);
    self.dim[dim] = (SwReorderDim){from < 0 ? -1 : from, SW_REORDER_KEEP, 0};
  }
  return self;
}

SwReorder sw_reorder_flat(SwReorderRule rule, int64_t by) {
  return (SwReorder){.is_flat = true, .dim = {{0, rule, by}}};
}

SwReorder sw_reorder_tile(const SwShape *own, const SwShape *shape) {
  SwReorder self = sw_reorder_none(own, shape->ndim);
  for (int dim = 0; dim < shape->ndim; dim++) {
    SwReorderDim *at = &self.dim[dim];
    if (at->from >= 0 && own->size[at->from] != shape->size[dim]) at->rule = SW_REORDER_TILE;
  }
  return self;
}

SwReorder sw_reorder_repeat(const SwShape *own, int dim, int64_t count) {
  SwReorder self = sw_reorder_none(own, own->ndim);
  self.dim[dim] = (SwReorderDim){dim, SW_REORDER_REPEAT, count};
  return self;
}

void sw_reorder_roll(SwReorderDim *self, int64_t shift, int64_t size) {
  if (size == 0) return;
  self->rule = SW_REORDER_ROLL;
  self->by = (self->by + shift % size + size) % size;
}

static void tell_dim(SwTrace *trace, const SwReorderDim *self, int dim, int64_t own, int64_t size) {
  if (self->from < 0) {
    sw_emit(trace, REORDER_NEW, dim, size);
    return;
  }
  switch (self->rule) {
  case SW_REORDER_KEEP: sw_emit(trace, REORDER_KEPT, dim, self->from); break;
  case SW_REORDER_REVERSE: sw_emit(trace, REORDER_REVERSED, dim, self->from, own - 1); break;
  case SW_REORDER_ROLL: sw_emit(trace, REORDER_ROLLED, dim, self->by, own); break;
  case SW_REORDER_TILE: sw_emit(trace, REORDER_TILED, dim, own, size / own); break;
  default: sw_emit(trace, REORDER_REPEATED, dim, self->by); break;
  }
}

static void tell_flat(SwTrace *trace, const SwReorderDim *self, int64_t numel) {
  sw_emit(trace, REORDER_FLAT, 0);
  if (self->rule == SW_REORDER_ROLL)
    sw_emit(trace, REORDER_FLAT_ROLLED, self->by, numel);
  else if (self->rule == SW_REORDER_TILE)
    sw_emit(trace, REORDER_FLAT_TILED, numel);
  else if (self->rule == SW_REORDER_REPEAT)
    sw_emit(trace, REORDER_FLAT_REPEATED, self->by);
}

void sw_record_reorder(SwCall *call, const SwTensor *tensor, const SwReorder *reorder,
                       const SwTensor *result) {
  SwRecord *record = sw_record_begin(call, SW_STORY_REORDER);
  if (!record) return;
  const SwShape *own = &tensor->layout.shape, *shape = &result->layout.shape;
  SwTrace *trace = &record->trace;
  record->as.reorder.rule = *reorder;
  /* A tensor of one dim is its own line in reading order. */
  if (own->ndim == 1 && shape->ndim == 1) record->as.reorder.rule.is_flat = false;
  reorder = &record->as.reorder.rule;
  sw_record_operand(record, tensor, call->nodes[0]);
  sw_record_result(record, result);
  if (reorder->is_transposed) sw_record_view_of(record, 0, ".T");
  sw_emit(trace, DIMS_BEFORE, 0, 0, 0);
  for (int dim = 0; dim < shape->ndim; dim++)
    record->as.reorder.dim_from[dim] = reorder->is_flat ? -1 : reorder->dim[dim].from;
  if (reorder->is_flat) tell_flat(trace, &reorder->dim[0], sw_tensor_size(tensor));
  if (reorder->is_transposed) sw_emit(trace, ORDER_TRANSPOSES, 0);
  for (int dim = 0; dim < shape->ndim && !reorder->is_flat; dim++) {
    const SwReorderDim *at = &reorder->dim[dim];
    tell_dim(trace, at, dim, at->from < 0 ? 0 : own->size[at->from], shape->size[dim]);
  }
  sw_emit(trace, NEW_STORAGE, 1);
}
