/*
 * The elements that a printed tensor shows. A tensor of more than 1000 elements is summarised: of
 * each dim longer than 6 only the first 3 and the last 3 entries are shown, and "..." between them.
 * So it is in both libraries until they are told otherwise. The work follows what is shown, not the
 * size of the tensor.
 */
#ifndef SW_REPR_SHOWN_H
#define SW_REPR_SHOWN_H

#include "repr/printing.h"
#include "tensor/tensor.h"

typedef struct SwShown {
  bool summarised;
  int edge;              /* entries on each side of "..." */
  SwShape shape;         /* entries shown of each dim */
  bool cut[SW_MAX_DIMS]; /* "..." stands in the middle of this dim */
  int64_t count;
  SwScalar *values; /* in reading order */
} SwShown;

/* False when memory is exhausted, or when even the summary has more than 2^19 elements: many dims
 * of size 6 or less are never shortened. Free with sw_shown_free. */
bool sw_shown_collect(const SwTensor *tensor, const SwPrinting *printing, SwShown *out);
void sw_shown_free(SwShown *self);

#endif
