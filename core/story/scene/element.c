#include "story/scene/element.h"

#include "repr/cell.h"
#include "story/scene/element_group.h"
#include "story/scene/element_picked.h"
#include "story/scene/element_taken.h"
#include "story/scene/element_wraps.h"
#include "story/scene/figure.h"
#include "story/scene/name.h"
#include "syntax/expression_text.h"

/* The shape that is walked element by element; NULL if the operation has no element steps. */
static const SwShape *walked(const SwRecord *record) {
  if (record->refused || !record->has_result) return NULL;
  const SwShape *result = &record->result.layout.shape;
  switch (record->kind) {
  case SW_STORY_BROADCAST:
    return sw_shape_equal(result, &record->as.elementwise.broadcast) ? result : NULL;
  case SW_STORY_PUT: return sw_element_is_put(record) ? &sw_record_indexing(record)->chosen : NULL;
  case SW_STORY_IN_PLACE: return &record->operand[0].layout.shape;
  case SW_STORY_COPY:
  case SW_STORY_EXPAND:
  case SW_STORY_VIEW:
  case SW_STORY_REDUCE:
  case SW_STORY_PRODUCT:
  case SW_STORY_JOIN:
  case SW_STORY_INDEX:
  case SW_STORY_REORDER:
  case SW_STORY_DIMS: return result;
  default: return NULL; /* FILL, NOTE */
  }
}

int64_t sw_element_count(const SwRecord *record) {
  const SwShape *shape = walked(record);
  int64_t numel = 0;
  if (shape) (void)sw_shape_numel(shape, &numel);
  return numel;
}

int64_t sw_element_row(const SwRecord *record) {
  const SwShape *shape = walked(record);
  return shape->size[shape->ndim - 1];
}

/* Whether the elements got a new storage: reshape may copy, view never does. */
static bool copies(const SwRecord *record) {
  bool may = record->kind == SW_STORY_VIEW || record->kind == SW_STORY_COPY;
  return may && record->operand[0].storage != record->result.storage;
}

SwAccess sw_access_at(const SwRecord *record, int tensor, const int64_t *index) {
  SwAccess self = {.tensor = tensor, .snapshot = sw_tensors_at(record, tensor)};
  const SwLayout *layout = &self.snapshot->layout;
  for (int dim = 0; dim < layout->shape.ndim; dim++)
    self.index[dim] = index[dim];
  self.address = sw_layout_address(layout, index);
  self.known = sw_snapshot_load(self.snapshot, self.address, &self.value);
  return self;
}

SwEventId sw_access_event(const SwAccess *self) {
  if (self->snapshot->layout.shape.ndim == 0) return SW_EV_ELEMENT_READ_AT;
  return sw_snapshot_bytes(self->snapshot) ? SW_EV_ELEMENT_READ_BYTES : SW_EV_ELEMENT_READ;
}

SwAccess sw_access_broadcast(const SwRecord *record, int tensor, const SwShape *shape,
                             const int64_t *index) {
  const SwShape *own = &sw_tensors_at(record, tensor)->layout.shape;
  int64_t own_index[SW_MAX_DIMS];
  int missing = shape->ndim - own->ndim;
  for (int dim = 0; dim < own->ndim; dim++) {
    bool stays = missing + dim >= 0 && own->size[dim] != 1;
    own_index[dim] = stays ? index[missing + dim] : 0;
  }
  return sw_access_at(record, tensor, own_index);
}

/* Whether an element may read what an earlier element of the same operation wrote, as in x[1:] +=
 * x[:-1] of PyTorch. The value read is then kept nowhere: the record has the storage before and
 * after. NumPy buffers overlapping operands. */
static bool reads_own_writes(const SwRecord *record) {
  if (record->kind != SW_STORY_IN_PLACE) return false;
  const SwSnapshot *target = &record->operand[0], *other = &record->operand[1];
  if (!sw_layout_keeps_apart(&target->layout)) return true;
  return record->operand_count > 1 && target->dialect == SW_TORCH && !other->is_number &&
         other->storage == target->storage && !sw_layout_equal(&other->layout, &target->layout);
}

/* Whether operand `i` may stay float32: PyTorch multiplies and divides halves by a single number in
 * float32. A reciprocal-multiply keeps the first operand so. */
static bool is_factor(const SwElementwiseDetail *what, int i) {
  bool product = what->binary == SW_BINARY_MUL;
  bool divides = what->binary == SW_BINARY_DIV || what->binary == SW_BINARY_FLOORDIV;
  if (what->is_unary) return false;
  return what->binary == SW_BINARY_RECIPROCAL_MUL ? i == 0 : product || (divides && i == 1);
}

/* Computes the value to be written from the values read, by the same scalar functions as the
 * kernels.
 */
