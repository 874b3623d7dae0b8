/* The stories of index_select, take and masked_select: elements picked along a dim, by their
 * numbers in reading order, or by a mask that broadcasts. */
#include "ops/record_pick.h"

#include "call/record_begin.h"
#include "ops/index_record.h"
#include "runtime/record.h"

void sw_record_select(SwCall *call, const SwTensor *tensor, int dim, SwTensor *index, int i,
                      bool as_line, SwSelecting *out) {
  SwIndex brackets = {.count = 2, .dims = tensor->layout.shape.ndim - dim, .is_advanced = true};
  bool lone = as_line && index->layout.shape.ndim == 0;
  *out = (SwSelecting){.line = *index};
  if (lone) {
    out->line.layout.shape = (SwShape){1, {1}};
    out->line.layout.stride[0] = 1;
  }
  brackets.at[0].kind = SW_INDEX_ELLIPSIS;
  brackets.at[1] = (SwIndexItem){.kind = SW_INDEX_ARRAY, .array = lone ? &out->line : index};
  if (call->vm->program->no_stories) return;
  (void)sw_index_walk(call, tensor, &brackets, &out->walk); /* dim is one of the tensor's */
  if (!sw_advanced_make(call, tensor, &out->walk, &out->advanced)) return;
  SwRecord *record = sw_record_index(call, tensor, &brackets, &out->walk, &out->advanced, 0);
  out->record = record;
  if (!record) return;
  record->operand[1].layout = index->layout;
  record->operand[1].item = 0;
  if (!record->saying) record->operand[1].span = call->nodes[i]->span;
  if (lone) sw_emit(&record->trace, INDEX_AS_LINE, 1);
}

/* A negative number, which indexing would count from the end, raises the library's error here. */
void sw_record_not_there(SwSelecting *self, int64_t entry, int64_t position) {
  if (!self->record) return;
  int64_t size = self->record->as.index.indexing->pick[0].size;
  self->advanced.bad.found = position >= size || position < -size;
  self->advanced.bad.entry = entry;
  self->advanced.bad.position = position;
  sw_record_indexed(self->record, &self->walk, &self->advanced, NULL);
}

void sw_record_selected(SwSelecting *self, const SwTensor *result) {
  sw_record_indexed(self->record, &self->walk, &self->advanced, result);
}

static SwRecord *begin(SwCall *call, const SwTensor *tensor, const SwTensor *by) {
  SwRecord *self = sw_record_begin(call, SW_STORY_INDEX);
  SwIndexing *indexing = self ? sw_record_alloc(call->vm, sizeof *indexing) : NULL;
  if (!indexing) return NULL;
  self->as.index.indexing = indexing;
  sw_record_operand(self, tensor, call->nodes[0]);
  sw_record_operand(self, by, call->nodes[1]);
  sw_emit(&self->trace, DIMS_BEFORE, 0, 0, 0);
  return self;
}

static SwPick *add_pick(SwIndexing *self, const SwTensor *positions, int64_t size, int64_t stride) {
  SwPick *pick = &self->pick[self->count++];
  pick->operand = 1;
  pick->positions = positions->layout;
  pick->dtype = positions->dtype;
  pick->buffer = sw_buffer_retain(positions->storage->buffer);
  pick->size = size;
  pick->stride = stride;
  return pick;
}

SwRecord *sw_record_take(SwCall *call, const SwTensor *tensor, const SwTensor *numbers) {
  int64_t numel = sw_tensor_size(tensor);
  SwRecord *self = call->vm->program->no_stories ? NULL : begin(call, tensor, numbers);
  if (!self) return NULL;
  self->as.index.indexing->common = numbers->layout.shape;
  (void)add_pick(self->as.index.indexing, numbers, numel, 1);
  sw_emit(&self->trace, REORDER_FLAT, 0);
  sw_emit(&self->trace, INDEX_NUMBERS, 1, 1, numel);
  return self;
}

/* For each dim of the common shape, the distance of one step in the tensor's reading order; 0 if
 * the tensor is stretched there. */
static void number_strides(const SwShape *own, const SwShape *common, int64_t *out) {
  int64_t stride = 1;
  for (int dim = common->ndim - 1; dim >= 0; dim--) {
    int at = dim - (common->ndim - own->ndim);
    int64_t size = at < 0 ? 1 : own->size[at];
    out[dim] = size == 1 ? 0 : stride;
    stride *= size;
  }
}

SwRecord *sw_record_masked(SwCall *call, const SwTensor *tensor, const SwTensor *mask,
                           const SwShape *common, SwTensor *const *lines) {
  int64_t stride[SW_MAX_DIMS];
  bool fits = common->ndim > 0 && common->ndim <= SW_RECORD_PICKS;
  if (call->vm->program->no_stories || !fits) return NULL;
  SwRecord *self = begin(call, tensor, mask);
  if (!self) return NULL;
  int64_t count = sw_tensor_size(lines[0]);
  self->as.index.indexing->common = (SwShape){1, {count}};
  self->as.index.broadcast = *common;
  number_strides(&tensor->layout.shape, common, stride);
  for (int dim = 0; dim < common->ndim; dim++)
    add_pick(self->as.index.indexing, lines[dim], common->size[dim], stride[dim])->is_mask = true;
  if (sw_shape_equal(&mask->layout.shape, common) && sw_shape_equal(&tensor->layout.shape, common))
    sw_emit(&self->trace, INDEX_MASK, 1, 1, 0, count);
  else
    sw_emit(&self->trace, INDEX_MASK_MEETS, 0, 1, count);
  return self;
}

void sw_record_picked(SwRecord *self, const SwTensor *result) {
  if (!self) return;
  sw_record_result(self, result);
  for (int dim = 0; dim < result->layout.shape.ndim; dim++)
    self->as.index.dim_from[dim] = -1;
  if (self->as.index.indexing->pick[0].is_mask) sw_emit(&self->trace, INDEX_LANDS, 0);
  sw_emit(&self->trace, INDEX_COPIES, self->operand_count);
}
