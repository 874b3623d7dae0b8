#include "story/scene/shape_rows.h"

#include "story/scene/figure.h"
#include "story/scene/letters.h"
#include "story/scene/name.h"

static const SwShape *shape_of(const SwRecord *record, int row) {
  return &record->operand[row].layout.shape;
}

/* The shape under which an operand is joined: with added dims of size 1, or flattened to one dim.
 */
static const SwShape *joined_shape(const SwRecord *record, int row) {
  return &record->stretched[row].shape;
}

/* The event that says which dims of two operands had to have one size, or NULL. */
static const SwEvent *misfit_of(const SwRecord *record) {
  const SwTrace *trace = &record->trace;
  const SwEvent *last = trace->count ? &trace->events[trace->count - 1] : NULL;
  return last && last->id == SW_EV_SIZES_REFUSED ? last : NULL;
}

/* The column in which the two dims of a misfit meet. */
static int64_t meeting_column(const SwEvent *misfit) {
  const int64_t *fact = misfit->fact;
  return fact[0] > fact[3] ? fact[0] : fact[3];
}

/* The column of a row's first dim. */
static int meeting_start(const SwEvent *misfit, int row) {
  const int64_t *fact = misfit->fact;
  if (row == fact[1]) return (int)(meeting_column(misfit) - fact[0]);
  return row == fact[4] ? (int)(meeting_column(misfit) - fact[3]) : 0;
}

/* Number of columns: the most dims of any row. */
static int columns_of(const SwRecord *record) {
  const SwEvent *misfit = misfit_of(record);
  int most = 0;
  for (int row = 0; misfit && row < record->operand_count; row++) {
    int end = meeting_start(misfit, row) + shape_of(record, row)->ndim;
    if (end > most) most = end;
  }
  if (misfit) return most;
  if (record->kind == SW_STORY_NOTE) return record->trace.count - 1; /* one column per letter */
  int count = record->kind == SW_STORY_EXPAND ? record->as.expand.requested.ndim : 0;
  for (int row = 0; row < record->operand_count; row++) {
    int ndim = shape_of(record, row)->ndim;
    if (record->kind == SW_STORY_JOIN) ndim = joined_shape(record, row)->ndim;
    if (ndim > count) count = ndim;
  }
  return count;
}

static bool has_event(const SwRecord *record, SwEventId id) {
  for (int i = 0; i < record->trace.count; i++) {
    if (record->trace.events[i].id == id) return true;
  }
  return false;
}

/* Writes the sizes as they are joined. Dims added for the join (stack) count as padded. */
static void write_joined(SwShapeRows *self, const SwRecord *record) {
  for (int row = 0; row < self->row_count; row++) {
    const SwShape *shape = joined_shape(record, row);
    int from = self->column_count - shape->ndim;
    for (int dim = 0; dim < shape->ndim; dim++) {
      int64_t size = shape->size[dim];
      int own = sw_tensors_joined_dim(record, row, dim);
      self->cell[row][from + dim] =
          own < 0 ? (SwSizeCell){.state = SW_CELL_PADDED, .size = 1, .own_dim = -1}
                  : (SwSizeCell){SW_CELL_GIVEN, size, own, size, false, 0};
    }
  }
}

/* Writes the sizes of an einsum, each in the column of its letter. */
static void write_named(SwShapeRows *self, const SwRecord *record) {
  for (int row = 0; row < self->row_count; row++) {
    for (int column = 0; column < self->column_count; column++) {
      int own = sw_letter_dim(&record->trace.events[column + 1], row);
      int64_t size = own < 0 ? 0 : shape_of(record, row)->size[own];
      self->cell[row][column] =
          (SwSizeCell){own < 0 ? SW_CELL_ABSENT : SW_CELL_GIVEN, size, own, size, false, 0};
    }
  }
}

/* Writes the sizes of each row: from the left, aligned on the right, or with the dims that must be
 * equal in one column. */
