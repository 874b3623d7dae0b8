#include "ops/join.h"

#include "call/record_begin.h"
#include "kernels/join.h"
#include "runtime/record.h"
#include "runtime/tensors.h"
#include "tensor/channels_last.h"

bool sw_join_inputs(SwCall *call, const char *function, SwJoinInput **out, int *count) {
  SwVm *vm = call->vm;
  const SwSequence *items = call->args[0].as.sequence;
  *count = (int)items->count;
  *out = sw_arena_alloc(vm->arena, (size_t)(items->count + 1) * sizeof **out);
  if (!*out) return sw_exhausted(vm);
  for (int i = 0; i < *count; i++) {
    SwTensor *tensor = items->items[i].as.tensor; /* the row's `Tensor[]` */
    (*out)[i] = (SwJoinInput){tensor, tensor->layout, NULL};
  }
  if (*count) return true;
  return function ? sw_raise(vm, SW_ERR_TORCH_LIST_EMPTY, SW_STR(function))
                  : sw_raise0(vm, SW_ERR_TORCH_CAT_EMPTY);
}

bool sw_join_skips(const SwJoinInput *part) {
  return part->tensor->dialect == SW_TORCH && part->layout.shape.ndim == 1 &&
         part->layout.shape.size[0] == 0;
}

/* The first part that is not skipped, else the first. */
static int leading(const SwJoinInput *parts, int count) {
  int at = 0;
  while (at < count && sw_join_skips(&parts[at]))
    at++;
  return at == count ? 0 : at;
}

static bool check_dims(SwVm *vm, const SwJoinInput *parts, int count, int64_t wanted, int *dim) {
  for (int i = 0; i < count; i++) {
    if (parts[i].layout.shape.ndim == 0) return sw_raise(vm, SW_ERR_TORCH_CAT_0D, SW_INT(i));
  }
  const SwJoinInput *first = &parts[leading(parts, count)];
  *dim = 0;
  return sw_join_skips(first) || sw_wrap_dim(vm, SW_TORCH, wanted, first->layout.shape.ndim, dim);
}

static bool meet(SwVm *vm, const SwJoinInput *parts, int count, int dim, SwShape *shape) {
  int first = leading(parts, count), at = 0;
  *shape = parts[first].layout.shape;
  for (int i = first + 1; i < count; i++) {
    const SwShape *next = &parts[i].layout.shape;
    if (sw_join_skips(&parts[i])) continue;
    switch (sw_join_shape(shape, dim, next, &at)) {
    case SW_JOIN_FITS: break;
    case SW_JOIN_NDIM:
      return sw_raise(vm, SW_ERR_TORCH_CAT_DIMS, SW_INT(shape->ndim), SW_INT(next->ndim));
    case SW_JOIN_SIZE:
      return sw_raise(vm, SW_ERR_TORCH_CAT_SIZES, SW_INT(dim), SW_INT(shape->size[at]),
                      SW_INT(next->size[at]), SW_INT(i));
    default: /* SW_JOIN_OVERFLOW: the sum of the sizes wrapped around */
      return sw_raise(vm, SW_ERR_TORCH_NEGATIVE_SIZE, SW_INT(shape->size[dim]),
                      SW_SHAPE_ARG(shape));
    }
  }
  return true;
}

static SwDType common_dtype(const SwJoinInput *parts, int count) {
  SwDType dtype = parts[0].tensor->dtype;
  for (int i = 1; i < count; i++)
    dtype = sw_dtype_promote(SW_TORCH, dtype, parts[i].tensor->dtype);
  return dtype;
}

static bool all_channels_last(const SwJoinInput *parts, int count) {
  for (int i = 0; i < count; i++) {
    if (!sw_layout_is_channels_last(&parts[i].layout)) return false;
  }
  return true;
}

