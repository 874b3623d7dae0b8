/*
 * The figure of broadcasting: shapes in rows, aligned on the right, with a verdict for each column.
 *
 *     row  x    5   3   4   1
 *     row  y   (1)  3   1   1        padded, given, given (later stretched), given
 *     column    ↔   =   ↔   =
 *
 * Joins (cat, stack) and einsums are drawn the same way, an einsum with a column a letter. The
 * state at a step is computed from the events up to that step; this file decides nothing by itself.
 */
#ifndef SW_STORY_SCENE_SHAPE_ROWS_H
#define SW_STORY_SCENE_SHAPE_ROWS_H

#include "story/scene/tensors.h"

/* The state of one size in a row. */
typedef enum SwCellState {
  SW_CELL_ABSENT,    /* the operand has no dim here */
  SW_CELL_GIVEN,     /* its own size */
  SW_CELL_PADDED,    /* a 1 added by the rule */
  SW_CELL_STRETCHED, /* its 1 is now the common size */
  SW_CELL_REFUSED    /* its size does not fit */
} SwCellState;

/* One size in a row. */
typedef struct SwSizeCell {
  SwCellState state;
  int64_t size;     /* as drawn; not set if ABSENT */
  int own_dim;      /* dim of the operand; -1: none */
  int64_t original; /* size before stretching; set if own_dim >= 0 or STRETCHED */
  bool has_stride;
  int64_t stride; /* in the unit of the dialect: bytes for NumPy */
} SwSizeCell;

/* The result of comparing the sizes of one column. */
typedef enum SwVerdict {
  SW_VERDICT_UNKNOWN, /* not compared yet */
  SW_VERDICT_EQUAL,
  SW_VERDICT_STRETCH, /* a size 1 stretches */
  SW_VERDICT_PADDED,  /* a missing dim counts as 1 */
  SW_VERDICT_JOINED,  /* cat: the sizes add up */
  SW_VERDICT_SUMMED,  /* einsum: summed over, so the result lacks the dim */
  SW_VERDICT_REFUSED
} SwVerdict;

/* One column: the verdict, and the size of the result there. */
typedef struct SwSizeColumn {
  SwVerdict verdict;
  bool has_size;
  int64_t size;
} SwSizeColumn;

/* The whole figure after some events. */
typedef struct SwShapeRows {
  int row_count, column_count; /* a row an operand */
  bool aligned;                /* false: rows still begin on the left */
  SwSizeCell cell[SW_RECORD_OPERANDS][SW_MAX_DIMS];
  SwSizeColumn column[SW_MAX_DIMS];
  int current; /* column of this step, or -1 */
  bool refused;
  bool has_target; /* in place, expand: the result must have shape `target` */
  SwShape target;
} SwShapeRows;

/* The figure after events 0..last of the record; with `settled`, no column is current. */
void sw_shape_rows_at(const SwRecord *record, int last, bool settled, SwShapeRows *out);
/* "equal", "stretch" ...: the words of the JSON type Verdict. */
const char *sw_verdict_name(SwVerdict self);

#endif