static void compute(const SwRecord *record, SwElement *self) {
  const SwElementwiseDetail *what = &record->as.elementwise;
  SwAccess *write = &self->write;
  int needed = what->is_unary ? 1 : 2;
  write->known = self->read_count >= needed;
  SwScalar operand[2];
  for (int i = 0; i < needed && write->known; i++) {
    write->known = self->read[i].known;
    bool alone = self->read[i].snapshot->layout.shape.ndim == 0;
    alone |= write->snapshot->dialect == SW_NUMPY; /* NumPy does not round between steps */
    bool single = sw_dtype_is_half(what->compute) && is_factor(what, i) && alone;
    if (write->known)
      operand[i] = sw_scalar_cast(self->read[i].value, single ? SW_FLOAT32 : what->compute);
  }
  if (!write->known) return;
  bool first = !what->is_unary &&
               sw_binary_takes_first(what->binary, write->snapshot->dialect, what->compute);
  SwScalar value = what->is_unary ? sw_scalar_unary(what->unary, operand[0])
                                  : sw_scalar_binary(what->binary, operand[first], operand[!first]);
  write->value = sw_scalar_cast(value, write->snapshot->dtype);
}

/* An assignment writes the one value read, converted to the dtype of the target. */
static void assign(SwElement *self) {
  SwAccess *write = &self->write;
  write->known = self->read[0].known;
  if (write->known) write->value = sw_scalar_cast(self->read[0].value, write->snapshot->dtype);
  const SwSnapshot *value = self->read[0].snapshot;
  bool converts = value->dtype != write->snapshot->dtype;
  self->event = value->is_number ? sw_access_event(write)
                : converts       ? SW_EV_ELEMENT_COMBINE
                                 : SW_EV_ELEMENT_COPY;
}

/* target[...] = value and copy_: only the value is read, nothing is computed. */
static bool is_assignment(const SwRecord *record) {
  const SwElementwiseDetail *what = &record->as.elementwise;
  return record->kind == SW_STORY_IN_PLACE && !what->has_function && !what->symbol;
}

/* An element of an operation on broadcast operands. */
static void at_broadcast(const SwRecord *record, const SwShape *shape, const int64_t *index,
                         SwElement *self) {
  const SwElementwiseDetail *what = &record->as.elementwise;
  int first = is_assignment(record) ? 1 : 0;
  int end = what->has_function && what->is_unary ? 1 : record->operand_count;
  self->event = SW_EV_ELEMENT_COMBINE;
  for (int i = first; i < end; i++) {
    self->read[self->read_count++] = sw_access_broadcast(record, i, shape, index);
  }
  for (int i = 0; i < self->read_count && reads_own_writes(record); i++)
    self->read[i].known &= self->read[i].snapshot->is_number;
  self->has_write = true;
  self->write = sw_access_at(record, sw_tensors_result(record), index);
  /* Other operations: sw_access_at has already read the value from the result. */
  if (what->has_function)
    compute(record, self);
  else if (is_assignment(record))
    assign(self);
}

/* A copy in reading order: element k of the operand becomes element k of the result. */
static void at_copy(const SwRecord *record, int64_t number, const int64_t *index, SwElement *self) {
  int64_t from[SW_MAX_DIMS];
  sw_shape_unravel(&record->operand[0].layout.shape, number, from);
  self->read[self->read_count++] = sw_access_at(record, 0, from);
  self->has_write = true;
  self->write = sw_access_at(record, sw_tensors_result(record), index);
  bool converts = record->operand[0].dtype != record->result.dtype;
  self->event = converts ? SW_EV_ELEMENT_COMBINE : SW_EV_ELEMENT_COPY;
}

void sw_element_at(const SwRecord *record, int64_t number, SwElement *out) {
  const SwShape *shape = walked(record);
  *out = (SwElement){.number = number, .total = sw_element_count(record), .walked = shape};
  int64_t index[SW_MAX_DIMS];
  sw_shape_unravel(shape, number, index);
  bool combines = record->kind == SW_STORY_BROADCAST || record->kind == SW_STORY_IN_PLACE;
  if (record->kind == SW_STORY_REDUCE) {
    sw_element_reduced(record, index, out);
  } else if (record->kind == SW_STORY_PRODUCT) {
    sw_element_product(record, index, out);
  } else if (record->kind == SW_STORY_JOIN) {
    sw_element_joined(record, index, out);
  } else if (record->kind == SW_STORY_PUT) {
    sw_element_put(record, index, out);
  } else if (record->kind == SW_STORY_INDEX) {
    sw_element_picked(record, index, out);
  } else if (record->kind == SW_STORY_REORDER) {
    sw_element_reordered(record, index, out);
  } else if (combines) {
    at_broadcast(record, shape, index, out);
  } else if (copies(record)) {
    at_copy(record, number, index, out);
  } else {
    out->read[out->read_count++] = sw_access_at(record, sw_tensors_result(record), index);
    out->event = sw_access_event(&out->read[0]);
  }
  if (out->event == SW_EV_ELEMENT_COMBINE && sw_element_wraps(record, out))
    out->event = SW_EV_ELEMENT_WRAPS;
  /* An in-place result is its target: both are drawn as one tensor, number 0. */
  if (out->has_write && sw_tensors_first_is_target(record)) out->write.tensor = 0;
}

