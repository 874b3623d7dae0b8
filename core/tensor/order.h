/* NumPy's orders of memory: C (last dim fastest), F (first), A, K (as the elements lie). */
#ifndef SW_TENSOR_ORDER_H
#define SW_TENSOR_ORDER_H

#include "tensor/layout.h"

/* A is F for what is contiguous in no other way. */
char sw_order_settled(char order, const SwLayout *layout);
/* The dense layout of a new array that is shaped like the array `from` and lies in `order`. Source:
 * NumPy `ctors.c` PyArray_NewLikeArray. */
void sw_layout_ordered(const SwLayout *from, char order, SwLayout *out);

#endif
