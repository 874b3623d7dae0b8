#include "story/scene/map_failed.h"

#include <string.h>

#include "story/scene/follows.h"
#include "story/scene/map.h"
#include "story/scene/name.h"
#include "story/scene/shape_rows.h"

/* The record that raised in the innermost row of a failure, or NULL. */
static const SwRecord *raised_in(const SwProgram *program, const SwMapRow *row) {
  if (row->outcome != SW_MAP_RAISED || !row->message) return NULL;
  const SwRecord *record = sw_map_record(program, row);
  return record && record->refused && record->trace.count > 0 ? record : NULL;
}

/* -- Sizes that do not fit --------------------------------------------------------------------- */

typedef uint32_t Unlike[SW_RECORD_OPERANDS]; /* dims of each operand, one bit each */

static void mark(Unlike unlike, int64_t operand, int64_t dim) {
  if (operand < SW_RECORD_OPERANDS && dim >= 0 && dim < SW_MAX_DIMS)
    unlike[operand] |= (uint32_t)1 << dim;
}

/* The last dim of the left factor, and the one before the last of the right one. */
static void mark_inner(const SwRecord *record, const SwEvent *event, Unlike unlike) {
  int left = record->operand[event->fact[0]].layout.shape.ndim;
  int right = record->operand[event->fact[2]].layout.shape.ndim;
  mark(unlike, event->fact[0], left - 1);
  mark(unlike, event->fact[2], right > 1 ? right - 2 : 0);
}

/* Marks also the later dims in which the two operands that do not fit differ: the rule stops at the
 * first. */
static void mark_columns(const SwRecord *record, const SwShapeRows *rows, int64_t a, int64_t b,
                         Unlike unlike) {
  bool joins = record->kind == SW_STORY_JOIN;
  for (int i = 0; i < rows->column_count; i++) {
    const SwSizeCell *x = &rows->cell[a][i], *y = &rows->cell[b][i];
    bool both = x->own_dim >= 0 && y->own_dim >= 0 && x->original != y->original;
    bool stretches = !joins && (x->original == 1 || y->original == 1);
    if (!both || stretches || (joins && i == record->as.join.dim)) continue;
    mark(unlike, a, x->own_dim);
    mark(unlike, b, y->own_dim);
  }
}

static void mark_refused(const SwShapeRows *rows, Unlike unlike) {
  for (int row = 0; row < rows->row_count; row++) {
    for (int i = 0; i < rows->column_count; i++) {
      const SwSizeCell *cell = &rows->cell[row][i];
      if (cell->state == SW_CELL_REFUSED) mark(unlike, row, cell->own_dim);
    }
  }
}

static void find_unlike(const SwRecord *record, Unlike unlike) {
  const SwEvent *last = &record->trace.events[record->trace.count - 1];
  SwShapeRows rows;
  if (last->id == SW_EV_PRODUCT_INNER_REFUSED) mark_inner(record, last, unlike);
  bool compares = record->kind == SW_STORY_BROADCAST || record->kind == SW_STORY_IN_PLACE ||
                  record->kind == SW_STORY_JOIN || last->id == SW_EV_SIZES_REFUSED;
  if (!compares) return;
  sw_shape_rows_at(record, record->trace.count - 1, true, &rows);
  mark_refused(&rows, unlike);
  if (last->id == SW_EV_COMPARE_REFUSED || last->id == SW_EV_JOIN_REFUSED)
    mark_columns(record, &rows, last->fact[1], last->fact[3], unlike);
}

/* -- Rows -------------------------------------------------------------------------------------- */

/* Tensors that are joined, but are not among the operands of the story. */
static int64_t not_shown(const SwRecord *record) {
  for (int i = 0; i < record->trace.count; i++) {
    const SwEvent *event = &record->trace.events[i];
    if (event->id == SW_EV_JOIN_SHAPES_FIRST) return event->fact[0] - event->fact[1];
  }
  return 0;
}

static void give_operands(SwProgram *program, SwMapRow *row, const SwRecord *record) {
  Unlike unlike = {0};
  find_unlike(record, unlike);
  row->given = (SwMapSide){0};
  for (int i = 0; i < record->operand_count; i++) {
    SwText name = {0};
    if (record->operand[i].is_number) continue;
    sw_tensors_name(program, record, i, &name);
    sw_map_operand(&program->map, row,
                   sw_arena_copy(&program->arena, sw_text_cstr(&name), name.size),
                   &record->operand[i], i < SW_RECORD_OPERANDS ? unlike[i] : 0);
    sw_text_free(&name);
  }
  row->given.more += not_shown(record);
}

/* The row is no second fault if its statement lacks what an earlier one would have made. */
static void follow(SwProgram *program, SwMapRow *row, const SwStatement *statement) {
  SwText text = {0};
  if (sw_follows(program, statement, &text)) {
    row->outcome = SW_MAP_FOLLOWS;
    if (row->message) row->message = sw_arena_copy(&program->arena, sw_text_cstr(&text), text.size);
  }
  sw_text_free(&text);
}

void sw_map_failures(SwProgram *program) {
  for (int i = 0; i < program->map.rows; i++) {
    SwMapRow *row = &program->map.row[i];
    const SwStatement *statement = &program->statements[row->statement];
    const SwRecord *record = raised_in(program, row);
    if (record) give_operands(program, row, record);
    if (row->outcome == SW_MAP_RAISED) follow(program, row, statement);
    if (row->outcome == SW_MAP_REFUSED && statement->need.kind) row->outcome = SW_MAP_FOLLOWS;
  }
}

bool sw_map_reason(const SwProgram *program, const SwMapRow *row, SwMoment *out) {
  const SwRecord *record = raised_in(program, row);
  SwChapter chapter;
  if (!record || !sw_story_operation(program, record->statement, record->place.operation, &chapter))
    return false;
  sw_moment_at(program, &chapter, chapter.first + chapter.rules - 1, out);
  return true;
}

void sw_map_reason_text(const SwProgram *program, const SwMapRow *row, SwText *out) {
  SwMoment reason;
  if (!sw_map_reason(program, row, &reason)) return;
  sw_moment_sentence(&reason, out);
  sw_values_clear(&reason.values);
}
