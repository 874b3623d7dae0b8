#include "story/terminal/explain_view.h"

#include "story/scene/figure.h"
#include "story/scene/view_figure.h"
#include "story/scene/visits.h"
#include "story/terminal/explain.h"
#include "story/terminal/table.h"

#define LABEL 12 /* width of labels, in characters */

static void put_many(SwText *out, const char *text, int count) {
  for (int i = 0; i < count; i++)
    sw_text_put(out, text);
}

/* The part of a chunk's bracket that is under one dim, with a dotted line before it at a cut. */
static void put_bracket(const SwViewFigure *view, int dim, const SwTable *table) {
  const SwFigureChunk *chunk = &view->chunk[view->old[dim].chunk];
  bool first = dim == chunk->first, last = dim == chunk->last;
  const char *gap = !first ? "\xE2\x94\x80" : dim > 0 ? "\xE2\x94\x8A" : " ";
  sw_text_put(table->out, gap);
  sw_text_put(table->out, first ? "\xE2\x94\x94" : "\xE2\x94\x80");
  put_many(table->out, "\xE2\x94\x80", table->width - 3);
  sw_text_put(table->out, last ? "\xE2\x94\x98" : "\xE2\x94\x80");
}

/* The brackets, then a line for each cut, from left to right. */
static void put_chunks(const SwViewFigure *view, int64_t unit, const SwTable *table) {
  if (view->chunk_count == 0) return;
  sw_table_label(table, "chunks");
  for (int dim = 0; dim < view->old_count; dim++)
    put_bracket(view, dim, table);
  sw_table_end(table);
  for (int i = view->cut_count - 1; i >= 0; i--) {
    const SwFigureCut *cut = &view->cut[i];
    sw_table_label(table, "cut");
    sw_text_put(table->out, "between dim ");
    sw_text_int(table->out, cut->after);
    sw_text_put(table->out, " and ");
    sw_text_int(table->out, cut->after + 1);
    sw_text_put(table->out, ": stride ");
    sw_text_int(table->out, sw_stride_shown(cut->stride, unit));
    sw_text_put(table->out, " is not ");
    sw_text_int(table->out, sw_stride_shown(cut->inner, unit));
    sw_text_put(table->out, " \xC3\x97 ");
    sw_text_int(table->out, cut->size);
    sw_text_put(table->out, " = ");
    sw_text_int(table->out, sw_stride_shown(cut->expected, unit));
    sw_table_end(table);
  }
}

/* The shape asked for, and the strides found for it so far. */
static void put_next(const SwViewFigure *view, int64_t unit, const SwTable *table) {
  sw_table_label(table, "asked for");
  for (int dim = 0; dim < view->next_count; dim++)
    sw_table_number(table, view->next[dim].size);
  sw_table_end(table);
  sw_table_label(table, "stride");
  for (int dim = 0; dim < view->next_count; dim++) {
    const SwNewDim *next = &view->next[dim];
    if (next->has_stride)
      sw_table_number(table, sw_stride_shown(next->stride, unit));
    else
      sw_table_text(table, next->state == SW_NEW_STRADDLES ? "\xE2\x9C\x97" : "-");
  }
  sw_table_end(table);
}

/* Addresses that a straddling dim would have to visit, with the unequal jumps between them:
 * "0 ─+4→ 4 ─-3→ 1". */
static void put_visits(const SwRecord *record, const SwTable *table) {
  SwVisits visits;
  sw_visits_of(record, &visits);
  for (int i = 0; i < visits.run_count; i++) {
    const SwVisitRun *run = &visits.run[i];
    sw_table_label(table, i ? "" : "addresses");
    for (int at = 0; at < run->count; at++) {
      int64_t jump = at ? run->shown[at] - run->shown[at - 1] : 0;
      if (at) sw_text_put(table->out, jump < 0 ? " \xE2\x94\x80" : " \xE2\x94\x80+");
      if (at) sw_text_int(table->out, jump);
      sw_text_put(table->out, at ? "\xE2\x86\x92 " : "");
      sw_text_int(table->out, run->shown[at]);
    }
    sw_table_end(table);
  }
}

void sw_explain_view(const SwProgram *program, const SwRecord *record, SwText *out) {
  const SwLayout *layout = &record->operand[0].layout;
  int ndim = layout->shape.ndim;
  int64_t unit = sw_tensors_unit(record), shown[SW_MAX_DIMS];
  SwViewFigure view;
  sw_view_figure_at(record, record->trace.count - 1, true, &view);
  int width = sw_table_width_of(layout->shape.size, ndim, 2);
  sw_layout_shown_strides(layout, unit, shown);
  width = sw_table_width_of(shown, ndim, width);
  for (int dim = 0; dim < view.next_count; dim++)
    width = sw_table_width_of(&view.next[dim].size, 1, width);
  SwTable table = {out, LABEL, width + 3};
  sw_table_row(&table, "size", layout->shape.size, ndim);
  sw_table_row(&table, "stride", shown, ndim);
  put_chunks(&view, unit, &table);
  put_next(&view, unit, &table);
  SwFigureStep end = {.program = program, .record = record, .last = record->trace.count - 1};
  if (sw_figure_find_event(&end, SW_EV_JUMPS)) put_visits(record, &table);
  sw_text_char(out, '\n');
}
