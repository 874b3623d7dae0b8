#include "ops/advanced_index.h"

#include "base/checked.h"
#include "ops/index_record.h"
#include "ops/nonzero.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"
#include "tensor/result_layout.h"
#include "tensor/view.h"

/* They are no more than the dims of what is walked through. */
static void add(SwAdvanced *self, SwTensor *array, int dim, int axis) {
  self->array[self->count] = array;
  self->dim[self->count] = dim;
  self->axis[self->count++] = axis;
}

/* PyTorch's; NumPy has compared before, all sizes but 0, which fits any. */
static bool check_mask(SwCall *call, const SwShape *shape, const SwShape *mask, int dim) {
  for (int i = 0; i < mask->ndim; i++) {
    if (mask->size[i] == shape->size[dim + i]) continue;
    return sw_raise(call->vm, SW_ERR_TORCH_MASK_SHAPE, SW_SHAPE_ARG(mask), SW_INT(i),
                    SW_SHAPE_ARG(shape), SW_INT(dim + i));
  }
  return true;
}

static bool add_mask(SwCall *call, SwDialect dialect, SwAdvanced *self, const SwIndexWalk *walk,
                     const SwIndexPart *part) {
  SwTensor *mask = part->item->array, *lines[SW_MAX_DIMS];
  bool fits =
      dialect == SW_NUMPY || check_mask(call, &walk->layout.shape, &mask->layout.shape, part->dim);
  if (!fits || !sw_nonzero(call->vm, mask, lines)) return false;
  for (int i = 0; i < mask->layout.shape.ndim; i++)
    add(self, lines[i], part->dim + i, part->axis + i);
  return true;
}

static bool add_part(SwCall *call, SwDialect dialect, SwAdvanced *self, const SwIndexWalk *walk,
                     const SwIndexPart *part) {
  if (part->item->kind == SW_INDEX_MASK) return add_mask(call, dialect, self, walk, part);
  SwTensor *array = part->item->array;
  if (part->item->kind != SW_INDEX_ARRAY) /* True picks once, False never */
    array = sw_tensor_new(call->vm, SW_NUMPY, SW_INT64, &(SwShape){1, {part->item->integer}});
  if (!array) return false;
  add(self, array, part->dim, part->axis);
  return true;
}

static bool raise_shapes(SwCall *call, SwDialect dialect, const SwAdvanced *self) {
  SwText text = {0};
  for (int i = 0; i < self->count; i++) {
    const SwShape *shape = &self->array[i]->layout.shape;
    if (i) sw_text_put(&text, dialect == SW_TORCH ? ", " : " ");
    sw_text_ints(&text, shape->size, shape->ndim,
                 dialect == SW_TORCH ? SW_INTS_LIST : SW_INTS_NUMPY);
  }
  (void)sw_raise(call->vm,
                 dialect == SW_TORCH ? SW_ERR_TORCH_INDEX_SHAPES : SW_ERR_NUMPY_INDEX_SHAPES,
                 SW_STR(sw_text_cstr(&text)));
  sw_text_free(&text);
  return false;
}

static bool meet(SwCall *call, SwDialect dialect, SwAdvanced *self) {
  const SwShape *shapes[SW_MAX_DIMS];
  SwMismatch mismatch;
  for (int i = 0; i < self->count; i++)
    shapes[i] = &self->array[i]->layout.shape;
  if (!sw_broadcast_shapes(shapes, self->count, NULL, &self->gather.index, &mismatch))
    return raise_shapes(call, dialect, self);
  for (int i = 0; i < self->count; i++) {
    self->stretched[i] =
        sw_broadcast_layout(&self->array[i]->layout, &self->gather.index, SW_NUMPY, i, NULL);
  }
  return true;
}

