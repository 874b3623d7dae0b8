#include "story/dims_figure.h"

#include "story/fields.h"

static void tell(SwDimsFigure *self, const SwRecord *record, int64_t dim) {
  if (dim >= self->after_count) return;
  int from = record->dim_from[dim];
  self->known[dim] = true;
  self->current = (int)dim;
  if (from >= 0 && from < self->before_count) self->moved[from] = true;
}

static void fold(SwDimsFigure *self, const SwRecord *record, const SwEvent *event) {
  self->current = -1;
  switch (event->id) {
  case SW_EV_DIM_MOVES:
  case SW_EV_DIM_STAYS:
  case SW_EV_DIM_NEW:
  case SW_EV_DIM_DIAGONAL:
  case SW_EV_DIM_SHORTENED:
  case SW_EV_DIM_REVERSED:
  case SW_EV_DIM_CHANGES:
  case SW_EV_INDEX_REST:
  case SW_EV_REORDER_KEPT:
  case SW_EV_REORDER_REVERSED:
  case SW_EV_REORDER_ROLLED:
  case SW_EV_REORDER_TILED:
  case SW_EV_REORDER_REPEATED:
  case SW_EV_REORDER_NEW: tell(self, record, event->fact[0]); break;
  case SW_EV_REDUCE_STAYS:
  case SW_EV_REDUCE_KEPT: tell(self, record, event->fact[2]); break;
  case SW_EV_REDUCE_GONE:
  case SW_EV_DIM_GONE:
    if (event->fact[0] < self->before_count) self->moved[event->fact[0]] = true;
    break;
  case SW_EV_INDEX_LANDS:
  case SW_EV_INDEX_IN_FRONT:
    for (int i = 0; i < record->indexing->common.ndim; i++)
      tell(self, record, record->indexing->at + i);
    break;
  case SW_EV_RESIZED:
  case SW_EV_NEW_STORAGE:
  case SW_EV_INDEX_COPIES:
  case SW_EV_REDUCE_RESULT:
  case SW_EV_DIMS_AFTER:
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

void sw_dims_figure_at(const SwRecord *record, int last, bool settled, SwDimsFigure *out) {
  *out = (SwDimsFigure){.current = -1};
  out->before_count = record->operand_count ? record->operand[0].layout.shape.ndim : 0;
  out->after_count = record->has_result ? record->result.layout.shape.ndim : 0;
  for (int i = 0; i <= last && i < record->trace.count; i++)
    fold(out, record, &record->trace.events[i]);
  if (settled) out->current = -1;
}

static void put_dim(const SwSnapshot *tensor, int dim, SwJson *json) {
  const SwLayout *layout = &tensor->layout;
  sw_json_open_object(json);
  sw_field_int(json, "dim", dim);
  sw_field_int(json, "size", layout->shape.size[dim]);
  sw_field_int(json, "stride", sw_stride_shown(layout->stride[dim], sw_snapshot_unit(tensor)));
}

void sw_dims_figure_json(const SwDimsFigure *self, const SwRecord *record, SwJson *json) {
  sw_json_open_object(json);
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
    sw_field_known(json, "from", record->dim_from[dim] >= 0, record->dim_from[dim]);
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
  sw_json_close_object(json);
}
