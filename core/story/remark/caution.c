#include "story/remark/caution.h"

#include "story/scene/fields.h"

static const SwMessage rows[] = {
#define CAUTION(id, values, sentence) {#id, values, sentence},
#include "story/remark/cautions.def"
};

static SwCautionRule *const rules[] = {
#define CAUTION_RULE(name) sw_caution_##name,
#include "story/remark/cautions.def"
};

const SwMessage *sw_caution_row(SwCautionId id) {
  return &rows[id];
}

SwValues *sw_cautions_add(SwCautions *self, SwCautionId id, SwEventId event) {
  SwCaution *caution = &self->at[self->count++];
  *caution = (SwCaution){.id = id, .event = event};
  return &caution->values;
}

const SwRecord *sw_operand_made(const SwProgram *program, const SwRecord *record, int number) {
  SwSpan span = record->operand[number].span;
  const SwRecord *made = NULL;
  const SwRecord *one = program->statements[record->statement].record;
  for (; one != record; one = one->next) {
    if (one->span.start == span.start && one->span.end == span.end) made = one;
  }
  return made;
}

/* Too large counts as legal, because its shape rules succeeded. Every record has at least one
 * event. */
static bool is_legal(const SwRecord *record) {
  const SwTrace *trace = &record->trace;
  return !record->refused || trace->events[trace->count - 1].id == SW_EV_TOO_LARGE;
}

void sw_cautions_of(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  out->count = 0;
  if (!is_legal(record) || record->called.end) return;
  for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
    rules[i](program, record, out);
}

void sw_cautions_clear(SwCautions *self) {
  for (int i = 0; i < self->count; i++)
    sw_values_clear(&self->at[i].values);
  self->count = 0;
}

int64_t sw_caution_step(const SwCaution *self, const SwChapter *chapter) {
  const SwTrace *trace = &chapter->record->trace;
  for (int at = trace->count - 1; at >= 0; at--) {
    if (trace->events[at].id == self->event) return chapter->first + at;
  }
  return chapter->first + chapter->rules - (chapter->rules > 0);
}

void sw_caution_sentence(const SwCaution *self, SwText *out) {
  sw_sentence_fill(rows[self->id].sentence, &self->values, out);
}

static void put_caution(const SwCaution *self, const SwChapter *chapter, SwJson *json) {
  SwText sentence = {0};
  sw_caution_sentence(self, &sentence);
  sw_json_open_object(json);
  sw_field_text(json, "id", rows[self->id].id);
  sw_field_int(json, "operation", chapter->operation);
  sw_field_int(json, "step", sw_caution_step(self, chapter));
  sw_json_key(json, "values");
  sw_values_json(&self->values, json);
  sw_field_text(json, "sentence", sw_text_cstr(&sentence));
  sw_json_close_object(json);
  json->out->failed |= sentence.failed;
  sw_text_free(&sentence);
}

void sw_cautions_json(const SwProgram *program, const SwChapter *chapter, SwJson *json) {
  SwCautions cautions;
  sw_cautions_of(program, chapter->record, &cautions);
  for (int i = 0; i < cautions.count; i++)
    put_caution(&cautions.at[i], chapter, json);
  sw_cautions_clear(&cautions);
}
