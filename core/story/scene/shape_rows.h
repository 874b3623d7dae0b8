/*
 * The figure of broadcasting: shapes under each other, aligned to the right, with a verdict for
 * each column. The state at a step is the events up to it, folded; nothing is decided here.
 */
#ifndef SW_STORY_SCENE_SHAPE_ROWS_H
#define SW_STORY_SCENE_SHAPE_ROWS_H

#include "story/scene/tensors.h"

typedef enum SwCellState {
  SW_CELL_ABSENT,
  SW_CELL_GIVEN,
  SW_CELL_PADDED,
  SW_CELL_STRETCHED,
  SW_CELL_REFUSED
} SwCellState;

typedef struct SwSizeCell {
  SwCellState state;
  int64_t size;     /* unless ABSENT */
  int own_dim;      /* of the operand; -1 where it has none */
  int64_t original; /* the operand's own size (1 where padded); unless plainly ABSENT or PADDED */
  bool has_stride;
  int64_t stride; /* as it is shown */
} SwSizeCell;

typedef enum SwVerdict {
  SW_VERDICT_UNKNOWN,
  SW_VERDICT_EQUAL,
  SW_VERDICT_STRETCH,
  SW_VERDICT_PADDED,
  SW_VERDICT_JOINED, /* sizes add up */
  SW_VERDICT_SUMMED, /* the entries do, and the dim is gone */
  SW_VERDICT_REFUSED
} SwVerdict;

typedef struct SwSizeColumn {
  SwVerdict verdict;
  bool has_size;
  int64_t size;
} SwSizeColumn;

typedef struct SwShapeRows {
  int row_count, column_count;
  bool aligned;
  SwSizeCell cell[SW_RECORD_OPERANDS][SW_MAX_DIMS];
  SwSizeColumn column[SW_MAX_DIMS];
  int current; /* column, or -1 */
  bool refused;
  bool has_target;
  SwShape target;
} SwShapeRows;

/* After events 0..last of the record; `settled`: nothing is current any more. */
void sw_shape_rows_at(const SwRecord *record, int last, bool settled, SwShapeRows *out);
const char *sw_verdict_name(SwVerdict self);

#endif
