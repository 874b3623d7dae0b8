#include "story/scene.h"

#include "story/dims_figure.h"
#include "story/fields.h"
#include "story/pairing.h"
#include "story/product_figure.h"
#include "story/sentence.h"
#include "story/shape_rows.h"
#include "story/view_figure.h"

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

static void put_pairing(const SwProgram *program, const SwRecord *record, int64_t within,
                        SwJson *json) {
  SwPairing pairing;
  int rules = record->trace.count;
  bool told = within < rules ? sw_pairing_at(record, (int)within, &pairing)
                             : sw_pairing_of_element(record, within - rules, &pairing);
  sw_json_key(json, "pairing");
  if (told)
    sw_pairing_json(&pairing, program, record, json);
  else
    sw_json_null(json);
}

/* In the element phase the figures show what the rules have come to. */
static void put_figures(const SwProgram *program, const SwChapter *chapter, int64_t step,
                        SwJson *json) {
  const SwRecord *record = chapter->record;
  int64_t within = step - chapter->first;
  bool settled = within >= chapter->rules;
  int last = (int)(settled ? chapter->rules - 1 : within);
  bool has_shapes = record->kind == SW_STORY_BROADCAST || record->kind == SW_STORY_IN_PLACE ||
                    record->kind == SW_STORY_EXPAND || record->kind == SW_STORY_JOIN;
  SwShapeRows shapes;
  SwViewFigure view;
  SwDimsFigure dims;
  sw_json_key(json, "shapes");
  if (has_shapes) {
    sw_shape_rows_at(record, last, settled, &shapes);
    sw_shape_rows_json(&shapes, program, record, json);
  } else
    sw_json_null(json);
  sw_json_key(json, "view");
  if (record->kind == SW_STORY_VIEW && record->operand_count) {
    sw_view_figure_at(record, last, settled, &view);
    sw_view_figure_json(&view, program, record, json);
  } else
    sw_json_null(json);
  sw_json_key(json, "dims");
  bool has_dims = record->kind == SW_STORY_DIMS || record->kind == SW_STORY_REDUCE ||
                  record->kind == SW_STORY_REORDER || record->kind == SW_STORY_INDEX;
  if (has_dims && record->operand_count) {
    sw_dims_figure_at(record, last, settled, &dims);
    sw_dims_figure_json(&dims, record, json);
  } else
    sw_json_null(json);
  put_pairing(program, record, within, json);
  sw_json_key(json, "product");
  if (record->kind == SW_STORY_PRODUCT) {
    SwProductFigure product;
    sw_product_figure_at(record, last, &product);
    sw_product_figure_json(&product, program, record, json);
  } else
    sw_json_null(json);
}

static void put_place(int64_t dim, int64_t size, int64_t index, SwJson *json) {
  sw_json_open_object(json);
  sw_field_int(json, "tensor", 0);
  sw_field_int(json, "dim", dim);
  sw_field_int(json, "size", size);
  sw_field_int(json, "index", index);
  sw_json_close_object(json);
}

/* The position that was asked for and is not there, once that was told. */
static void put_missed(const SwTrace *trace, int64_t last, SwJson *json) {
  sw_json_key(json, "missed");
  for (int i = 0; i <= last && i < trace->count; i++) {
    const int64_t *fact = trace->events[i].fact;
    switch (trace->events[i].id) {
    case SW_EV_INDEX_MISSED: put_place(fact[1], fact[2], fact[4], json); return;
    case SW_EV_INDEX_OUT_OF_RANGE: put_place(fact[3], fact[4], fact[2], json); return;
    default: break;
    }
  }
  sw_json_null(json);
}

static void put_event(const SwMoment *moment, SwJson *json) {
  SwText sentence = {0};
  sw_moment_sentence(moment, &sentence);
  sw_field_text(json, "phase", sw_phase_name(sw_event_phase(moment->event)));
  sw_field_open(json, "event");
  sw_field_text(json, "id", sw_event_name(moment->event));
  sw_json_key(json, "values");
  sw_values_json(&moment->values, json);
  sw_json_close_object(json);
  sw_field_text(json, "sentence", sw_text_cstr(&sentence));
  json->out->failed = json->out->failed || sentence.failed;
  sw_text_free(&sentence);
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
  put_event(&moment, &json);
  put_figures(program, &chapter, step, &json);
  put_missed(&chapter.record->trace, step - chapter.first, &json);
  sw_json_key(&json, "element");
  if (moment.is_element)
    sw_element_json(&moment.element, &json);
  else
    sw_json_null(&json);
  sw_json_close_object(&json);
  sw_values_clear(&moment.values);
}