void sw_access_value(const SwAccess *self, SwText *out) {
  if (self->known)
    sw_repr_cell(self->snapshot->dialect, self->value, out);
  else
    sw_text_char(out, '?');
}

void sw_access_name_alone(const SwProgram *program, const SwRecord *record, int tensor,
                          bool is_indexed, SwText *out) {
  SwText name = {0};
  sw_tensors_name(program, record, tensor, &name);
  bool in_parentheses = is_indexed && sw_text_is_compound(sw_text_cstr(&name), name.size);
  if (in_parentheses) sw_text_char(out, '(');
  sw_text_put(out, sw_text_cstr(&name));
  if (in_parentheses) sw_text_char(out, ')');
  out->failed |= name.failed;
  sw_text_free(&name);
}

void sw_access_name(const SwProgram *program, const SwRecord *record, const SwAccess *self,
                    SwText *out) {
  int ndim = self->snapshot->layout.shape.ndim;
  sw_access_name_alone(program, record, self->tensor, ndim > 0, out);
  if (ndim) sw_text_ints(out, self->index, ndim, SW_INTS_LIST);
}

void sw_address_terms(const SwLayout *layout, const int64_t *index, int64_t unit, SwJson *json) {
  sw_field_open_array(json, "terms");
  for (int dim = 0; dim < layout->shape.ndim; dim++) {
    sw_json_open_object(json);
    sw_field_int(json, "index", index[dim]);
    sw_field_int(json, "stride", sw_stride_shown(layout->stride[dim], unit));
    sw_field_int(json, "product", sw_stride_shown(index[dim] * layout->stride[dim], unit));
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

static void put_access(const SwRecord *record, const SwElement *element, const SwAccess *self,
                       SwJson *json) {
  const SwLayout *layout = &self->snapshot->layout;
  const SwLayout *stretched = sw_tensors_stretched(record, self->tensor);
  int64_t unit = sw_snapshot_unit(self->snapshot), walked[SW_MAX_DIMS];
  sw_shape_unravel(element->walked, element->number, walked);
  SwText value = {0};
  sw_access_value(self, &value);
  sw_json_open_object(json);
  sw_field_int(json, "tensor", self->tensor);
  sw_field_ints(json, "index", self->index, layout->shape.ndim);
  sw_field_int(json, "address", self->address);
  /* A stretched tensor is read by the index of the common shape, with stride 0. */
  sw_address_terms(stretched ? stretched : layout, stretched ? walked : self->index, unit, json);
  sw_field_int(json, "offset", sw_stride_shown(layout->offset, unit));
  sw_field_int(json, "sum", sw_stride_shown(self->address, unit));
  sw_field_text(json, "value", sw_text_cstr(&value));
  sw_json_close_object(json);
  sw_text_free(&value);
}

/* The element number as an odometer: the digit of `dim` is its index. `weight` is the product of
 * all later sizes. */
static int64_t digit_of(const SwShape *shape, int64_t number, int dim, int64_t weight) {
  return number / weight % shape->size[dim];
}

/* The digits of the element number; "turned" marks those that changed since the last element. */
static void put_odometer(const SwElement *self, SwJson *json) {
  const SwShape *shape = self->walked;
  int64_t weight = self->total;
  sw_field_open_array(json, "odometer");
  for (int dim = 0; dim < shape->ndim; dim++) {
    weight /= shape->size[dim];
    int64_t digit = digit_of(shape, self->number, dim, weight);
    bool turned = self->number > 0 && digit != digit_of(shape, self->number - 1, dim, weight);
    sw_json_open_object(json);
    sw_field_int(json, "dim", dim);
    sw_field_int(json, "size", shape->size[dim]);
    sw_field_int(json, "digit", digit);
    sw_field_int(json, "weight", weight);
    sw_field_bool(json, "turned", turned);
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

void sw_figure_element(const SwFigureStep *now, SwJson *json) {
  const SwElement *self = now->element;
  if (!self) return;
  sw_figure_open(json, SW_FIGURE_element);
  sw_field_int(json, "number", self->number);
  sw_field_int(json, "total", self->total);
  put_odometer(self, json);
  sw_field_open_array(json, "reads");
  for (int i = 0; i < self->read_count; i++)
    put_access(now->record, self, &self->read[i], json);
  sw_json_close_array(json);
  sw_field_int(json, "omitted", self->omitted);
  sw_json_key(json, "write");
  if (self->has_write)
    put_access(now->record, self, &self->write, json);
  else
    sw_json_null(json);
  sw_json_close_object(json);
}