bool sw_advanced_make(SwCall *call, const SwTensor *tensor, const SwIndexWalk *walk,
                      SwAdvanced *out) {
  *out = (SwAdvanced){0};
  for (int i = 0; i < walk->part_count; i++) {
    if (!add_part(call, tensor->dialect, out, walk, &walk->part[i])) return false;
  }
  if (!meet(call, tensor->dialect, out)) return false;
  SwGather *gather = &out->gather;
  gather->rest = walk->layout;
  for (int i = out->count - 1; i >= 0; i--)
    gather->rest = sw_layout_remove(&gather->rest, out->dim[i]);
  gather->at = walk->apart ? 0 : walk->block;
  int ndim = gather->rest.shape.ndim + gather->index.ndim;
  if (ndim <= SW_MAX_DIMS) return true;
  return sw_raise(call->vm, SW_ERR_LIMIT_DIMS, SW_INT(ndim), SW_INT(SW_MAX_DIMS));
}

/* The part of one jump that an index array adds; false if its position is out of range. */
static bool add_jump(SwAdvanced *self, const SwLayout *layout, int k, int64_t at,
                     const int64_t *entry, int64_t *position) {
  int64_t size = layout->shape.size[self->dim[k]];
  const SwTensor *array = self->array[k];
  *position =
      sw_scalar_integer(sw_tensor_load(array, sw_layout_address(&self->stretched[k], entry)));
  if (*position < -size || *position >= size) return false;
  self->jump[at] += (*position < 0 ? *position + size : *position) * layout->stride[self->dim[k]];
  return true;
}

/* PyTorch: if nothing is picked, no position is checked (*nothing). Otherwise a dim of size 0 has
 * nothing to pick from. */
static bool check_empty(SwCall *call, const SwTensor *tensor, const SwIndexWalk *walk, bool fills,
                        const SwAdvanced *self, bool *nothing) {
  SwShape chosen = sw_gather_shape(&self->gather);
  *nothing = false;
  if (tensor->dialect != SW_TORCH) return true;
  for (int k = 0; k < self->count && !sw_shape_is_empty(&self->gather.index); k++) {
    if (walk->layout.shape.size[self->dim[k]]) continue;
    return fills ? sw_call_refuse(call) : sw_raise0(call->vm, SW_ERR_TORCH_INDEX_EMPTY);
  }
  *nothing = sw_shape_is_empty(&chosen);
  return true;
}

/* NumPy checks one index array after the other, PyTorch one entry after the other. */
bool sw_advanced_check(SwCall *call, const SwTensor *tensor, const SwIndexWalk *walk, bool fills,
                       SwAdvanced *self) {
  int64_t entries = 0, steps = 0, position, entry[SW_MAX_DIMS] = {0};
  bool numpy = tensor->dialect == SW_NUMPY, nothing = false;
  if (!check_empty(call, tensor, walk, fills, self, &nothing)) return false;
  bool fits =
      sw_shape_numel(&self->gather.index, &entries) && sw_checked_mul(entries, self->count, &steps);
  for (int k = 0; k < self->count; k++) {
    if (sw_tensor_is_laid_out(self->array[k])) return true; /* its positions are not known */
  }
  if (!sw_work(call->vm, fits && steps < INT64_MAX / 8 ? steps * 8 : INT64_MAX)) return false;
  self->room = sw_scratch(call->vm, entries * (int64_t)sizeof *self->jump);
  if (!self->room) return false;
  self->jump = (int64_t *)(void *)self->room->data;
  self->gather.jump = self->jump;
  if (nothing) return true;
  for (int64_t i = 0; i < steps; i++) {
    int k = (int)(numpy ? i / entries : i % self->count);
    if (add_jump(self, &walk->layout, k, numpy ? i % entries : i / self->count, entry, &position)) {
      if (numpy || k == self->count - 1) (void)sw_shape_advance(&self->gather.index, entry);
      continue;
    }
    self->gather.checked = numpy ? 0 : i / self->count;
    self->bad.found = true;
    self->bad.array = k;
    self->bad.entry = numpy ? i % entries : i / self->count;
    self->bad.position = position;
    return sw_raise_index(call, tensor->dialect, position,
                          numpy   ? self->axis[k]
                          : fills ? self->dim[k]
                                  : k,
                          walk->layout.shape.size[self->dim[k]]);
  }
  self->gather.checked = entries;
  return true;
}

