#include "story/scene/repairs.h"

#include <string.h>

#include "story/scene/figure.h"
#include "story/scene/short_name.h"
#include "story/scene/visits.h"
#include "tensor/view.h"

#define MAX_RECEIVER 30

/* The tensor as an expression that a method call may follow; nothing where it is long, for the
 * reader knows what the call belongs to. */
static void put_receiver(const SwProgram *program, const SwRecord *record, SwText *out) {
  size_t size;
  const char *text = sw_span_text(program, record->operand[0].span, &size);
  if (size > MAX_RECEIVER || memchr(text, '\n', size)) return;
  bool compound = sw_text_is_compound(text, size);
  if (compound) sw_text_char(out, '(');
  sw_text_bytes(out, text, size);
  if (compound) sw_text_char(out, ')');
}

static void add(const SwProgram *program, const SwRecord *record, const char *call,
                const SwShape *shape, int64_t copies, SwRepairs *out) {
  SwRepair *repair = &out->at[out->count++];
  repair->copies = copies;
  put_receiver(program, record, &repair->code);
  sw_text_put(&repair->code, call);
  sw_text_char(&repair->code, '(');
  for (int dim = 0; dim < shape->ndim; dim++) {
    if (dim) sw_text_put(&repair->code, ", ");
    sw_text_int(&repair->code, shape->size[dim]);
  }
  if (shape->ndim == 0) sw_text_put(&repair->code, "()");
  sw_text_char(&repair->code, ')');
}

void sw_repairs_of(const SwProgram *program, const SwRecord *record, SwRepairs *out) {
  *out = (SwRepairs){0};
  if (record->operand_count == 0 || !sw_record_requested(record)) return;
  const SwSnapshot *tensor = &record->operand[0];
  SwShape shape = sw_requested_shape(record), refined;
  int64_t numel = sw_snapshot_numel(tensor);
  SwLayout ignored;
  add(program, record, ".reshape", &shape, numel, out);
  (void)sw_view_refine(&tensor->layout, &shape, tensor->dialect, &refined);
  bool fits = !sw_shape_equal(&refined, &shape) &&
              !sw_shape_equal(&refined, &tensor->layout.shape) &&
              sw_view_strides(&tensor->layout, &refined, tensor->dialect, NULL, &ignored);
  if (fits) add(program, record, ".view", &refined, 0, out);
  add(program, record, ".contiguous().view", &shape, numel, out);
}

void sw_repairs_clear(SwRepairs *self) {
  for (int i = 0; i < self->count; i++)
    sw_text_free(&self->at[i].code);
  self->count = 0;
}

static void put_repair(const SwRepair *repair, SwJson *json) {
  sw_json_open_object(json);
  sw_field_text(json, "code", sw_text_cstr(&repair->code));
  sw_field_int(json, "copies", repair->copies);
  sw_field_bool(json, "view", repair->copies == 0);
  sw_json_close_object(json);
}

void sw_figure_repairs(const SwFigureStep *now, SwJson *json) {
  if (!sw_figure_told(now, SW_EV_REPAIRS)) return;
  SwRepairs self;
  sw_repairs_of(now->program, now->record, &self);
  sw_figure_open(json, SW_FIGURE_repairs);
  sw_field_open_array(json, "repairs");
  for (int i = 0; i < self.count; i++)
    put_repair(&self.at[i], json);
  sw_json_close_array(json);
  sw_json_close_object(json);
  sw_repairs_clear(&self);
}
