#include "ops/sorted_line.h"

#include <math.h>
#include <string.h>

#include "runtime/tensors.h"

#define NAN_KEY INT64_MAX

/* The bits of a float are ordered as it is, but for the sign. */
static int64_t key_of(SwScalar value) {
  if (!sw_dtype_is_float(value.dtype)) return value.as.integer;
  if (isnan(value.as.number)) return NAN_KEY;
  int64_t bits;
  double number = value.as.number + 0.0; /* -0. becomes 0. */
  memcpy(&bits, &number, sizeof bits);
  return bits < 0 ? INT64_MIN - bits : bits;
}

int sw_items_compare(SwScalar a, SwScalar b) {
  int64_t x = key_of(a), y = key_of(b);
  return (x > y) - (x < y);
}

/* The work for one element among `size`, in the units of sw_work. */
static int64_t work_of(int64_t size) {
  int64_t levels = 1;
  while (size >> levels)
    levels++;
  return SW_ITEM_WORK + 3 * levels;
}

bool sw_sorting_init(SwVm *vm, SwSorting *self, const SwTensor *tensor, const SwAlongDim *line) {
  *self = (SwSorting){.tensor = tensor, .line = line};
  if (!sw_work(vm, sw_tensor_size(tensor) * work_of(line->size))) return false;
  self->room = sw_scratch(vm, 2 * line->size * (int64_t)sizeof *self->items);
  if (self->room) self->items = (SwItem *)(void *)self->room->data;
  return self->room;
}

void sw_sorting_free(SwSorting *self) {
  sw_buffer_release(self->room);
}

SwScalar sw_sorting_value(const SwSorting *self, int64_t i) {
  int64_t first = sw_along_dim_address(self->line, &self->tensor->layout);
  return sw_tensor_load(self->tensor, first + self->items[i].at * self->line->stride);
}

bool sw_sorting_is_nan(const SwSorting *self, int64_t i) {
  return sw_dtype_is_float(self->tensor->dtype) && self->items[i].key == NAN_KEY;
}

bool sw_sorting_ties(const SwSorting *self, int64_t i) {
  return self->items[i].key == self->items[i - 1].key;
}

/* Merges from..middle and middle..end, each in order, into `to`. */
static void merge(const SwItem *from, int64_t middle, int64_t end, bool down, SwItem *to) {
  int64_t left = 0, right = middle;
  for (int64_t i = 0; i < end; i++) {
    bool second = left == middle;
    if (!second && right < end)
      second = down ? from[right].key > from[left].key : from[right].key < from[left].key;
    to[i] = from[second ? right++ : left++];
  }
}

static void sort(SwItem **items, SwItem *spare, int64_t size, bool down) {
  for (int64_t width = 1; width < size; width *= 2) {
    SwItem *from = *items;
    for (int64_t at = 0; at < size; at += 2 * width) {
      int64_t end = size - at < 2 * width ? size - at : 2 * width;
      merge(from + at, width < end ? width : end, end, down, spare + at);
    }
    *items = spare;
    spare = from;
  }
}

void sw_sorting_run(SwSorting *self, bool down) {
  int64_t size = self->line->size;
  int64_t first = sw_along_dim_address(self->line, &self->tensor->layout);
  SwItem *all = (SwItem *)(void *)self->room->data;
  self->items = all;
  for (int64_t i = 0; i < size; i++)
    all[i] = (SwItem){key_of(sw_tensor_load(self->tensor, first + i * self->line->stride)), i};
  sort(&self->items, all + size, size, down);
}
