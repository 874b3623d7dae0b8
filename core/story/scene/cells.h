/* Windows of cells at a step: a tensor's elements in reading order, or its storage in order of
 * address. */
#ifndef SW_STORY_SCENE_CELLS_H
#define SW_STORY_SCENE_CELLS_H

#include "story/scene/element_group.h"
#include "story/scene/memory.h"

/* What is asked for: `extent[dim]` elements from `start[dim]` on. */
typedef struct SwCellWindow {
  int ndim;
  const int64_t *start, *extent;
} SwCellWindow;

/* SW_MAX_CELLS each. */
typedef struct SwCellPlaces {
  double *addresses, *numbers, *ghosts, *reads;
} SwCellPlaces;

/* Labels are written to `out` as JSON. Returns how many cells there are. `layout`: the tensor's
 * own, or as it is stretched; `group`: which of them a step reads. */
int sw_cells_of_tensor(const SwMemoryAt *memory, const SwLayout *layout, const SwGroup *group,
                       const SwCellWindow *window, const SwCellPlaces *places, SwText *out);
int sw_cells_of_storage(const SwMemoryAt *memory, int64_t first, int64_t count,
                        const SwCellPlaces *places, SwText *out);

#endif