static void write_rows(SwShapeRows *self, const SwRecord *record) {
  const SwEvent *misfit = misfit_of(record);
  for (int row = 0; row < self->row_count; row++) {
    const SwShape *shape = shape_of(record, row);
    int from = misfit          ? meeting_start(misfit, row)
               : self->aligned ? self->column_count - shape->ndim
                               : 0;
    for (int column = 0; column < self->column_count; column++) {
      int own = column - from;
      bool present = own >= 0 && own < shape->ndim;
      self->cell[row][column] =
          present ? (SwSizeCell){SW_CELL_GIVEN, shape->size[own], own, shape->size[own], false, 0}
                  : (SwSizeCell){.state = SW_CELL_ABSENT, .own_dim = -1};
    }
  }
  if (self->aligned && record->kind == SW_STORY_JOIN) write_joined(self, record);
  if (record->kind == SW_STORY_NOTE && !misfit_of(record)) write_named(self, record);
}

/* The figure before the first event. If no event aligns the rows, they are aligned from the start.
 */
static void begin(SwShapeRows *self, const SwRecord *record) {
  *self = (SwShapeRows){.current = -1};
  const SwEvent *misfit = misfit_of(record);
  self->row_count = record->operand_count;
  if (misfit) /* none of the operands after the two */
    self->row_count =
        (int)(misfit->fact[1] > misfit->fact[4] ? misfit->fact[1] : misfit->fact[4]) + 1;
  self->column_count = columns_of(record);
  self->aligned = !has_event(record, SW_EV_ALIGN) && !has_event(record, SW_EV_JOIN_NEW_DIM) &&
                  !has_event(record, SW_EV_JOIN_READ_AS);
  bool targetless = record->kind == SW_STORY_BROADCAST || record->kind == SW_STORY_JOIN ||
                    record->kind == SW_STORY_NOTE;
  self->has_target = !targetless;
  if (record->kind == SW_STORY_EXPAND)
    self->target = record->as.expand.requested;
  else if (self->has_target)
    self->target = *shape_of(record, 0);
  write_rows(self, record);
}

/* Puts ones in the empty cells of a row. */
static void pad(SwShapeRows *self, int64_t row) {
  for (int column = 0; column < self->column_count; column++) {
    SwSizeCell *cell = &self->cell[row][column];
    if (cell->state == SW_CELL_ABSENT)
      *cell = (SwSizeCell){.state = SW_CELL_PADDED, .size = 1, .own_dim = -1};
  }
}

/* Sets the verdict and the size of a column. */
static void judge(SwShapeRows *self, int64_t dim, SwVerdict verdict, int64_t size) {
  SwSizeColumn *column = &self->column[dim];
  self->current = (int)dim;
  /* Several operands may stretch here: a size 1 of one's own is the stronger verdict than padding.
   */
  if (column->verdict != SW_VERDICT_STRETCH) column->verdict = verdict;
  column->has_size = true;
  column->size = size;
}

/* The column of a letter: a summed letter has no size in the result; a letter in only one operand
 * has nothing to be compared with. */
static void judge_letter(SwShapeRows *self, const SwEvent *letter) {
  const int64_t *fact = letter->fact;
  bool summed = sw_letter_is_summed(letter);
  SwVerdict kept = fact[0] == 1 ? SW_VERDICT_EQUAL : SW_VERDICT_UNKNOWN;
  judge(self, fact[2], summed ? SW_VERDICT_SUMMED : kept, fact[1]);
  self->column[fact[2]].has_size = !summed;
}

static void refuse_cell(SwShapeRows *self, int64_t row, int64_t column) {
  self->cell[row][column].state = SW_CELL_REFUSED;
}

/* Marks the column at which the rule fails. */
static void refuse(SwShapeRows *self, int64_t dim) {
  self->refused = true;
  self->current = (int)dim;
  self->column[dim].verdict = SW_VERDICT_REFUSED;
}

/* The operand has more dims than the target of expand: its first dims are refused. */
static void refuse_surplus(SwShapeRows *self, const SwEvent *event) {
  for (int64_t column = 0; column < event->fact[1] - event->fact[2]; column++) {
    refuse_cell(self, event->fact[0], column);
    refuse(self, column);
  }
}

