/*
 * The elements that a printed tensor shows. By default both libraries summarise a tensor of more
 * than 1000 elements: of each dim longer than 6 they show the first 3 and the last 3 entries, and
 * "..." between them. The cost depends on the number of elements shown, not on the tensor's size.
 */
#ifndef SW_REPR_SHOWN_H
#define SW_REPR_SHOWN_H

#include "repr/printing.h"
#include "tensor/tensor.h"

typedef struct SwShown {
  bool summarised;
  int edge;              /* entries on each side of "..." */
  SwShape shape;         /* entries shown of each dim */
  bool cut[SW_MAX_DIMS]; /* this dim has "..." in its middle */
  int64_t count;
  SwScalar *values; /* in reading order */
} SwShown;

/* Collects them. False when memory is exhausted, or when even the summary has more than 2^19
 * elements: dims of size 6 or less are never shortened. Free with sw_shown_free. */
bool sw_shown_collect(const SwTensor *tensor, const SwPrinting *printing, SwShown *out);
void sw_shown_free(SwShown *self);

#endif
