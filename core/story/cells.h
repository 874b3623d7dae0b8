/* Windows of cells: a tensor's elements in reading order, or its storage in order of address. */
#ifndef SW_STORY_CELLS_H
#define SW_STORY_CELLS_H

#include "lang/program.h"

/* What is asked for: `extent[dim]` elements from `start[dim]` on. */
typedef struct SwCellWindow {
  int ndim;
  const int64_t *start, *extent;
} SwCellWindow;

/* `addresses` and `numbers` hold SW_MAX_CELLS each; labels are written to `out` as JSON. Returns
 * how many cells there are. */
int sw_cells_of_tensor(const SwSnapshot *tensor, const SwCellWindow *window, double *addresses,
                       double *numbers, SwText *out);
int sw_cells_of_storage(const SwSnapshot *tensor, int64_t first, int64_t count, double *addresses,
                        double *numbers, SwText *out);

#endif