/* Shows strides, from the first stretch on. */
static void show_strides(SwShapeRows *self, const SwRecord *record) {
  for (int row = 0; row < self->row_count; row++) {
    const SwLayout *stretched = &record->stretched[row];
    if (stretched->shape.ndim != self->column_count) continue;
    for (int column = 0; column < self->column_count; column++) {
      SwSizeCell *cell = &self->cell[row][column];
      cell->has_stride = cell->state != SW_CELL_ABSENT;
      /* A dim keeps its own stride until the step that stretches it to stride 0. */
      bool waits = cell->state != SW_CELL_STRETCHED && cell->own_dim >= 0;
      int64_t stride =
          waits ? record->operand[row].layout.stride[cell->own_dim] : stretched->stride[column];
      cell->stride = sw_stride_shown(stride, sw_snapshot_unit(&record->operand[row]));
    }
  }
}

/* One dim of one operand stretches. */
static void stretch(SwShapeRows *self, const SwEvent *event) {
  int64_t row = event->fact[0], column = event->fact[1];
  SwSizeCell *cell = &self->cell[row][column];
  cell->state = SW_CELL_STRETCHED;
  cell->size = event->fact[2];
  cell->original = 1;
  self->current = (int)column;
}

/* Sizes passed to expand may contain -1 ("keep this size"); now they are known. */
static void resolve_target(SwShapeRows *self, const SwRecord *record) {
  if (record->kind == SW_STORY_EXPAND) self->target = record->as.expand.broadcast;
}

/* Applies one event to the figure. */
static void apply_event(SwShapeRows *self, const SwRecord *record, const SwEvent *event) {
  const int64_t *fact = event->fact;
  self->current = -1;
  switch (event->id) {
  case SW_EV_ALIGN:
  case SW_EV_JOIN_NEW_DIM:
  case SW_EV_JOIN_READ_AS:
    self->aligned = true;
    write_rows(self, record);
    break;
  case SW_EV_LETTER: judge_letter(self, event); break;
  case SW_EV_PAD: pad(self, fact[0]); break;
  case SW_EV_COMPARE_EQUAL:
  case SW_EV_JOIN_EQUAL: judge(self, fact[0], SW_VERDICT_EQUAL, fact[1]); break;
  case SW_EV_JOIN_ADDS: judge(self, fact[0], SW_VERDICT_JOINED, fact[1]); break;
  case SW_EV_COMPARE_STRETCH: judge(self, fact[0], SW_VERDICT_STRETCH, fact[2]); break;
  case SW_EV_COMPARE_PADDED: judge(self, fact[0], SW_VERDICT_PADDED, fact[2]); break;
  case SW_EV_COMPARE_REFUSED:
  case SW_EV_JOIN_REFUSED:
    refuse(self, fact[0]);
    refuse_cell(self, fact[1], fact[0]);
    refuse_cell(self, fact[3], fact[0]);
    break;
  case SW_EV_COMPARE_GROWS:
    judge(self, fact[0], SW_VERDICT_REFUSED, fact[3]);
    refuse_cell(self, fact[1], fact[0]);
    break;
  case SW_EV_COMPARE_GROWS_NEW: judge(self, fact[0], SW_VERDICT_REFUSED, fact[2]); break;
  case SW_EV_COMPARE_TARGET_REFUSED:
    refuse(self, fact[0]);
    refuse_cell(self, fact[1], fact[0]);
    break;
  case SW_EV_SIZES_REFUSED:
    refuse(self, meeting_column(event));
    refuse_cell(self, fact[1], meeting_column(event));
    refuse_cell(self, fact[4], meeting_column(event));
    break;
  case SW_EV_TARGET_TOO_FEW_DIMS: refuse_surplus(self, event); break;
  case SW_EV_BROADCAST_RESULT: resolve_target(self, record); break;
  case SW_EV_JOIN_DIMS_REFUSED:
  case SW_EV_IN_PLACE_REFUSED:
  case SW_EV_IN_PLACE_OVERLAP: self->refused = true; break;
  case SW_EV_STRETCH: stretch(self, event); break;
  default: break;
  }
  if (sw_event_phase(event->id) == SW_PHASE_STRETCH) show_strides(self, record);
}

/* Whether the rules refused the operation. One that only needs too much memory still has a shape.
 */
