/* Sorting one line of elements, for sort, argsort, topk, unique and median. */
#ifndef SW_OPS_SORTED_LINE_H
#define SW_OPS_SORTED_LINE_H

#include "ops/along_dim.h"

typedef struct SwItem {
  int64_t key; /* ordered as the elements are: NaN is the greatest, the two zeros are equal */
  int64_t at;  /* its index in the line */
} SwItem;

/* The lines of a tensor, sorted one at a time. */
typedef struct SwSorting {
  const SwTensor *tensor;
  const SwAlongDim *line;
  SwBuffer *room; /* counts against the memory of the program */
  SwItem *items;
} SwSorting;

/* Room for lines of `tensor` and the work of sorting them; `line` is the first. */
bool sw_sorting_init(SwVm *vm, SwSorting *self, const SwTensor *tensor, const SwAlongDim *line);
void sw_sorting_free(SwSorting *self);
/* Sorts the present line, stably; `down`: the greatest first, still stably. */
void sw_sorting_run(SwSorting *self, bool down);
/* The element at place `i` in order. */
SwScalar sw_sorting_value(const SwSorting *self, int64_t i);
bool sw_sorting_is_nan(const SwSorting *self, int64_t i);
/* Whether the element at place `i` equals the one before it. NaN counts as equal to NaN. */
bool sw_sorting_ties(const SwSorting *self, int64_t i);
/* Negative, 0 or positive, as `a` sorts before, with or after `b`. */
int sw_items_compare(SwScalar a, SwScalar b);

#endif
