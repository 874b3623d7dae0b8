/* The figure of the view rule as JSON: the type ViewFigure. */
#include "story/fields.h"
#include "story/view_figure.h"

static void put_stride(SwJson *json, const char *name, int64_t stride, int64_t unit) {
  sw_field_int(json, name, sw_stride_shown(stride, unit));
}

static void put_old(const SwViewFigure *self, const SwLayout *layout, int64_t unit, SwJson *json) {
  static const char *const states[] = {"waiting", "current", "joined", "cut", "opened", "free"};
  sw_field_open_array(json, "old");
  for (int dim = 0; dim < self->old_count; dim++) {
    const SwOldDim *old = &self->old[dim];
    sw_json_open_object(json);
    sw_field_int(json, "dim", dim);
    sw_field_int(json, "size", layout->shape.size[dim]);
    put_stride(json, "stride", layout->stride[dim], unit);
    sw_field_known(json, "chunk", old->chunk >= 0, old->chunk);
    sw_field_known(json, "expected", old->has_expected, sw_stride_shown(old->expected, unit));
    sw_field_text(json, "state", states[old->state]);
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

static void put_chunks(const SwViewFigure *self, int64_t unit, SwJson *json) {
  sw_field_open_array(json, "chunks");
  for (int i = 0; i < self->chunk_count; i++) {
    const SwFigureChunk *chunk = &self->chunk[i];
    sw_json_open_object(json);
    sw_field_int(json, "first", chunk->first);
    sw_field_int(json, "last", chunk->last);
    sw_field_int(json, "numel", chunk->numel);
    put_stride(json, "stride", chunk->stride, unit);
    sw_field_int(json, "left", chunk->left);
    sw_field_bool(json, "current", i == self->current_chunk);
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

static void put_cuts(const SwViewFigure *self, int64_t unit, SwJson *json) {
  sw_field_open_array(json, "cuts");
  for (int i = 0; i < self->cut_count; i++) {
    const SwFigureCut *cut = &self->cut[i];
    sw_json_open_object(json);
    sw_field_int(json, "after", cut->after);
    put_stride(json, "stride", cut->stride, unit);
    put_stride(json, "inner", cut->inner, unit);
    sw_field_int(json, "size", cut->size);
    put_stride(json, "expected", cut->expected, unit);
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

static void put_next(const SwViewFigure *self, int64_t unit, SwJson *json) {
  static const char *const states[] = {"waiting", "current", "fits", "straddles"};
  sw_field_open_array(json, "next");
  for (int dim = 0; dim < self->next_count; dim++) {
    const SwNewDim *next = &self->next[dim];
    sw_json_open_object(json);
    sw_field_int(json, "dim", dim);
    sw_field_int(json, "size", next->size);
    sw_field_bool(json, "inferred", next->inferred);
    sw_field_known(json, "stride", next->has_stride, sw_stride_shown(next->stride, unit));
    sw_field_known(json, "chunk", next->chunk >= 0, next->chunk);
    sw_field_text(json, "state", states[next->state]);
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

static void put_run(const SwVisitRun *run, SwJson *json) {
  sw_json_open_object(json);
  sw_field_int(json, "from", run->from);
  sw_field_ints(json, "addresses", run->address, run->count);
  sw_field_open_array(json, "jumps");
  for (int i = 1; i < run->count; i++)
    sw_json_int(json, run->address[i] - run->address[i - 1]);
  sw_json_close_array(json);
  sw_json_close_object(json);
}

static void put_visits(const SwViewFigure *self, const SwRecord *record, SwJson *json) {
  SwVisits visits;
  sw_json_key(json, "visits");
  if (!self->shows_visits || !sw_visits_of(record, &visits)) {
    sw_json_null(json);
    return;
  }
  sw_json_open_object(json);
  sw_field_int(json, "dim", visits.dim);
  sw_field_open_array(json, "runs");
  for (int i = 0; i < visits.run_count; i++)
    put_run(&visits.run[i], json);
  sw_json_close_array(json);
  sw_json_close_object(json);
}

static void put_repairs(const SwViewFigure *self, const SwProgram *program, const SwRecord *record,
                        SwJson *json) {
  SwRepairs repairs = {0};
  if (self->shows_repairs) sw_repairs_of(program, record, &repairs);
  sw_field_open_array(json, "repairs");
  for (int i = 0; i < repairs.count; i++) {
    sw_json_open_object(json);
    sw_field_text(json, "code", sw_text_cstr(&repairs.at[i].code));
    sw_field_int(json, "copies", repairs.at[i].copies);
    sw_field_bool(json, "view", repairs.at[i].copies == 0);
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
  sw_repairs_clear(&repairs);
}

void sw_view_figure_json(const SwViewFigure *self, const SwProgram *program, const SwRecord *record,
                         SwJson *json) {
  static const char *const outcomes[] = {"open", "view", "copy", "refused"};
  int64_t unit = sw_tensors_unit(record);
  sw_json_open_object(json);
  sw_field_int(json, "tensor", 0);
  put_old(self, &record->operand[0].layout, unit, json);
  put_chunks(self, unit, json);
  put_cuts(self, unit, json);
  put_next(self, unit, json);
  sw_field_text(json, "outcome", outcomes[self->outcome]);
  put_visits(self, record, json);
  put_repairs(self, program, record, json);
  sw_json_close_object(json);
}
