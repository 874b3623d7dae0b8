/* Whether two indices of a layout name one storage cell, and which. */
#ifndef SW_TENSOR_OVERLAP_H
#define SW_TENSOR_OVERLAP_H

#include "tensor/layout.h"

/* Two different indices with the same address, `a` the first in reading order. False where there
 * are none; also, of windows that interleave in very many ways, where none was found in time. */
bool sw_layout_overlap(const SwLayout *self, int64_t *a, int64_t *b);

#endif
