/*
 * Cells as a page draws them at a step: a window of a tensor's elements in reading order, or of its
 * storage in order of address. Each cell has an address and a label such as "3." or null.
 *
 *     row = [1, 2, 3], stretched to (2, 3)       addresses  0 1 2  0 1 2
 *                                                ghosts     0 0 0  1 1 1
 */
#ifndef SW_STORY_SCENE_CELLS_H
#define SW_STORY_SCENE_CELLS_H

#include "story/scene/element_group.h"
#include "story/scene/memory.h"

/* The part of a tensor to draw: `extent[dim]` elements from `start[dim]` on. */
typedef struct SwCellWindow {
  int ndim;
  const int64_t *start, *extent;
} SwCellWindow;

/* Arrays of the caller, room for SW_MAX_CELLS entries each. All are double, as JavaScript reads
 * them: the storage address of a cell in elements, its number in reading order, and two flags (0 or
 * 1): a ghost repeats a stored element along a stretched dim; a read cell is read by the step. */
typedef struct SwCellPlaces {
  double *addresses, *numbers, *ghosts, *reads;
} SwCellPlaces;

/* Fills `places` and writes the labels to `out` as a JSON array: null for a cell that nothing has
 * been written to yet, "?" for an unknown value; null in place of the array if no values are kept.
 * Returns the number of cells; 0 if the window is outside the tensor. `layout`: the tensor's own or
 * its stretched one; `group`: the elements that the step reads. */
int sw_cells_of_tensor(const SwMemoryAt *memory, const SwLayout *layout, const SwGroup *group,
                       const SwCellWindow *window, const SwCellPlaces *places, SwText *out);
/* The same for `count` addresses of the storage from `first` on, cropped to the storage. */
int sw_cells_of_storage(const SwMemoryAt *memory, int64_t first, int64_t count,
                        const SwCellPlaces *places, SwText *out);

#endif
