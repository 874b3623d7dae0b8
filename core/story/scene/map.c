#include "story/scene/map.h"

#include <stdlib.h>
#include <string.h>

#include "base/checked.h"
#include "base/notices.h"
#include "story/scene/dim_names.h"
#include "story/scene/fields.h"
#include "story/scene/map_failed.h"
#include "story/scene/tensors.h"

#define MOST_TEXT 160 /* bytes of a row's source text */

/* -- Facts of a row ---------------------------------------------------------------------------- */

void sw_map_lines(const SwProgram *program, SwMapLines *out) {
  const char *bytes = program->source.bytes;
  int count = 1;
  for (size_t i = 0; i < program->source.size; i++)
    count += bytes[i] == '\n';
  *out = (SwMapLines){malloc((size_t)count * sizeof *out->start), 1};
  if (!out->start) return;
  *out->start = 0;
  for (uint32_t i = 0; i < program->source.size; i++) {
    if (bytes[i] == '\n') out->start[out->count++] = i + 1;
  }
}

void sw_map_lines_clear(SwMapLines *self) {
  free(self->start);
}

int sw_map_line(const SwMapLines *lines, const SwProgram *program, const SwMapRow *row) {
  int low = 1, high = lines->count; /* the last line that begins before it is in [low, high] */
  if (row->span.start > program->source.size) return 0;
  while (low < high) {
    int middle = (low + high + 1) / 2;
    if (lines->start[middle - 1] <= row->span.start)
      low = middle;
    else
      high = middle - 1;
  }
  return low;
}

void sw_map_row_text(const SwProgram *program, const SwMapRow *row, size_t most, SwText *out) {
  bool own = row->span.start <= program->source.size;
  size_t size = row->callee ? strlen(row->callee) : 0, begin = out->size;
  const char *text = own ? sw_span_text(program, row->span, &size) : row->callee;
  for (size_t i = 0; i < size; i++) {
    bool blank = strchr(" \t\n\r\\", text[i]) != NULL;
    bool begins = ((unsigned char)text[i] & 0xC0) != 0x80; /* a character of UTF-8 */
    if (begins && out->size - begin >= most) {
      sw_text_put(out, "\xE2\x80\xA6");
      return;
    }
    if (!blank)
      sw_text_char(out, text[i]);
    else if (out->size > begin && out->data[out->size - 1] != ' ' && i + 1 < size)
      sw_text_char(out, ' ');
  }
}

void sw_map_tensor_name(const SwMapTensor *tensor, SwText *out) {
  if (!tensor->name) return;
  sw_text_put(out, tensor->name);
  for (int i = 0; i < 2 && tensor->step[i].item >= 0; i++) {
    const char *key = tensor->step[i].key;
    sw_text_put(out, key ? "['" : "[");
    if (key)
      sw_text_put(out, key);
    else
      sw_text_int(out, tensor->step[i].item);
    sw_text_put(out, key ? "']" : "]");
  }
}

void sw_map_tensor_shape(const SwMap *map, const SwMapTensor *tensor, SwSnapshot *out) {
  *out = (SwSnapshot){.dtype = tensor->dtype, .names = tensor->names};
  out->layout.shape.ndim = tensor->ndim;
  /* Without any dims there may be no list of sizes. */
  if (tensor->ndim > 0)
    memcpy(out->layout.shape.size, &map->size[tensor->size],
           (size_t)tensor->ndim * sizeof *map->size);
}

const SwRecord *sw_map_record(const SwProgram *program, const SwMapRow *row) {
  const SwRecord *at = row->before ? row->before->next : program->records.first, *found = NULL;
  for (; at && at->number <= row->ended; at = at->next) {
    bool told = at->statement == row->statement && at->number > row->begun &&
                at->place.rules + at->place.elements > 0;
    if (told && (!found || at->refused)) found = at;
    if (found && row->outcome == SW_MAP_RAN) return found;
  }
  return found;
}

/* -- JSON -------------------------------------------------------------------------------------- */

static void put_tensor(const SwMap *map, const SwMapTensor *tensor, SwJson *json) {
  SwSnapshot shape;
  SwText name = {0};
  sw_map_tensor_shape(map, tensor, &shape);
  sw_map_tensor_name(tensor, &name);
  sw_json_open_object(json);
  if (tensor->name)
    sw_field_text(json, "name", sw_text_cstr(&name));
  else
    sw_field_null(json, "name");
  sw_field_ints(json, "shape", shape.layout.shape.size, tensor->ndim);
  sw_json_key(json, "dimNames");
  sw_dim_names_json(&shape, json);
  sw_field_open_array(json, "unlike");
  for (int dim = 0; dim < tensor->ndim; dim++) {
    if (tensor->unlike >> dim & 1) sw_json_int(json, dim);
  }
  sw_json_close_array(json);
  sw_field_text(json, "dtype", sw_dtype_name(tensor->dtype));
  sw_json_close_object(json);
  sw_text_free(&name);
}

