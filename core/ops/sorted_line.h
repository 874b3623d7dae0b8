/* The elements of one line in order: what sort, argsort, topk, unique and median share. */
#ifndef SW_OPS_SORTED_LINE_H
#define SW_OPS_SORTED_LINE_H

#include "ops/along_dim.h"

typedef struct SwItem {
  SwScalar value;
  int64_t at; /* its number in the line */
} SwItem;

/* < 0, 0, > 0; NaN is the greatest, and equal to NaN. */
int sw_items_compare(SwScalar a, SwScalar b);
/* `items` has room for one line. */
void sw_items_read(const SwTensor *tensor, const SwAlongDim *line, SwItem *items);
/* Of equal ones the earlier comes first, also where the greatest come first (`down`). */
void sw_items_sort(SwItem *items, int64_t count, bool down);
bool sw_item_is_nan(const SwItem *self);

#endif
