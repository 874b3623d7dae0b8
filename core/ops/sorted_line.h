/* The elements of one line in order: what sort, argsort, topk, unique and median share. */
#ifndef SW_OPS_SORTED_LINE_H
#define SW_OPS_SORTED_LINE_H

#include "ops/along_dim.h"

typedef struct SwItem {
  int64_t key; /* ordered as the elements are: NaN is the greatest, the two zeros are equal */
  int64_t at;  /* its number in the line */
} SwItem;

/* A line of a tensor that is put in order. */
typedef struct SwSorting {
  const SwTensor *tensor;
  const SwAlongDim *line;
  SwBuffer *room; /* counts to the memory of the program */
  SwItem *items;
} SwSorting;

/* Room for lines of `tensor` and the work of sorting them; `line` is the first. */
bool sw_sorting_init(SwVm *vm, SwSorting *self, const SwTensor *tensor, const SwAlongDim *line);
void sw_sorting_free(SwSorting *self);
/* Of equal ones the earlier comes first, also where the greatest come first (`down`). */
void sw_sorting_run(SwSorting *self, bool down);
/* The i-th in order. */
SwScalar sw_sorting_value(const SwSorting *self, int64_t i);
bool sw_sorting_is_nan(const SwSorting *self, int64_t i);
/* Whether the i-th equals the one before it; every NaN does. */
bool sw_sorting_ties(const SwSorting *self, int64_t i);
/* < 0, 0, > 0, in that order. */
int sw_items_compare(SwScalar a, SwScalar b);

#endif
