#include "story/scene/tensors.h"

#include <string.h>

#include "base/utf8.h"
#include "story/scene/dim_names.h"
#include "story/scene/fields.h"
#include "story/scene/memory.h"
#include "story/scene/name.h"
#include "story/scene/value_pattern.h"

#define MAX_OPERATION 48 /* characters */

int sw_tensors_count(const SwRecord *record) {
  return record->operand_count + (record->has_result ? 1 : 0);
}

int sw_tensors_result(const SwRecord *record) {
  return record->has_result ? record->operand_count : -1;
}

bool sw_tensors_first_is_target(const SwRecord *record) {
  return record->kind == SW_STORY_IN_PLACE || record->kind == SW_STORY_PUT;
}

/* The alias with that number; NULL if there is none. */
static const SwReach *alias_at(const SwRecord *record, int number) {
  const SwReach *reach = record->reach;
  for (int at = sw_tensors_count(record); reach && at < number; at++)
    reach = reach->next;
  return reach;
}

const char *sw_tensors_alias(const SwRecord *record, int number) {
  const SwReach *alias = number < sw_tensors_count(record) ? NULL : alias_at(record, number);
  return alias ? alias->name : NULL;
}

int sw_tensors_all(const SwRecord *record) {
  int count = sw_tensors_count(record);
  for (const SwReach *reach = record->reach; reach; reach = reach->next)
    count++;
  return count;
}

const SwSnapshot *sw_tensors_at(const SwRecord *record, int number) {
  if (number < 0) return NULL;
  if (number < record->operand_count) return &record->operand[number];
  if (number < sw_tensors_count(record)) return &record->result;
  const SwReach *alias = alias_at(record, number);
  return alias ? &alias->tensor : NULL;
}

const SwLayout *sw_tensors_stretched(const SwRecord *record, int number) {
  const SwShape *broadcast = sw_record_elementwise(record) ? sw_record_broadcast(record) : NULL;
  if (!broadcast || !record->has_result) return NULL;
  if (number >= record->operand_count || record->operand[number].is_number) return NULL;
  const SwLayout *own = &record->operand[number].layout, *read = &record->stretched[number];
  return sw_layout_equal(own, read) ? NULL : read;
}

/* Walks both shapes together. A dim was added where stack adds one, or where the sizes no longer
 * agree while dims remain to be explained. */
int sw_tensors_joined_dim(const SwRecord *record, int number, int dim) {
  const SwShape *own = &record->operand[number].layout.shape,
                *read = &record->stretched[number].shape;
  int given = read->ndim - own->ndim, at = 0;
  for (int i = 0;; i++) {
    bool is_new = record->as.join.stacks
                      ? i == record->as.join.dim
                      : given > 0 && (at == own->ndim || own->size[at] != read->size[i]);
    if (i == dim) return is_new ? -1 : at;
    given -= is_new;
    at += !is_new;
  }
}

/* The text `said` if there is one, else that of the span. */
static const char *said_or_written(const SwProgram *program, const char *said, SwSpan span,
                                   size_t *size) {
  if (said) *size = strlen(said);
  return said ? said : sw_span_text(program, span, size);
}

const char *sw_record_text(const SwProgram *program, const SwRecord *record, size_t *size) {
  return said_or_written(program, record->said, record->span, size);
}

const char *sw_snapshot_text(const SwProgram *program, const SwSnapshot *tensor, size_t *size) {
  return said_or_written(program, tensor->said, tensor->span, size);
}

void sw_operation_text(const SwProgram *program, const SwRecord *record, SwText *out) {
  size_t size;
  const char *text = sw_record_text(program, record, &size);
  bool is_short = sw_utf8_count(text, size) <= MAX_OPERATION;
  if (is_short && !memchr(text, '\n', size) && !memchr(text, '\r', size))
    sw_text_bytes(out, text, size);
  else
    sw_text_put(out, record->name);
}

int64_t sw_snapshot_numel(const SwSnapshot *self) {
  int64_t numel = 0;
  (void)sw_shape_numel(&self->layout.shape, &numel);
  return numel;
}

bool sw_snapshot_load(const SwSnapshot *self, int64_t address, SwScalar *out) {
  if (self->is_number) {
    *out = self->number;
    return true;
  }
  if (!self->buffer) return false;
  *out = sw_scalar_load(self->dtype, self->buffer->data, address);
  return true;
}

int64_t sw_tensors_unit(const SwRecord *record) {
  return sw_snapshot_unit(sw_tensors_at(record, 0));
}

void sw_snapshot_strides(const SwSnapshot *self, SwText *out) {
  int64_t shown[SW_MAX_DIMS];
  sw_layout_shown_strides(&self->layout, sw_snapshot_unit(self), shown);
  sw_text_ints(out, shown, self->layout.shape.ndim, SW_INTS_TUPLE);
}

