/*
 * The figure of a matrix product: batch dims aligned on the right, which broadcast, then the two
 * dims of each matrix, of which the inner ones must be equal:
 *
 *     a   4  1 | 2  3          inner dims: 3 of a, 3 of b
 *     b      5 | 3  2
 *
 * Its state at a step is computed from the events up to that step.
 */
#include "story/scene/figure.h"
#include "story/scene/name.h"
#include "story/scene/shape_rows.h"

typedef enum SwInner { SW_INNER_UNKNOWN, SW_INNER_MEETS, SW_INNER_REFUSED } SwInner;

/* The figure after some events. */
typedef struct SwProductFigure {
  int batch_count;
  SwVerdict batch[SW_MAX_DIMS];
  bool batch_shown; /* the rule of batch dims is already shown */
  int current;      /* batch dim of this step, or -1 */
  SwInner inner;
  bool result_known;
} SwProductFigure;

/* Number of batch dims of an operand. */
static int batch_of(const SwRecord *record, int operand) {
  int ndim = record->operand[operand].layout.shape.ndim;
  return ndim > 2 ? ndim - 2 : 0;
}

static void judge(SwProductFigure *self, int64_t dim, SwVerdict verdict) {
  self->batch[dim] = verdict;
  self->current = (int)dim;
}

/* Applies one event to the state. */
static void apply_event(SwProductFigure *self, const SwEvent *event) {
  self->current = -1;
  switch (event->id) {
  case SW_EV_PRODUCT_INNER: self->inner = SW_INNER_MEETS; break;
  case SW_EV_PRODUCT_INNER_REFUSED: self->inner = SW_INNER_REFUSED; break;
  case SW_EV_PRODUCT_BATCH: self->batch_shown = true; break;
  case SW_EV_PRODUCT_COUNTS:
    self->batch_shown = true;
    judge(self, event->fact[0], SW_VERDICT_EQUAL);
    break;
  case SW_EV_PRODUCT_COUNTS_REFUSED:
    self->batch_shown = true;
    judge(self, event->fact[0], SW_VERDICT_REFUSED);
    break;
  case SW_EV_COMPARE_EQUAL: judge(self, event->fact[0], SW_VERDICT_EQUAL); break;
  case SW_EV_COMPARE_STRETCH: judge(self, event->fact[0], SW_VERDICT_STRETCH); break;
  case SW_EV_COMPARE_PADDED: judge(self, event->fact[0], SW_VERDICT_PADDED); break;
  case SW_EV_COMPARE_REFUSED: judge(self, event->fact[0], SW_VERDICT_REFUSED); break;
  case SW_EV_PRODUCT_RESULT: self->result_known = true; break;
  default: break;
  }
}

static void product_at(const SwRecord *record, int last, SwProductFigure *out) {
  *out = (SwProductFigure){.current = -1};
  for (int i = 0; i < 2; i++) {
    if (batch_of(record, i) > out->batch_count) out->batch_count = batch_of(record, i);
  }
  for (int i = 0; i <= last; i++)
    apply_event(out, &record->trace.events[i]);
}

/* One factor: batch sizes aligned on the right (null if missing), then rows and columns. A vector
 * counts as one row on the left and as one column on the right. */
static void put_factor(const SwProductFigure *self, const SwProgram *program,
                       const SwRecord *record, int i, SwJson *json) {
  const SwShape *shape = &record->operand[i].layout.shape;
  bool is_vector = shape->ndim == 1;
  int64_t last = shape->size[shape->ndim - 1];
  int64_t before = shape->ndim > 1 ? shape->size[shape->ndim - 2] : 1;
  int missing = self->batch_count - batch_of(record, i);
  SwText name = {0};
  sw_tensors_name(program, record, i, &name);
  sw_json_open_object(json);
  sw_field_int(json, "tensor", i);
  sw_field_text(json, "name", sw_text_cstr(&name));
  sw_field_open_array(json, "batch");
  for (int dim = 0; dim < self->batch_count; dim++) {
    if (dim < missing)
      sw_json_null(json);
    else
      sw_json_int(json, shape->size[dim - missing]);
  }
  sw_json_close_array(json);
  sw_field_int(json, "rows", is_vector ? (i ? last : 1) : before);
  sw_field_int(json, "columns", is_vector && i ? 1 : last);
  sw_field_bool(json, "vector", is_vector);
  sw_json_close_object(json);
  json->out->failed |= name.failed;
  sw_text_free(&name);
}

static void put_product(const SwProductFigure *self, const SwProgram *program,
                        const SwRecord *record, SwJson *json) {
  static const char *const inner[] = {"unknown", "meets", "refused"};
  sw_figure_open(json, SW_FIGURE_product);
  sw_field_open_array(json, "factors");
  for (int i = 0; i < 2; i++)
    put_factor(self, program, record, i, json);
  sw_json_close_array(json);
  sw_field_open_array(json, "batch");
  for (int dim = 0; dim < self->batch_count; dim++) {
    sw_json_open_object(json);
    sw_field_text(json, "verdict", sw_verdict_name(self->batch[dim]));
    sw_field_bool(json, "current", dim == self->current);
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
  sw_field_text(json, "inner", inner[self->inner]);
  const SwShape *result = &record->result.layout.shape;
  if (self->result_known)
    sw_field_ints(json, "result", result->size, result->ndim);
  else
    sw_field_null(json, "result");
  sw_json_close_object(json);
}

void sw_figure_product(const SwFigureStep *now, SwJson *json) {
  if (now->record->kind != SW_STORY_PRODUCT) return;
  SwProductFigure self;
  product_at(now->record, now->last, &self);
  put_product(&self, now->program, now->record, json);
}