static void put_side(const SwMap *map, const char *name, const SwMapSide *side, SwJson *json) {
  sw_field_open_array(json, name);
  for (int i = 0; i < side->count; i++)
    put_tensor(map, &map->tensor[side->first + i], json);
  sw_json_close_array(json);
}

static void put_word(SwJson *json, const char *name, const char *word) {
  if (word)
    sw_field_text(json, name, word);
  else
    sw_field_null(json, name);
}

/* Of the tensors that it made. */
static int64_t bytes_of(const SwMap *map, const SwMapRow *row) {
  int64_t sum = 0;
  for (int i = 0; row->made == SW_MAP_NEW && i < row->value.count; i++) {
    const SwMapTensor *tensor = &map->tensor[row->value.first + i];
    int64_t bytes = sw_dtype_size(tensor->dtype);
    for (int dim = 0; dim < tensor->ndim; dim++)
      if (!sw_checked_mul(bytes, map->size[tensor->size + dim], &bytes)) return INT64_MAX;
    if (!sw_checked_add(sum, bytes, &sum)) return INT64_MAX;
  }
  return sum;
}

static void put_reason(const SwProgram *program, const SwMapRow *row, SwJson *json) {
  SwMoment reason;
  if (!sw_map_reason(program, row, &reason)) {
    sw_field_null(json, "reason");
    return;
  }
  sw_json_key(json, "reason");
  sw_json_open_object(json);
  sw_moment_json(&reason, json);
  sw_json_close_object(json);
  sw_values_clear(&reason.values);
}

static void put_row(const SwProgram *program, const SwMapLines *lines, const SwMapRow *row,
                    SwJson *json) {
  static const char *const kinds[] = {"statement", "call", "round"};
  static const char *const made[] = {NULL, "new", "view", "same"};
  static const char *const outcomes[] = {"ran", "raised", "refused", "follows"};
  const SwRecord *record = sw_map_record(program, row);
  int line = sw_map_line(lines, program, row);
  SwText text = {0};
  sw_map_row_text(program, row, MOST_TEXT, &text);
  sw_json_open_object(json);
  sw_field_text(json, "kind", kinds[row->kind]);
  sw_field_int(json, "depth", row->depth);
  sw_field_known(json, "line", line > 0, line);
  sw_field_text(json, "text", sw_text_cstr(&text));
  put_word(json, "callee", row->callee);
  sw_field_int(json, "times", row->times);
  sw_field_known(json, "round", row->round > 0, row->round);
  put_side(&program->map, "given", &row->given, json);
  sw_field_int(json, "givenMore", row->given.more);
  put_side(&program->map, "value", &row->value, json);
  sw_field_int(json, "valueMore", row->value.more);
  put_word(json, "made", made[row->made]);
  sw_field_bool(json, "writes", row->writes);
  sw_field_text(json, "outcome", outcomes[row->outcome]);
  put_word(json, "message", row->message);
  put_reason(program, row, json);
  sw_field_int(json, "statement", row->statement);
  sw_field_known(json, "operation", record != NULL, record ? record->place.operation : 0);
  sw_field_int(json, "operations", row->ended - row->begun);
  sw_field_int(json, "more", row->more);
  sw_field_known(json, "parameters", row->parameters >= 0, row->parameters);
  sw_field_int(json, "bytes", bytes_of(&program->map, row));
  sw_json_close_object(json);
  sw_text_free(&text);
}

void sw_laid_out_json(const SwProgram *program, SwJson *json) {
  put_word(json, "laidOut", program->memory.max_values ? sw_notice(SW_NOTICE_LAID_OUT) : NULL);
}

void sw_map_json(const SwProgram *program, SwText *out) {
  const SwMap *map = &program->map;
  SwJson json = {.out = out};
  SwMapLines lines;
  sw_map_lines(program, &lines);
  sw_json_open_object(&json);
  sw_field_open_array(&json, "rows");
  for (int i = 0; i < map->rows; i++)
    put_row(program, &lines, &map->row[i], &json);
  sw_json_close_array(&json);
  sw_field_int(&json, "more", map->more);
  sw_field_int(&json, "operations", program->records.begun);
  sw_laid_out_json(program, &json);
  sw_json_close_object(&json);
  sw_map_lines_clear(&lines);
}