void sw_advanced_free(SwAdvanced *self) {
  sw_buffer_release(self->room);
}

/* PyTorch orders the result's dims like those of the tensor and the index arrays, each viewed with
 * a dim of size 1 for every dim that it does not pick from. */
static SwLayout torch_layout(const SwAdvanced *self) {
  SwLayout own[SW_MAX_DIMS + 1];
  const SwLayout *layouts[SW_MAX_DIMS + 1];
  own[0] = sw_gather_layout(&self->gather);
  SwShape shape = own[0].shape;
  for (int dim = 0; dim < shape.ndim; dim++) {
    int entry = dim - self->gather.at;
    if (entry < 0 || entry >= self->gather.index.ndim) shape.size[dim] = 1;
  }
  for (int k = 0; k < self->count; k++)
    (void)sw_view_strides(&self->stretched[k], &shape, SW_TORCH, NULL, &own[k + 1]);
  for (int k = 0; k <= self->count; k++)
    layouts[k] = &own[k];
  return sw_result_layout(SW_TORCH, &own[0].shape, self->count + 1, layouts);
}

/* NumPy puts the dims of the index arrays outside, contiguously, and the other dims inside in the
 * order of their strides. Without other dims it follows the index arrays. */
static SwLayout numpy_layout(const SwAdvanced *self) {
  const SwGather *gather = &self->gather;
  const SwLayout *layouts[SW_MAX_DIMS] = {&gather->rest};
  SwGather placed = *gather;
  int64_t stride = 1;
  int order[SW_MAX_DIMS];
  if (gather->rest.shape.ndim == 0) {
    for (int k = 0; k < self->count; k++)
      layouts[k] = &self->stretched[k];
    return sw_result_layout(SW_NUMPY, &gather->index, self->count, layouts);
  }
  sw_layout_by_stride(&gather->rest, order);
  for (int i = gather->rest.shape.ndim - 1; i >= 0; i--) {
    placed.rest.stride[order[i]] = stride;
    stride *= gather->rest.shape.size[order[i]] ? gather->rest.shape.size[order[i]] : 1;
  }
  SwLayout out = sw_gather_layout(&placed);
  for (int dim = gather->index.ndim - 1; dim >= 0; dim--) {
    out.stride[gather->at + dim] = stride;
    stride *= gather->index.size[dim] ? gather->index.size[dim] : 1;
  }
  return out;
}

static bool read(SwCall *call, SwTensor *tensor, const SwAdvanced *self, SwValue *out) {
  SwShape shape = sw_gather_shape(&self->gather);
  SwTensor *result = sw_tensor_new(call->vm, tensor->dialect, tensor->dtype, &shape);
  if (!result) return false;
  SwLayout layout = tensor->dialect == SW_TORCH ? torch_layout(self) : numpy_layout(self);
  layout.offset = 0;
  if (tensor->dialect == SW_NUMPY && sw_tensor_size(result) == 0) layout = result->layout;
  /* NumPy makes the result with the index arrays' dims in front and returns a view of it. */
  bool is_view = tensor->dialect == SW_NUMPY && self->gather.at > 0;
  if (is_view && !(result = sw_tensor_view(call->vm, result, &layout))) return false;
  result->layout = layout;
  SwOperand to = sw_tensor_operand(result);
  sw_gather_read(&self->gather, &to, tensor->dtype, tensor->storage->buffer->data);
  *out = sw_value_tensor(result);
  return true;
}

bool sw_advanced_read(SwCall *call, SwTensor *tensor, const SwIndex *index, const SwIndexWalk *walk,
                      SwValue *out) {
  SwAdvanced advanced;
  bool good = sw_advanced_make(call, tensor, walk, &advanced);
  SwRecord *record = good ? sw_record_index(call, tensor, index, walk, &advanced, 0) : NULL;
  good = good && sw_advanced_check(call, tensor, walk, false, &advanced) &&
         read(call, tensor, &advanced, out);
  sw_record_indexed(record, walk, &advanced, good ? out->as.tensor : NULL);
  sw_advanced_free(&advanced);
  return good;
}
