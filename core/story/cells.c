#include "story/cells.h"

#include "base/json.h"
#include "story/tensors.h"
#include "tensor/repr.h"

static void put_label(const SwSnapshot *tensor, int64_t address, SwText *scratch, SwJson *json) {
  SwScalar value;
  sw_text_clear(scratch);
  if (sw_snapshot_load(tensor, address, &value))
    sw_repr_cell(tensor->dialect, value, scratch);
  else
    sw_text_char(scratch, '?');
  sw_json_cstring(json, sw_text_cstr(scratch));
}

/* Crops the window to the tensor; false when nothing is left. */
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
  /* Dims in front give way where there would be too many cells. */
  for (int dim = shape->ndim - 1; dim >= 0; dim--) {
    if (extent->size[dim] > room) extent->size[dim] = room;
    room /= extent->size[dim];
  }
  return true;
}

/* The number of an index in reading order; inexact beyond 2^53, where no page goes. */
static double reading_order(const SwShape *shape, const int64_t *index) {
  double number = 0;
  for (int dim = 0; dim < shape->ndim; dim++)
    number = number * (double)shape->size[dim] + (double)index[dim];
  return number;
}

int sw_cells_of_tensor(const SwSnapshot *tensor, const SwCellWindow *window, double *addresses,
                       double *numbers, SwText *out) {
  const SwLayout *layout = &tensor->layout;
  int64_t start[SW_MAX_DIMS], at[SW_MAX_DIMS] = {0}, index[SW_MAX_DIMS];
  bool kept = sw_snapshot_is_kept(tensor);
  SwJson json = {.out = out};
  SwText scratch = {0};
  SwShape extent;
  int count = 0;
  if (kept) sw_json_open_array(&json);
  bool more = crop(&layout->shape, window, start, &extent);
  while (more && count < SW_MAX_CELLS) {
    for (int dim = 0; dim < extent.ndim; dim++)
      index[dim] = start[dim] + at[dim];
    int64_t address = sw_layout_address(layout, index);
    addresses[count] = (double)address;
    numbers[count++] = reading_order(&layout->shape, index);
    if (kept) put_label(tensor, address, &scratch, &json);
    more = sw_shape_advance(&extent, at);
  }
  if (kept)
    sw_json_close_array(&json);
  else
    sw_json_null(&json);
  out->failed = out->failed || scratch.failed;
  sw_text_free(&scratch);
  return count;
}

int sw_cells_of_storage(const SwSnapshot *tensor, int64_t first, int64_t count, double *addresses,
                        double *numbers, SwText *out) {
  bool kept = sw_snapshot_is_kept(tensor);
  SwJson json = {.out = out};
  SwText scratch = {0};
  int64_t from = first < 0 ? 0 : first;
  int64_t room = tensor->storage_size - from;
  if (count > room) count = room;
  if (count > SW_MAX_CELLS) count = SW_MAX_CELLS;
  if (kept) sw_json_open_array(&json);
  for (int64_t i = 0; i < count; i++) {
    addresses[i] = numbers[i] = (double)(from + i);
    if (kept) put_label(tensor, from + i, &scratch, &json);
  }
  if (kept)
    sw_json_close_array(&json);
  else
    sw_json_null(&json);
  out->failed = out->failed || scratch.failed;
  sw_text_free(&scratch);
  return count > 0 ? (int)count : 0;
}
