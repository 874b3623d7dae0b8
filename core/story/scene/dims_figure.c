/* The figure of transpose, permute, slices, reductions and the like: sizes and strides that move or
 * change per dim. Its state at a step is computed from the events up to that step. */
#include "story/scene/element.h"
#include "story/scene/figure.h"
#include "story/scene/visits.h"

/* The figure after some events. */
typedef struct SwDimsFigure {
  int before_count, after_count;
  bool moved[SW_MAX_DIMS]; /* old dims already moved to their new place, or removed */
  bool known[SW_MAX_DIMS]; /* new dims already shown */
  int current;             /* the new dim of this step, or -1 */
  bool has_contiguous, contiguous;
  bool begins; /* the offset of the result is already shown */
} SwDimsFigure;

/* The step shows dim `dim` of the result, and with it the old dim it comes from. */
static void show_dim(SwDimsFigure *self, const SwRecord *record, int64_t dim) {
  if (dim >= self->after_count) return;
  int from = sw_record_dim_from(record)[dim];
  self->known[dim] = true;
  self->current = (int)dim;
  if (from >= 0) self->moved[from] = true;
}

static void apply_event(SwDimsFigure *self, const SwRecord *record, const SwEvent *event) {
  const SwIndexing *indexing = sw_record_indexing(record);
  self->current = -1;
  switch (event->id) {
  case SW_EV_DIM_MOVES:
  case SW_EV_DIM_STAYS:
  case SW_EV_DIM_NEW:
  case SW_EV_DIM_DIAGONAL:
  case SW_EV_DIM_SHORTENED:
  case SW_EV_DIM_REVERSED:
  case SW_EV_DIM_STEPPED:
  case SW_EV_DIM_CHANGES:
  case SW_EV_INDEX_REST:
  case SW_EV_REORDER_KEPT:
  case SW_EV_REORDER_REVERSED:
  case SW_EV_REORDER_ROLLED:
  case SW_EV_REORDER_TILED:
  case SW_EV_REORDER_REPEATED:
  case SW_EV_REORDER_NEW: show_dim(self, record, event->fact[0]); break;
  case SW_EV_REDUCE_STAYS:
  case SW_EV_REDUCE_KEPT: show_dim(self, record, event->fact[2]); break;
  case SW_EV_OFFSET_CHANGES: self->begins = true; break;
  case SW_EV_REDUCE_GONE:
  case SW_EV_DIM_GONE: self->moved[event->fact[0]] = true; break;
  case SW_EV_INDEX_LANDS:
  case SW_EV_INDEX_IN_FRONT:
    for (int i = 0; i < indexing->common.ndim; i++)
      show_dim(self, record, indexing->at + i);
    break;
  case SW_EV_RESIZED:
  case SW_EV_NEW_STORAGE:
  case SW_EV_INDEX_COPIES:
  case SW_EV_REDUCE_RESULT:
  case SW_EV_DIMS_AFTER:
    self->begins = true;
    for (int dim = 0; dim < self->after_count; dim++)
      self->known[dim] = true;
    break;
  case SW_EV_STAYS_CONTIGUOUS:
  case SW_EV_NOT_CONTIGUOUS:
    self->has_contiguous = true;
    self->contiguous = event->id == SW_EV_STAYS_CONTIGUOUS;
    break;
  default: break;
  }
}

static void dims_at(const SwRecord *record, int last, bool settled, SwDimsFigure *out) {
  *out = (SwDimsFigure){.current = -1};
  out->before_count = record->operand[0].layout.shape.ndim;
  out->after_count = record->has_result ? record->result.layout.shape.ndim : 0;
  for (int i = 0; i <= last; i++)
    apply_event(out, record, &record->trace.events[i]);
  if (settled) out->current = -1;
}

static void put_dim(const SwSnapshot *tensor, int dim, SwJson *json) {
  const SwLayout *layout = &tensor->layout;
  sw_json_open_object(json);
  sw_field_int(json, "dim", dim);
  sw_field_int(json, "size", layout->shape.size[dim]);
  sw_field_int(json, "stride", sw_stride_shown(layout->stride[dim], sw_snapshot_unit(tensor)));
}

static bool is_view(const SwRecord *record) {
  return record->has_result && record->result.storage == record->operand[0].storage;
}

/* How many old entries one step along a dim of a view skips: new stride / old stride, 2 for x[::2].
 * Null if that is not a whole number. */