static bool ends_refused(const SwRecord *record, int last) {
  const SwTrace *trace = &record->trace;
  return record->refused && last + 1 == trace->count && trace->events[last].id != SW_EV_TOO_LARGE;
}

void sw_shape_rows_at(const SwRecord *record, int last, bool settled, SwShapeRows *out) {
  begin(out, record);
  for (int i = 0; i <= last; i++)
    apply_event(out, record, &record->trace.events[i]);
  out->refused = out->refused || ends_refused(record, last);
  if (settled) out->current = -1;
}

const char *sw_verdict_name(SwVerdict self) {
  static const char *const names[] = {"unknown", "equal",  "stretch", "padded",
                                      "joined",  "summed", "refused"};
  return names[self];
}

static void put_cell(const SwSizeCell *cell, SwJson *json) {
  static const char *const names[] = {"absent", "given", "padded", "stretched", "refused"};
  bool has_original = cell->state == SW_CELL_STRETCHED || cell->own_dim >= 0;
  sw_json_open_object(json);
  sw_field_known(json, "size", cell->state != SW_CELL_ABSENT, cell->size);
  sw_field_text(json, "state", names[cell->state]);
  sw_field_known(json, "stride", cell->has_stride, cell->stride);
  sw_field_known(json, "original", has_original, cell->original);
  sw_field_known(json, "dim", cell->own_dim >= 0, cell->own_dim);
  sw_json_close_object(json);
}

static void put_row(const SwShapeRows *self, const SwProgram *program, const SwRecord *record,
                    int row, SwJson *json) {
  SwText name = {0};
  sw_tensors_name(program, record, row, &name);
  sw_json_open_object(json);
  sw_field_int(json, "tensor", row);
  sw_field_text(json, "name", sw_text_cstr(&name));
  sw_field_bool(json, "aligned", self->aligned);
  sw_field_open_array(json, "cells");
  for (int i = 0; i < self->column_count; i++)
    put_cell(&self->cell[row][i], json);
  sw_json_close_array(json);
  sw_json_close_object(json);
  json->out->failed |= name.failed;
  sw_text_free(&name);
}

static void put_columns(const SwShapeRows *self, SwJson *json) {
  sw_field_open_array(json, "columns");
  for (int i = 0; i < self->column_count; i++) {
    const SwSizeColumn *column = &self->column[i];
    sw_json_open_object(json);
    sw_field_int(json, "dim", i);
    sw_field_text(json, "verdict", sw_verdict_name(column->verdict));
    sw_field_known(json, "size", column->has_size, column->size);
    sw_field_bool(json, "current", i == self->current);
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

static void put_rows(const SwShapeRows *self, const SwProgram *program, const SwRecord *record,
                     SwJson *json) {
  SwText result = {0};
  sw_tensors_name(program, record, record->operand_count, &result);
  sw_figure_open(json, SW_FIGURE_shapes);
  sw_field_open_array(json, "rows");
  for (int row = 0; row < self->row_count; row++)
    put_row(self, program, record, row, json);
  sw_json_close_array(json);
  put_columns(self, json);
  if (self->refused)
    sw_field_null(json, "result");
  else
    sw_field_text(json, "result", sw_text_cstr(&result));
  if (self->has_target)
    sw_field_ints(json, "target", self->target.size, self->target.ndim);
  else
    sw_field_null(json, "target");
  sw_json_close_object(json);
  json->out->failed |= result.failed;
  sw_text_free(&result);
}

void sw_figure_shapes(const SwFigureStep *now, SwJson *json) {
  SwStoryKind kind = now->record->kind;
  bool compares = kind == SW_STORY_BROADCAST || kind == SW_STORY_IN_PLACE ||
                  kind == SW_STORY_EXPAND || kind == SW_STORY_JOIN || sw_has_letters(now->record) ||
                  misfit_of(now->record);
  if (!compares || columns_of(now->record) > SW_MAX_DIMS) return;
  SwShapeRows self;
  sw_shape_rows_at(now->record, now->last, sw_figure_is_settled(now), &self);
  put_rows(&self, now->program, now->record, json);
}