SwTensor *sw_join_tensors(SwCall *call, const SwJoinInput *parts, int count, int64_t wanted) {
  SwVm *vm = call->vm;
  SwShape shape = {0};
  SwTensor *result = NULL;
  int dim = 0;
  int64_t start = 0;
  bool fits = check_dims(vm, parts, count, wanted, &dim) && meet(vm, parts, count, dim, &shape);
  if (fits) result = sw_tensor_new(vm, SW_TORCH, common_dtype(parts, count), &shape);
  if (!result) return NULL;
  if (all_channels_last(parts, count)) result->layout = sw_layout_channels_last(&shape);
  SwOperand out = sw_tensor_operand(result);
  for (int i = 0; i < count; i++) {
    SwOperand part = {parts[i].tensor->dtype, &parts[i].layout,
                      parts[i].tensor->storage->buffer->data, parts[i].tensor->dialect};
    if (!sw_join_skips(&parts[i])) sw_join_write(&out, dim, &part, &start);
  }
  return result;
}

SwTensor *sw_join_call(SwCall *call, const SwJoinInput *parts, int count, int64_t dim) {
  SwTensor *result = sw_join_tensors(call, parts, count, dim);
  sw_join_tell(call, parts, count, dim, false, result);
  return result;
}

/* -- The story: dim by dim all sizes agree, or add up --------------------------------------------
 */

typedef struct Telling {
  SwRecord *record;
  const SwJoinInput *parts;
  int count, dim;
  bool stacks;
  int shown[SW_RECORD_OPERANDS]; /* numbers of the parts that are operands of the record */
  int bad;                       /* the part that does not fit; `count`: all do */
  int at;                        /* the dim at which it does not */
  SwJoinProblem problem;
} Telling;

/* Applies the rule again to find the part that does not fit. */
static void find_fault(Telling *self) {
  int first = leading(self->parts, self->count);
  SwShape shape = self->parts[first].layout.shape;
  self->bad = self->count;
  for (int i = first + 1; i < self->count && self->bad == self->count; i++) {
    if (self->dim >= shape.ndim || sw_join_skips(&self->parts[i])) continue;
    self->problem = sw_join_shape(&shape, self->dim, &self->parts[i].layout.shape, &self->at);
    if (self->problem != SW_JOIN_FITS) self->bad = i;
  }
}

/* The items of the list, if the program writes them one by one. */
static const SwNode *first_item(const SwCall *call) {
  const SwNode *list = call->nodes[0];
  if (!list) return NULL; /* not covered: it is required */
  bool is_list = list->kind == SW_NODE_LIST || list->kind == SW_NODE_TUPLE;
  for (const SwNode *item = is_list ? list->first : NULL; item; item = item->next) {
    if (item->kind == SW_NODE_STARRED) return NULL;
  }
  return is_list ? list->first : NULL;
}

/* The expression of the list, if its items are not written out; else NULL. */
static const SwNode *list_of(const SwCall *call) {
  const SwNode *node = call->nodes[0];
  if (!node) return NULL; /* not covered: it is required */
  bool written = node->kind == SW_NODE_LIST || node->kind == SW_NODE_TUPLE;
  return sw_value_is_sequence(call->args[0]) && !written ? node : NULL;
}

/* Adds the first parts as operands. If there are too many, the last place goes to the part that
 * does not fit. */
static void record_parts(SwCall *call, Telling *self) {
  const SwNode *node = first_item(call), *list = node ? NULL : list_of(call);
  bool apart = !sw_value_is_sequence(call->args[0]); /* append(a, b) */
  int room = self->count < SW_RECORD_OPERANDS ? self->count : SW_RECORD_OPERANDS, told = 0;
  for (int i = 0; i < self->count && told < room; i++, node = node ? node->next : NULL) {
    bool last = told == room - 1;
    if (last && self->bad < self->count && i < self->bad) continue;
    const SwJoinInput *part = &self->parts[i];
    self->record->stretched[told] = part->layout;
    self->shown[told++] = i;
    const SwTensor *tensor = part->given ? part->given : part->tensor;
    if (list)
      sw_record_entry(self->record, tensor, list, i);
    else
      sw_record_operand(self->record, tensor, apart && i < call->count ? call->nodes[i] : node);
  }
}

static void tell_shapes(const Telling *self) {
  SwTrace *trace = &self->record->trace;
  int shown = self->record->operand_count;
  if (self->count == 2)
    sw_emit(trace, SHAPES_TWO, 0, 0, 1, 1);
  else if (shown < self->count)
    sw_emit(trace, JOIN_SHAPES_FIRST, self->count, shown);
  else
    sw_emit(trace, JOIN_SHAPES, self->count);
}

