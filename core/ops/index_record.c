#include "ops/index_record.h"

#include "call/record_begin.h"
#include "ops/advanced_index.h"
#include "ops/elementwise_call.h"
#include "ops/tensor_arith.h"
#include "runtime/record.h"

/* The source of an index item, if the brackets list their items one by one. */
static const SwNode *node_of(const SwCall *call, const SwIndex *index, const SwIndexItem *item) {
  const SwNode *node = call->nodes[1];
  if (node->kind != SW_NODE_TUPLE) return index->count == 1 ? node : NULL;
  int number = 0, wanted = (int)(item - index->at);
  for (const SwNode *at = node->first;; at = at->next, number++) {
    if (!at || at->kind == SW_NODE_STARRED) return NULL;
    if (number == wanted) return at;
  }
}

static bool is_operand(const SwIndexPart *part) {
  return part->item->kind == SW_INDEX_ARRAY || part->item->kind == SW_INDEX_MASK;
}

/* Whether the story has room for all of them. */
static bool fits(const SwIndexWalk *walk, const SwAdvanced *advanced, int others) {
  int operands = 1 + others;
  for (int i = 0; i < walk->part_count; i++)
    operands += is_operand(&walk->part[i]);
  return operands <= SW_RECORD_OPERANDS && advanced->count <= SW_RECORD_PICKS;
}

/* The same index over the elements numbered in reading order: what is picked, as numbers. */
static void number_elements(SwCall *call, const SwTensor *tensor, const SwIndex *index,
                            const SwAdvanced *advanced, SwIndexing *out) {
  SwTensor numbered = *tensor;
  SwIndexWalk walk;
  (void)sw_layout_contiguous(&tensor->layout.shape, &numbered.layout);
  (void)sw_index_walk(call, &numbered, index, &walk); /* it has gone through the same shape */
  out->rest = walk.layout;
  for (int i = 0; i < advanced->count; i++) {
    out->pick[i].size = walk.layout.shape.size[advanced->dim[i]];
    out->pick[i].stride = walk.layout.stride[advanced->dim[i]];
  }
  for (int i = advanced->count - 1; i >= 0; i--)
    out->rest = sw_layout_remove(&out->rest, advanced->dim[i]);
}

static void keep_positions(const SwAdvanced *advanced, SwIndexing *out) {
  out->common = advanced->gather.index;
  out->at = advanced->gather.at;
  out->count = advanced->count;
  for (int i = 0; i < advanced->count; i++) {
    SwPick *pick = &out->pick[i];
    pick->positions = advanced->stretched[i];
    pick->dtype = advanced->array[i]->dtype;
    pick->buffer = sw_buffer_retain(advanced->array[i]->storage->buffer);
  }
}

static void tell_part(SwRecord *self, const SwIndexPart *part, const SwAdvanced *advanced,
                      int first) {
  int operand = self->operand_count - 1;
  int64_t size = self->operand[0].layout.shape.size[part->axis];
  if (part->item->kind == SW_INDEX_ARRAY)
    sw_emit(&self->trace, INDEX_ARRAY, operand, operand, part->axis, size);
  else {
    const SwTensor *line = advanced->array[first];
    sw_emit(&self->trace, INDEX_MASK, operand, operand, part->axis, sw_tensor_size(line));
  }
}

/* Each index tensor gives one array of positions, each mask one for each of its dims. */
static void tell_parts(SwCall *call, SwRecord *self, const SwIndex *index, const SwIndexWalk *walk,
                       const SwAdvanced *advanced) {
  int pick = 0;
  for (int i = 0; i < walk->part_count; i++) {
    const SwIndexPart *part = &walk->part[i];
    bool is_mask = part->item->kind == SW_INDEX_MASK;
    int picks = is_mask ? part->item->array->layout.shape.ndim : 1, first = pick;
    int operand = is_operand(part) ? self->operand_count : -1;
    for (int end = pick + picks; pick < end; pick++) {
      self->as.index.indexing->pick[pick].operand = operand;
      self->as.index.indexing->pick[pick].is_mask = is_mask;
    }
    if (operand < 0) continue;
    const SwNode *node = node_of(call, index, part->item);
    if (!node && call->nodes[1]->kind != SW_NODE_TUPLE) /* a[np.ix_(...)] */
      sw_record_entry(self, part->item->array, call->nodes[1], (int)(part->item - index->at));
    else
      sw_record_operand(self, part->item->array, node);
    tell_part(self, part, advanced, first);
  }
  if (self->operand_count > 2) sw_emit(&self->trace, INDEX_MEET, 0);
}

