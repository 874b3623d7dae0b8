/* Finds two indices of a layout that share one storage cell. */
#ifndef SW_TENSOR_OVERLAP_H
#define SW_TENSOR_OVERLAP_H

#include "tensor/layout.h"

/* Two different indices with the same address, `a` the earlier in reading order. False if there are
 * none. The search is bounded, so false also for layouts that interleave in very many ways. */
bool sw_layout_overlap(const SwLayout *self, int64_t *a, int64_t *b);

#endif
