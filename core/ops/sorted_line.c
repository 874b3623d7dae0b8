#include "ops/sorted_line.h"

#include <math.h>
#include <stdlib.h>

int sw_items_compare(SwScalar a, SwScalar b) {
  if (!sw_dtype_is_float(a.dtype))
    return (a.as.integer > b.as.integer) - (a.as.integer < b.as.integer);
  double x = a.as.number, y = b.as.number;
  if (isnan(x) || isnan(y)) return (isnan(x) != 0) - (isnan(y) != 0);
  return (x > y) - (x < y);
}

bool sw_item_is_nan(const SwItem *self) {
  return sw_dtype_is_float(self->value.dtype) && isnan(self->value.as.number);
}

static int ascending(const void *a, const void *b) {
  const SwItem *x = a, *y = b;
  int order = sw_items_compare(x->value, y->value);
  return order ? order : (x->at > y->at) - (x->at < y->at);
}

static int descending(const void *a, const void *b) {
  const SwItem *x = a, *y = b;
  int order = sw_items_compare(y->value, x->value);
  return order ? order : (x->at > y->at) - (x->at < y->at);
}

void sw_items_sort(SwItem *items, int64_t count, bool down) {
  qsort(items, (size_t)count, sizeof *items, down ? descending : ascending);
}

void sw_items_read(const SwTensor *tensor, const SwAlongDim *line, SwItem *items) {
  int64_t address = sw_along_dim_address(line, &tensor->layout);
  for (int64_t i = 0; i < line->size; i++)
    items[i] = (SwItem){sw_tensor_load(tensor, address + i * line->stride), i};
}