/* Notes the shapes of parts that are read under another shape than their own. */
static void tell_reading(const Telling *self) {
  SwTrace *trace = &self->record->trace;
  if (self->stacks) sw_emit(trace, JOIN_NEW_DIM, self->dim);
  for (int i = 0; i < self->record->operand_count; i++) {
    const SwShape *own = &self->record->operand[i].layout.shape;
    if (sw_join_skips(&self->parts[self->shown[i]]))
      sw_emit(trace, JOIN_SKIPPED, i);
    else if (!self->stacks && !sw_shape_equal(own, &self->record->stretched[i].shape))
      sw_emit(trace, JOIN_READ_AS, i, i);
  }
}

/* The number of a part among the operands. */
static int operand_of(const Telling *self, int part) {
  for (int i = 0; i < self->record->operand_count; i++) {
    if (self->shown[i] == part) return i;
  }
  return 0;
}

/* False if some part has another size; the verdict comes later. */
static bool agrees(const Telling *self, int dim, int64_t size) {
  for (int i = 0; i < self->count; i++) {
    const SwShape *shape = &self->parts[i].layout.shape;
    if (sw_join_skips(&self->parts[i])) continue;
    if (dim >= shape->ndim || shape->size[dim] != size) return false;
  }
  return true;
}

static void tell_refusal(const Telling *self) {
  SwTrace *trace = &self->record->trace;
  if (self->bad == self->count || self->problem == SW_JOIN_OVERFLOW) return;
  int first = leading(self->parts, self->count), a = operand_of(self, first),
      b = operand_of(self, self->bad);
  const SwShape *left = &self->parts[first].layout.shape,
                *right = &self->parts[self->bad].layout.shape;
  if (self->problem == SW_JOIN_NDIM)
    sw_emit(trace, JOIN_DIMS_REFUSED, a, left->ndim - self->stacks, b, right->ndim - self->stacks);
  else
    sw_emit(trace, JOIN_REFUSED, self->at, a, left->size[self->at], b, right->size[self->at]);
}

static int64_t joined_size(const Telling *self) {
  int64_t size = 0;
  for (int i = 0; i < self->count; i++) {
    if (!sw_join_skips(&self->parts[i])) size += self->parts[i].layout.shape.size[self->dim];
  }
  return size;
}

static void tell_dims(const Telling *self) {
  SwTrace *trace = &self->record->trace;
  const SwShape *shape = &self->parts[leading(self->parts, self->count)].layout.shape;
  bool fits = self->bad == self->count;
  int end = fits ? shape->ndim : self->problem == SW_JOIN_SIZE ? self->at : 0;
  for (int dim = 0; dim < end; dim++) {
    if (dim != self->dim && agrees(self, dim, shape->size[dim]))
      sw_emit(trace, JOIN_EQUAL, dim, shape->size[dim]);
    else if (dim == self->dim && fits)
      sw_emit(trace, JOIN_ADDS, dim, joined_size(self));
  }
}

void sw_join_tell(SwCall *call, const SwJoinInput *parts, int count, int64_t wanted, bool stacks,
                  const SwTensor *result) {
  SwRecord *record = count ? sw_record_begin(call, SW_STORY_JOIN) : NULL;
  if (!record) return;
  Telling self = {.record = record, .parts = parts, .count = count, .stacks = stacks};
  int ndim = parts[leading(parts, count)].layout.shape.ndim;
  int64_t dim = wanted < 0 ? wanted + ndim : wanted;
  bool has_dim = dim >= 0 && dim < ndim;
  self.dim = record->as.join.dim = has_dim ? (int)dim : SW_MAX_DIMS;
  record->as.join.stacks = stacks;
  find_fault(&self);
  record_parts(call, &self);
  tell_shapes(&self);
  if (has_dim) {
    tell_reading(&self);
    tell_dims(&self);
    tell_refusal(&self);
  }
  if (result) {
    sw_record_result(record, result);
    sw_emit(&record->trace, JOIN_RESULT, record->operand_count);
  }
}