SwRecord *sw_record_index(SwCall *call, const SwTensor *tensor, const SwIndex *index,
                          const SwIndexWalk *walk, const SwAdvanced *advanced, int others) {
  if (call->vm->program->no_stories || !fits(walk, advanced, others)) return NULL;
  SwIndexing indexing = {0};
  number_elements(call, tensor, index, advanced, &indexing);
  SwRecord *self = sw_record_begin(call, SW_STORY_INDEX);
  SwIndexing *kept = self ? sw_record_alloc(call->vm, sizeof *kept) : NULL;
  if (!kept) return NULL;
  *kept = indexing;
  keep_positions(advanced, kept);
  self->as.index.indexing = kept;
  sw_record_operand(self, tensor, call->nodes[0]);
  sw_emit(&self->trace, DIMS_BEFORE, 0, 0, 0);
  tell_parts(call, self, index, walk, advanced);
  return self;
}

SwRecord *sw_record_put(SwCall *call, const SwTensor *tensor, const SwTensor *value,
                        const SwIndex *index, const SwIndexWalk *walk, const SwAdvanced *advanced) {
  SwRecord *self = sw_record_index(call, tensor, index, walk, advanced, 1);
  if (!self) return NULL;
  self->kind = SW_STORY_PUT;
  self->as.index.indexing->chosen = sw_gather_shape(&advanced->gather);
  if (sw_value_is_number(call->args[2]))
    sw_record_argument(self, call, 2, tensor->dialect);
  else
    sw_record_operand(self, value, call->nodes[2]);
  sw_emit(&self->trace, PUT_CHOSEN, self->operand_count - 1);
  return self;
}

static void tell_refusal(SwRecord *self, const SwIndexWalk *walk, const SwAdvanced *advanced) {
  int array = advanced->bad.array;
  if (!advanced->bad.found) return;
  sw_emit(&self->trace, INDEX_OUT_OF_RANGE, self->as.index.indexing->pick[array].operand,
          advanced->bad.entry, advanced->bad.position, advanced->axis[array],
          walk->layout.shape.size[advanced->dim[array]]);
}

/* From which dim of the tensor each dim of the result comes; -1 for those of the common shape. */
static void trace_dims(SwRecord *self, const SwIndexWalk *walk, const SwAdvanced *advanced) {
  int to = 0, at = self->as.index.indexing->at, common = self->as.index.indexing->common.ndim;
  for (int i = 0; i < common; i++)
    self->as.index.dim_from[at + i] = -1;
  for (int dim = 0; dim < walk->layout.shape.ndim; dim++) {
    bool picked = false;
    for (int k = 0; k < advanced->count; k++)
      picked = picked || advanced->dim[k] == dim;
    if (picked) continue;
    self->as.index.dim_from[to < at ? to : to + common] = walk->from[dim];
    to++;
  }
}

void sw_record_indexed(SwRecord *self, const SwIndexWalk *walk, const SwAdvanced *advanced,
                       const SwTensor *result) {
  if (!self) return;
  if (!result) {
    tell_refusal(self, walk, advanced);
    return;
  }
  SwTrace *trace = &self->trace;
  const SwLayout *layout = &result->layout;
  sw_record_result(self, result);
  trace_dims(self, walk, advanced);
  bool in_front = walk->apart && self->as.index.indexing->rest.shape.ndim > 0;
  if (in_front)
    sw_emit(trace, INDEX_IN_FRONT, 0);
  else if (self->as.index.indexing->common.ndim)
    sw_emit(trace, INDEX_LANDS, self->as.index.indexing->at);
  for (int dim = 0; dim < layout->shape.ndim; dim++) {
    bool common = dim >= self->as.index.indexing->at &&
                  dim < self->as.index.indexing->at + self->as.index.indexing->common.ndim;
    if (self->as.index.dim_from[dim] >= 0)
      sw_emit(trace, INDEX_REST, dim, self->as.index.dim_from[dim]);
    else if (!common)
      sw_emit(trace, DIM_NEW, dim, layout->shape.size[dim], layout->stride[dim]);
  }
  sw_emit(trace, INDEX_COPIES, self->operand_count);
}