static void put_step(const SwRecord *record, int dim, SwJson *json) {
  int from = sw_record_dim_from(record)[dim];
  bool known = from >= 0 && is_view(record);
  int64_t old = known ? record->operand[0].layout.stride[from] : 0;
  int64_t stride = record->result.layout.stride[dim];
  known = old != 0 && stride % old == 0;
  sw_field_known(json, "step", known, known ? stride / old : 0);
}

/* The distance in storage to the next element where this dim steps on; null if it never does. */
static void put_hop(const SwSnapshot *tensor, int dim, SwJson *json) {
  int64_t hop = 0;
  bool steps = sw_layout_hop(&tensor->layout, dim, &hop);
  sw_field_known(json, "hop", steps, sw_stride_shown(hop, sw_snapshot_unit(tensor)));
}

/* "begins": the address of the first element of a view, as a sum over the old dims; null if no
 * single old element has it. */
static void put_begin(const SwDimsFigure *self, const SwRecord *record, SwJson *json) {
  const SwLayout *old = &record->operand[0].layout;
  int64_t to = record->has_result ? record->result.layout.offset : 0, index[SW_MAX_DIMS];
  if (!is_view(record) || !sw_layout_keeps_apart(old) || !sw_layout_find(old, to, index)) {
    sw_field_null(json, "begins");
    return;
  }
  sw_field_open(json, "begins");
  sw_field_int(json, "from", old->offset);
  sw_field_int(json, "to", to);
  sw_field_ints(json, "index", index, old->shape.ndim);
  sw_address_terms(old, index, 1, json);
  sw_field_bool(json, "known", self->begins);
  sw_json_close_object(json);
}

/* Where the elements are that an index picks along its first dim, all other indices 0. False if
 * they are not kept or there is no second one. */
static bool picked_run(const SwRecord *record, SwVisitRun *out) {
  const SwShape *shape = &record->result.layout.shape;
  int dim = sw_record_indexing(record)->at;
  *out = (SwVisitRun){0};
  if (dim >= shape->ndim || sw_element_count(record) == 0) return false;
  int64_t spacing = 1, unit = sw_snapshot_unit(&record->operand[0]);
  for (int i = dim + 1; i < shape->ndim; i++)
    spacing *= shape->size[i];
  for (; out->count < SW_MAX_VISITS && out->count < shape->size[dim]; out->count++) {
    SwElement element;
    sw_element_at(record, out->count * spacing, &element);
    if (!element.has_write) return false;
    out->address[out->count] = element.read[0].address;
    out->shown[out->count] = sw_stride_shown(element.read[0].address, unit);
  }
  return out->count > 1;
}

/* "picked": the elements that an index copies, from the step that says so. */
static void put_picked(const SwFigureStep *now, SwJson *json) {
  SwVisitRun run;
  sw_json_key(json, "picked");
  if (sw_figure_find_event(now, SW_EV_INDEX_COPIES) && picked_run(now->record, &run))
    sw_visit_run_json(&run, sw_visit_jump(&run, 1), json);
  else
    sw_json_null(json);
}

static void put_dims(const SwDimsFigure *self, const SwFigureStep *now, SwJson *json) {
  const SwRecord *record = now->record;
  const int *from = sw_record_dim_from(record);
  sw_figure_open(json, SW_FIGURE_dims);
  sw_field_open_array(json, "before");
  for (int dim = 0; dim < self->before_count; dim++) {
    put_dim(&record->operand[0], dim, json);
    sw_field_bool(json, "moved", self->moved[dim]);
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
  sw_field_open_array(json, "after");
  for (int dim = 0; dim < self->after_count; dim++) {
    put_dim(&record->result, dim, json);
    sw_field_known(json, "from", from[dim] >= 0, from[dim]);
    put_step(record, dim, json);
    put_hop(&record->result, dim, json);
    sw_field_bool(json, "known", self->known[dim]);
    sw_field_bool(json, "current", dim == self->current);
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
  sw_json_key(json, "contiguous");
  if (self->has_contiguous)
    sw_json_bool(json, self->contiguous);
  else
    sw_json_null(json);
  put_begin(self, record, json);
  put_picked(now, json);
  sw_json_close_object(json);
}

void sw_figure_dims(const SwFigureStep *now, SwJson *json) {
  const SwRecord *record = now->record;
  bool has_dims = record->kind == SW_STORY_DIMS || record->kind == SW_STORY_REDUCE ||
                  record->kind == SW_STORY_REORDER || record->kind == SW_STORY_INDEX;
  if (!has_dims) return;
  SwDimsFigure self;
  dims_at(record, now->last, sw_figure_is_settled(now), &self);
  put_dims(&self, now, json);
}
