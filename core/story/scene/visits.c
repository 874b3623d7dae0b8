#include "story/scene/visits.h"

#include "story/scene/figure.h"
#include "tensor/view.h"

#define MAX_RUNS 64 /* runs searched, from the first that leaves the chunk */

/* The straddling dim. A run is one walk along it; each choice of the earlier new indices gives one.
 */
typedef struct Search {
  const SwLayout *old;
  int64_t size; /* of the straddling dim */
  int64_t
      spacing;   /* elements between two neighbours in reading order: product of later new sizes */
  int64_t used;  /* the same, counting only the dims inside the chunk */
  int64_t chunk; /* elements of the chunk */
  int64_t runs;  /* number of runs: the product of the new sizes before the dim */
} Search;

/* The address of entry `at` of a run. */
static int64_t address(const Search *self, int64_t run, int64_t at) {
  int64_t index[SW_MAX_DIMS];
  sw_shape_unravel(&self->old->shape, (run * self->size + at) * self->spacing, index);
  return sw_layout_address(self->old, index);
}

/* Up to SW_MAX_VISITS addresses of a run, around index `around`. */
static SwVisitRun window(const Search *self, int64_t run, int64_t around) {
  int64_t last_start = self->size > SW_MAX_VISITS ? self->size - SW_MAX_VISITS : 0;
  int64_t from = around - SW_MAX_VISITS / 2;
  SwVisitRun out = {.from = from < 0 ? 0 : from > last_start ? last_start : from};
  out.count = (int)(self->size < SW_MAX_VISITS ? self->size : SW_MAX_VISITS);
  for (int i = 0; i < out.count; i++)
    out.address[i] = address(self, run, out.from + i);
  return out;
}

int64_t sw_visit_jump(const SwVisitRun *self, int at) {
  return self->address[at] - self->address[at - 1];
}

static bool is_even(const SwVisitRun *run) {
  for (int i = 2; i < run->count; i++) {
    if (sw_visit_jump(run, i) != sw_visit_jump(run, 1)) return false;
  }
  return true;
}

/* The first index of a run that is beyond the chunk in which the run begins. */
static int64_t first_beyond(const Search *self, int64_t run) {
  int64_t begin = run * self->size * self->used % self->chunk;
  return (self->chunk - begin + self->used - 1) / self->used;
}

/* Looks for a run with unequal jumps; if there is none, for two runs whose jumps differ. */
static void search(const Search *self, SwVisits *out) {
  int64_t first = self->chunk / (self->size * self->used), end = first + MAX_RUNS;
  out->run_count = 1;
  for (int64_t run = first; run < self->runs && run < end; run++) {
    out->run[0] = window(self, run, first_beyond(self, run));
    if (!is_even(&out->run[0])) return;
  }
  out->run[0] = window(self, 0, first_beyond(self, 0));
  /* All runs are even. As the view is refused, some run has another jump than run 0. */
  for (int64_t run = first ? first : 1; run < end;
       run++) { /* not covered: a differing run exists */
    out->run[1] = window(self, run, 0);
    if (sw_visit_jump(&out->run[1], 1) !=
        sw_visit_jump(&out->run[0], 1)) { /* not covered: the first run differs */
      out->run_count = 2;
      return;
    }
  }
}

void sw_visits_of(const SwRecord *record, SwVisits *out) {
  const SwEvent *event = record->trace.events;
  while (!sw_view_is_straddle(event->id))
    event++;
  SwShape shape = sw_record_asked_shape(record);
  int dim = (int)event->fact[0];
  Search self = {&record->operand[0].layout,      shape.size[dim], 1,
                 event->fact[2] / event->fact[1], event->fact[3],  1};
  for (int i = 0; i < dim; i++)
    self.runs *= shape.size[i];
  for (int i = dim + 1; i < shape.ndim; i++)
    self.spacing *= shape.size[i];
  *out = (SwVisits){.dim = dim, .size = self.size};
  search(&self, out);
  int64_t unit = sw_snapshot_unit(&record->operand[0]);
  for (int i = 0; i < out->run_count; i++) {
    for (int at = 0; at < out->run[i].count; at++)
      out->run[i].shown[at] = sw_stride_shown(out->run[i].address[at], unit);
  }
}

void sw_visit_run_json(const SwVisitRun *run, int64_t usual, SwJson *json) {
  sw_json_open_object(json);
  sw_field_int(json, "from", run->from);
  sw_field_ints(json, "addresses", run->address, run->count);
  sw_field_ints(json, "shown", run->shown, run->count);
  sw_field_open_array(json, "jumps");
  for (int i = 1; i < run->count; i++)
    sw_json_int(json, run->shown[i] - run->shown[i - 1]);
  sw_json_close_array(json);
  sw_field_open_array(json, "odd");
  for (int i = 1; i < run->count; i++)
    sw_json_bool(json, sw_visit_jump(run, i) != usual);
  sw_json_close_array(json);
  sw_json_close_object(json);
}

void sw_figure_visits(const SwFigureStep *now, SwJson *json) {
  SwVisits self;
  if (!sw_figure_find_event(now, SW_EV_JUMPS)) return;
  sw_visits_of(now->record, &self);
  sw_figure_open(json, SW_FIGURE_visits);
  sw_field_int(json, "tensor", 0);
  sw_field_int(json, "dim", self.dim);
  sw_field_open_array(json, "runs");
  for (int i = 0; i < self.run_count; i++)
    sw_visit_run_json(&self.run[i], sw_visit_jump(&self.run[0], 1), json);
  sw_json_close_array(json);
  sw_json_close_object(json);
}
