#include "story/tensors.h"

#include <ctype.h>
#include <string.h>

#include "base/utf8.h"
#include "story/fields.h"
#include "tensor/repr.h"

#define MAX_OPERATION 48 /* characters */

int sw_tensors_count(const SwRecord *record) {
  return record->operand_count + (record->has_result ? 1 : 0);
}

int sw_tensors_result(const SwRecord *record) {
  return record->has_result ? record->operand_count : -1;
}

bool sw_tensors_first_is_target(const SwRecord *record) {
  bool writes = record->kind == SW_STORY_IN_PLACE || record->kind == SW_STORY_PUT;
  if (!writes || record->operand_count == 0) return false;
  return !record->has_result || record->result.storage == record->operand[0].storage;
}

const SwSnapshot *sw_tensors_at(const SwRecord *record, int number) {
  if (number < 0 || number >= sw_tensors_count(record)) return NULL;
  return number < record->operand_count ? &record->operand[number] : &record->result;
}

/* The source text of a span if it is short enough to be a name. */
static bool put_short(const SwProgram *program, SwSpan span, SwText *out) {
  size_t size;
  const char *text = sw_span_text(program, span, &size);
  if (size == 0 || memchr(text, '\n', size) || memchr(text, '\r', size)) return false;
  if (sw_utf8_count(text, size) > SW_MAX_NAME) return false;
  sw_text_bytes(out, text, size);
  return true;
}

/* Of a long chain the last link: `torch.arange(8).reshape(2, 4).t()` is called `….t()`. */
static bool put_last_link(const SwProgram *program, SwSpan span, SwText *out) {
  size_t size, dot = 0;
  const char *text = sw_span_text(program, span, &size);
  int depth = 0;
  for (size_t i = 0; i < size; i++) {
    if (strchr("([{", text[i])) depth++;
    if (strchr(")]}", text[i])) depth--;
    if (text[i] == '.' && depth == 0) dot = i;
  }
  bool chain = dot > 0 && text[dot - 1] == ')' && !sw_text_is_compound(text, size);
  if (!chain || memchr(text + dot, '\n', size - dot) || size - dot >= SW_MAX_NAME) return false;
  sw_text_put(out, "…");
  sw_text_bytes(out, text + dot, size - dot);
  return true;
}

static bool is_bound(const SwProgram *program, const char *text) {
  for (const SwName *name = program->names; name; name = name->next) {
    if (strcmp(name->text, text) == 0) return true;
  }
  return false;
}

/* The letter of that number among those that the program does not use as names itself. */
static void put_letter(const SwProgram *program, int number, SwText *out) {
  char letter[] = "a";
  for (; letter[0] < 'z'; letter[0]++) {
    if (!is_bound(program, letter) && number-- == 0) break;
  }
  sw_text_put(out, letter);
}

static bool mentions_result(const SwProgram *program, SwSpan span) {
  size_t size, length = strlen("result");
  const char *text = sw_span_text(program, span, &size);
  for (size_t i = 0; i + length <= size; i++) {
    if (memcmp(text + i, "result", length) == 0) return true;
  }
  return false;
}

void sw_tensors_name(const SwProgram *program, const SwRecord *record, int number, SwText *out) {
  bool is_operand = number < record->operand_count;
  /* What an in-place operation gives is its target. */
  if (!is_operand && sw_tensors_first_is_target(record)) {
    sw_tensors_name(program, record, 0, out);
    return;
  }
  SwSpan span = is_operand ? record->operand[number].span : record->span;
  if (put_short(program, span, out) || put_last_link(program, span, out)) return;
  if (!is_operand && !mentions_result(program, span)) {
    sw_text_put(out, "result");
  } else if (is_operand && record->operand[number].is_number) {
    sw_repr_cell(record->operand[number].dialect, record->operand[number].number, out);
  } else {
    put_letter(program, number, out);
  }
}

void sw_operation_text(const SwProgram *program, const SwRecord *record, SwText *out) {
  size_t size;
  const char *text = sw_span_text(program, record->span, &size);
  bool is_short = size && sw_utf8_count(text, size) <= MAX_OPERATION;
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

bool sw_snapshot_is_kept(const SwSnapshot *self) {
  return self->is_number || self->buffer;
}

bool sw_snapshot_load(const SwSnapshot *self, int64_t address, SwScalar *out) {
  if (self->is_number) {
    *out = self->number;
    return true;
  }
  if (!self->buffer || address < 0) return false;
  if (address >= self->buffer->nbytes / sw_dtype_size(self->dtype)) return false;
  *out = sw_scalar_load(self->dtype, self->buffer->data, address);
  return true;
}

/* Names, attributes, calls and subscripts bind tighter than any operator; what stands inside
 * brackets does not matter. */
bool sw_text_is_compound(const char *text, size_t size) {
  int depth = 0;
  for (size_t i = 0; i < size; i++) {
    unsigned char c = (unsigned char)text[i];
    bool opens = c == '(' || c == '[' || c == '{';
    if (c == ')' || c == ']' || c == '}')
      depth--;
    else if (depth == 0 && !opens && !isalnum(c) && c != '_' && c != '.' && c < 0x80)
      return true;
    if (opens) depth++;
  }
  return false;
}

int64_t sw_tensors_unit(const SwRecord *record) {
  const SwSnapshot *first = sw_tensors_at(record, 0);
  return first ? sw_snapshot_unit(first) : 1;
}

void sw_snapshot_strides(const SwSnapshot *self, SwText *out) {
  int64_t shown[SW_MAX_DIMS];
  sw_layout_shown_strides(&self->layout, sw_snapshot_unit(self), shown);
  sw_text_ints(out, shown, self->layout.shape.ndim, SW_INTS_TUPLE);
}

static const char *role_of(const SwRecord *record, int number) {
  if (number >= record->operand_count) return "result";
  return number == 0 && sw_tensors_first_is_target(record) ? "target" : "operand";
}

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

void sw_tensors_json(const SwProgram *program, const SwRecord *record, int operation,
                     SwJson *json) {
  SwText name = {0};
  sw_json_open_array(json);
  for (int i = 0; i < sw_tensors_count(record); i++) {
    const SwSnapshot *tensor = sw_tensors_at(record, i);
    sw_text_clear(&name);
    sw_tensors_name(program, record, i, &name);
    sw_json_open_object(json);
    sw_field_text(json, "name", sw_text_cstr(&name));
    sw_field_text(json, "role", role_of(record, i));
    if (tensor->bound_to)
      sw_field_text(json, "boundTo", tensor->bound_to);
    else
      sw_field_null(json, "boundTo");
    sw_field_bool(json, "isNumber", tensor->is_number);
    put_layout(tensor, json);
    int number_id = -1 - operation * (SW_RECORD_OPERANDS + 1) - i;
    sw_field_int(json, "storage", tensor->is_number ? number_id : tensor->storage);
    sw_field_int(json, "storageSize", tensor->storage_size);
    sw_field_bool(json, "kept", sw_snapshot_is_kept(tensor));
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
  json->out->failed = json->out->failed || name.failed;
  sw_text_free(&name);
}
