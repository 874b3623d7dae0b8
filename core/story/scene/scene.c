#include "story/scene/scene.h"

#include "story/scene/figure.h"
#include "story/scene/sentence.h"
#include "tensor/trace.h"

void sw_moment_at(const SwProgram *program, const SwChapter *chapter, int64_t step, SwMoment *out) {
  const SwRecord *record = chapter->record;
  int64_t within = step - chapter->first;
  out->is_element = within >= chapter->rules;
  if (out->is_element) {
    sw_element_at(record, within - chapter->rules, &out->element);
    out->event = out->element.event;
    sw_values_of_element(program, record, &out->element, &out->values);
  } else {
    const SwEvent *event = &record->trace.events[within];
    out->event = event->id;
    sw_values_of_event(program, record, event, &out->values);
  }
}

void sw_moment_sentence(const SwMoment *self, SwText *out) {
  sw_sentence_fill(sw_event_sentence(self->event), &self->values, out);
}

/* At element steps the figures of rules show their final state. */
static void put_figures(const SwProgram *program, const SwChapter *chapter, int64_t step,
                        const SwMoment *moment, SwJson *json) {
  SwFigureStep now = {.program = program, .record = chapter->record};
  now.element = moment->is_element ? &moment->element : NULL;
  now.last = (int)(now.element ? chapter->rules : step - chapter->first + 1) - 1;
  sw_json_key(json, "figures");
  sw_figures_json(&now, json);
}

void sw_moment_json(const SwMoment *moment, SwJson *json) {
  SwText sentence = {0};
  sw_moment_sentence(moment, &sentence);
  sw_field_open(json, "event");
  sw_field_text(json, "id", sw_event_name(moment->event));
  sw_json_key(json, "values");
  sw_values_json(&moment->values, json);
  sw_json_close_object(json);
  sw_field_text(json, "sentence", sw_text_cstr(&sentence));
  json->out->failed |= sentence.failed;
  sw_text_free(&sentence);
}

/* "stop": the event that "Next" shows here in place of several single ones, or null. */
static void put_stop(const SwProgram *program, const SwChapter *chapter, int64_t step,
                     SwJson *json) {
  SwEvent event;
  if (!sw_chapter_stop_event(chapter, step, &event)) {
    sw_field_null(json, "stop");
    return;
  }
  SwMoment summary = {.event = event.id};
  sw_values_of_event(program, chapter->record, &event, &summary.values);
  sw_field_open(json, "stop");
  sw_moment_json(&summary, json);
  sw_json_close_object(json);
  sw_values_clear(&summary.values);
}

void sw_scene_json(const SwProgram *program, int statement, int64_t step, SwText *out) {
  SwChapter chapter;
  if (!sw_story_at(program, statement, step, &chapter)) return;
  SwMoment moment;
  SwJson json = {.out = out};
  sw_moment_at(program, &chapter, step, &moment);
  sw_json_open_object(&json);
  sw_field_int(&json, "statement", statement);
  sw_field_int(&json, "step", step);
  sw_field_int(&json, "steps", sw_story_steps(program, statement));
  sw_field_int(&json, "operation", chapter.operation);
  sw_field_text(&json, "phase", sw_phase_name(sw_event_phase(moment.event)));
  sw_moment_json(&moment, &json);
  put_stop(program, &chapter, step, &json);
  put_figures(program, &chapter, step, &moment, &json);
  sw_json_close_object(&json);
  sw_values_clear(&moment.values);
}
