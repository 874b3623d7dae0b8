#include "story/scene/cells.h"

#include "base/json.h"
#include "repr/cell.h"
#include "story/scene/tensors.h"
#include "stridewise.h"

/* The label of one cell; `scratch` is reused to save allocations. */
static void put_label(const SwMemoryAt *memory, int64_t address, SwText *scratch, SwJson *json) {
  SwScalar value;
  SwCellContent truth = sw_memory_load(memory, address, &value);
  if (truth == SW_CELL_BLANK) {
    sw_json_null(json);
    return;
  }
  sw_text_clear(scratch);
  if (truth == SW_CELL_KEPT)
    sw_repr_cell(memory->tensor->dialect, value, scratch);
  else
    sw_text_char(scratch, '?');
  sw_json_cstring(json, sw_text_cstr(scratch));
}

/* Crops the window to the tensor and to SW_MAX_CELLS cells. False if nothing is left. */
static bool crop(const SwShape *shape, const SwCellWindow *window, int64_t *start,
                 SwShape *extent) {
  if (window->ndim != shape->ndim) return false;
  extent->ndim = shape->ndim;
  int64_t room = SW_MAX_CELLS;
  for (int dim = 0; dim < shape->ndim; dim++) {
    int64_t from = window->start[dim], count = window->extent[dim];
    if (from < 0 || from >= shape->size[dim] || count <= 0) return false;
    if (count > shape->size[dim] - from) count = shape->size[dim] - from;
    start[dim] = from;
    extent->size[dim] = count;
  }
  /* Too many cells: the first dims are cut, so that whole rows remain. */
  for (int dim = shape->ndim - 1; dim >= 0; dim--) {
    if (extent->size[dim] > room) extent->size[dim] = room;
    room /= extent->size[dim];
  }
  return true;
}

/* The number of an index in reading order. Inexact beyond 2^53, which no page scrolls to. */
static double reading_order(const SwShape *shape, const int64_t *index) {
  double number = 0;
  for (int dim = 0; dim < shape->ndim; dim++)
    number = number * (double)shape->size[dim] + (double)index[dim];
  return number;
}

/* Whether the cell repeats another: along a dim of stride 0 all entries are the first one. */
static bool is_ghost(const SwLayout *layout, const int64_t *index) {
  for (int dim = 0; dim < layout->shape.ndim; dim++) {
    if (layout->stride[dim] == 0 && index[dim] > 0) return true;
  }
  return false;
}

/* Writes the array of labels, or null if no values of the storage are kept. */
static void put_labels(const SwMemoryAt *memory, const double *addresses, int count, SwText *out) {
  SwJson json = {.out = out};
  SwText scratch = {0};
  if (!sw_memory_is_kept(memory)) {
    sw_json_null(&json);
    return;
  }
  sw_json_open_array(&json);
  for (int i = 0; i < count; i++)
    put_label(memory, (int64_t)addresses[i], &scratch, &json);
  sw_json_close_array(&json);
  sw_text_free(&scratch);
}

int sw_cells_of_tensor(const SwMemoryAt *memory, const SwLayout *layout, const SwGroup *group,
                       const SwCellWindow *window, const SwCellPlaces *places, SwText *out) {
  int64_t start[SW_MAX_DIMS], at[SW_MAX_DIMS] = {0}, index[SW_MAX_DIMS];
  SwShape extent;
  int count = 0;
  bool more = crop(&layout->shape, window, start, &extent);
  while (more) {
    for (int dim = 0; dim < extent.ndim; dim++)
      index[dim] = start[dim] + at[dim];
    places->addresses[count] = (double)sw_layout_address(layout, index);
    places->ghosts[count] = is_ghost(layout, index);
    places->reads[count] = sw_group_reads(group, index);
    places->numbers[count++] = reading_order(&layout->shape, index);
    more = sw_shape_advance(&extent, at);
  }
  put_labels(memory, places->addresses, count, out);
  return count;
}

int sw_cells_of_storage(const SwMemoryAt *memory, int64_t first, int64_t count,
                        const SwCellPlaces *places, SwText *out) {
  int64_t from = first < 0 ? 0 : first;
  int64_t room = memory->tensor->storage_size - from;
  if (count > room) count = room;
  if (count > SW_MAX_CELLS) count = SW_MAX_CELLS;
  if (count < 0) count = 0;
  for (int64_t i = 0; i < count; i++) {
    places->addresses[i] = places->numbers[i] = (double)(from + i);
    places->ghosts[i] = places->reads[i] = 0;
  }
  put_labels(memory, places->addresses, (int)count, out);
  return (int)count;
}
