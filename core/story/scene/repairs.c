#include "story/scene/repairs.h"

#include <string.h>

#include "story/scene/cursor.h"
#include "story/scene/figure.h"
#include "story/scene/name.h"

static const SwMessage rows[] = {
#define REPAIR(id, values, sentence) {#id, values, sentence},
#include "story/repair/repairs.def"
};

const SwMessage *sw_repair_row(SwRepairId id) {
  return &rows[id];
}

/* The values of a repair's sentence. A row whose facts begin with X names the operand. */
static void values_of(const SwProgram *program, const SwRecord *record, const SwRepair *repair,
                      SwValues *out) {
  *out = (SwValues){0};
  if (repair->id == SW_REPAIR_COPY) sw_values_add_int(out, "count", repair->copies);
  if (*rows[repair->id].facts != 'X') return;
  sw_tensors_name(program, record, repair->operand, sw_values_add_text(out, "tensor"));
  if (repair->id != SW_REPAIR_NEW_RESULT) sw_values_add_shape(out, "shape", &repair->read_as);
}

void sw_repair_sentence(const SwProgram *program, const SwRecord *record, const SwRepair *repair,
                        SwText *out) {
  SwValues values;
  values_of(program, record, repair, &values);
  sw_sentence_fill(rows[repair->id].sentence, &values, out);
  sw_values_clear(&values);
}

static void put_ints(SwJson *json, const char *name, const SwShape *shape) {
  sw_field_ints(json, name, shape->size, shape->ndim);
}

/* The operation's place in the repaired program, whose source is another than the reader's. */
static void put_operation(const SwRepair *repair, SwJson *json) {
  SwSource source = {repair->program.data, repair->program.size};
  SwCursor cursor = {.source = &source};
  sw_field_open(json, "operation");
  sw_cursor_span(&cursor, repair->operation, json);
  sw_json_close_object(json);
}

static void put_repair(const SwProgram *program, const SwRecord *record, const SwRepair *repair,
                       SwJson *json) {
  SwValues values;
  SwText sentence = {0};
  values_of(program, record, repair, &values);
  sw_sentence_fill(rows[repair->id].sentence, &values, &sentence);
  sw_json_open_object(json);
  sw_field_text(json, "id", rows[repair->id].id);
  sw_json_key(json, "values");
  sw_values_json(&values, json);
  sw_field_text(json, "sentence", sw_text_cstr(&sentence));
  sw_field_text(json, "code", sw_text_cstr(&repair->code));
  sw_field_known(json, "line", repair->line > 0, repair->line);
  put_ints(json, "shape", &repair->shape);
  if (repair->is_other)
    put_ints(json, "asked", &repair->asked);
  else
    sw_field_null(json, "asked");
  sw_field_text(json, "program", sw_text_cstr(&repair->program));
  put_operation(repair, json);
  sw_json_close_object(json);
  json->out->failed |= sentence.failed;
  sw_text_free(&sentence);
  sw_values_clear(&values);
}

void sw_repairs_json(const SwProgram *program, const SwRecord *record, const SwRepairs *repairs,
                     SwJson *json) {
  json->out->failed |= repairs->failed;
  for (int i = 0; i < repairs->count; i++)
    put_repair(program, record, &repairs->at[i], json);
}

#define MAX_RECEIVER 30 /* bytes */

/* The code of a repair; only ".reshape(6)" if the tensor before it is long, as the reader sees
 * which tensor is meant. */
static const char *short_code(const SwRecord *record, const SwRepair *repair) {
  uint32_t size = record->operand[0].span.end - record->span.start;
  const char *code = sw_text_cstr(&repair->code);
  if (size >= repair->code.size) return code; /* not covered: the tensor comes first */
  return size > MAX_RECEIVER ? code + size + strspn(code + size, ")") : code;
}

void sw_repairs_list(const SwProgram *program, const SwRecord *record, SwText *out) {
  SwRepairs repairs;
  int written = 0;
  sw_repairs_of(program, record, &repairs);
  for (int i = 0; i < repairs.count; i++) {
    if (repairs.at[i].is_other) continue;
    if (written++) sw_text_put(out, ", ");
    sw_text_put(out, short_code(record, &repairs.at[i]));
  }
  if (!written) sw_text_put(out, ".reshape");
  out->failed |= repairs.failed;
  sw_repairs_clear(&repairs);
}

/* Repairs are searched only for the last step of a refused operation, as each costs a run. */
void sw_figure_repairs(const SwFigureStep *now, SwJson *json) {
  if (!now->record->refused || now->last != now->record->trace.count - 1) return;
  SwRepairs self;
  sw_repairs_of(now->program, now->record, &self);
  if (self.count || self.failed) {
    sw_figure_open(json, SW_FIGURE_repairs);
    sw_field_open_array(json, "repairs");
    sw_repairs_json(now->program, now->record, &self, json);
    sw_json_close_array(json);
    sw_json_close_object(json);
  }
  sw_repairs_clear(&self);
}
