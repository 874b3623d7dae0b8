/* The figure of the view rule (view_figure.h) as JSON, with strides as the dialect shows them. */
#include "story/scene/figure.h"
#include "story/scene/view_figure.h"

static void put_stride(SwJson *json, const char *name, int64_t stride, int64_t unit) {
  sw_field_int(json, name, sw_stride_shown(stride, unit));
}

/* The distance in storage to the next element where this dim steps on; null if it never does. */
static void put_hop(const SwLayout *layout, int dim, int64_t unit, SwJson *json) {
  int64_t hop = 0;
  bool steps = sw_layout_hop(layout, dim, &hop);
  sw_field_known(json, "hop", steps, sw_stride_shown(hop, unit));
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
    put_hop(layout, dim, unit, json);
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
    put_stride(json, "hop", chunk->stride, unit);
    sw_field_int(json, "left", chunk->left);
    sw_field_bool(json, "current", i == self->current_chunk);
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

/* "broken": the place in reading order at which equal hops end, for the first time: all dims right
 * of the cut are at their last index, and the next step moves the dim left of it. */
static void put_broken(const SwLayout *layout, int after, int64_t unit, SwJson *json) {
  int inner = after + 1;
  int64_t hop = 0, usual = 0, to = layout->offset + layout->stride[after];
  while (!sw_layout_hop(layout, inner, &usual))
    inner++;
  sw_layout_hop(layout, after, &hop);
  sw_field_open(json, "broken");
  sw_field_int(json, "from", to - hop);
  sw_field_int(json, "to", to);
  put_stride(json, "hop", hop, unit);
  put_stride(json, "usual", usual, unit);
  sw_field_int(json, "wanted", to - hop + usual);
  sw_json_close_object(json);
}

static void put_cuts(const SwViewFigure *self, const SwLayout *layout, int64_t unit, SwJson *json) {
  sw_field_open_array(json, "cuts");
  for (int i = 0; i < self->cut_count; i++) {
    const SwFigureCut *cut = &self->cut[i];
    sw_json_open_object(json);
    sw_field_int(json, "after", cut->after);
    put_stride(json, "stride", cut->stride, unit);
    put_stride(json, "inner", cut->inner, unit);
    sw_field_int(json, "size", cut->size);
    put_stride(json, "expected", cut->expected, unit);
    put_broken(layout, cut->after, unit, json);
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
    sw_field_known(json, "hop", next->has_stride, sw_stride_shown(next->stride, unit));
    sw_field_known(json, "chunk", next->chunk >= 0, next->chunk);
    sw_field_text(json, "state", states[next->state]);
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

void sw_figure_view(const SwFigureStep *now, SwJson *json) {
  static const char *const outcomes[] = {"open", "view", "copy", "refused"};
  const SwRecord *record = now->record;
  if (record->kind != SW_STORY_VIEW) return;
  int64_t unit = sw_tensors_unit(record);
  SwViewFigure self;
  sw_view_figure_at(record, now->last, sw_figure_is_settled(now), &self);
  sw_figure_open(json, SW_FIGURE_view);
  sw_field_int(json, "tensor", 0);
  put_old(&self, &record->operand[0].layout, unit, json);
  put_chunks(&self, unit, json);
  put_cuts(&self, &record->operand[0].layout, unit, json);
  put_next(&self, unit, json);
  sw_field_text(json, "outcome", outcomes[self.outcome]);
  sw_json_close_object(json);
}