static const char *role_of(const SwRecord *record, int number) {
  if (number >= sw_tensors_count(record))
    return alias_at(record, number)->copied ? "apart" : "alias";
  if (number >= record->operand_count) return "result";
  return number == 0 && sw_tensors_first_is_target(record) ? "target" : "operand";
}

/* Shape, strides in both units, offset and dtype. "offsetShown" counts from the beginning of what
 * PyTorch calls the storage: torch.from_numpy(x[2:]) begins at 0 again. */
static void put_layout(const SwSnapshot *self, SwJson *json) {
  const SwLayout *layout = &self->layout;
  int64_t shown[SW_MAX_DIMS];
  sw_layout_shown_strides(layout, sw_snapshot_unit(self), shown);
  sw_field_ints(json, "shape", layout->shape.size, layout->shape.ndim);
  sw_field_ints(json, "stride", shown, layout->shape.ndim);
  sw_field_text(json, "strideUnit", self->dialect == SW_NUMPY ? "byte" : "element");
  sw_field_ints(json, "elementStride", layout->stride, layout->shape.ndim);
  sw_field_int(json, "offset", layout->offset);
  sw_field_int(json, "offsetShown", layout->offset - self->origin);
  sw_field_text(json, "dtype", sw_dtype_name(self->dtype));
  sw_field_bool(json, "contiguous", sw_layout_is_contiguous(layout));
  sw_field_int(json, "numel", sw_snapshot_numel(self));
  sw_field_int(json, "itemsize", sw_dtype_size(self->dtype));
}

/* "stretched": the layout, or null. */
static void put_stretched(const SwSnapshot *tensor, const SwLayout *layout, SwJson *json) {
  int64_t shown[SW_MAX_DIMS];
  sw_json_key(json, "stretched");
  if (!layout) {
    sw_json_null(json);
    return;
  }
  sw_layout_shown_strides(layout, sw_snapshot_unit(tensor), shown);
  sw_json_open_object(json);
  sw_field_ints(json, "shape", layout->shape.size, layout->shape.ndim);
  sw_field_ints(json, "stride", shown, layout->shape.ndim);
  sw_field_ints(json, "elementStride", layout->stride, layout->shape.ndim);
  sw_json_close_object(json);
}

void sw_snapshot_json(const SwSnapshot *self, const SwTensorFacts *facts, SwCursor *cursor,
                      SwJson *json) {
  sw_json_open_object(json);
  sw_field_text(json, "name", facts->name);
  sw_field_text(json, "role", facts->role);
  if (self->bound_to)
    sw_field_text(json, "boundTo", self->bound_to);
  else
    sw_field_null(json, "boundTo");
  sw_json_key(json, "span");
  if (facts->span.end > facts->span.start) {
    sw_json_open_object(json);
    sw_cursor_span(cursor, facts->span, json);
    sw_json_close_object(json);
  } else
    sw_json_null(json);
  sw_field_bool(json, "isNumber", self->is_number);
  put_layout(self, json);
  sw_json_key(json, "dimNames");
  sw_dim_names_json(self, json);
  sw_field_int(json, "storage", facts->storage);
  sw_field_int(json, "storageSize", self->storage_size);
  sw_field_text(json, "values", sw_value_pattern(self));
  sw_field_bool(json, "changes", facts->changes);
  put_stretched(self, facts->stretched, json);
  sw_field_bool(json, "kept", facts->kept);
  sw_json_close_object(json);
}

/* The place of a tensor's text in the program. Empty for aliases, for intermediate results, and
 * inside a library's function. */
static SwSpan span_of(const SwRecord *record, int number) {
  if (number >= sw_tensors_count(record) || sw_tensors_at(record, number)->is_intermediate ||
      record->called.end)
    return (SwSpan){0};
  return number < record->operand_count ? record->operand[number].span : record->span;
}

void sw_tensors_json(const SwProgram *program, const SwRecord *record, int operation,
                     SwJson *json) {
  SwText name = {0};
  SwCursor cursor = sw_cursor_of(program, record->statement);
  sw_json_open_array(json);
  for (int i = 0; i < sw_tensors_all(record); i++) {
    const SwSnapshot *tensor = sw_tensors_at(record, i);
    sw_text_clear(&name);
    sw_tensors_name(program, record, i, &name);
    int number_id = -1 - operation * (SW_RECORD_OPERANDS + 1) - i;
    SwTensorFacts facts = {
        .name = sw_text_cstr(&name),
        .role = role_of(record, i),
        .span = span_of(record, i),
        .storage = tensor->is_number ? number_id : tensor->storage,
        .changes = sw_memory_changes(record, i),
        .kept = sw_memory_keeps(record, i),
        .stretched = sw_tensors_stretched(record, i),
    };
    sw_snapshot_json(tensor, &facts, &cursor, json);
    json->out->failed |= name.failed;
  }
  sw_json_close_array(json);
  sw_text_free(&name);
}
