/* NumPy's orders of memory: C (last dim fastest), F (first), A, K (as the elements lie). */
#ifndef SW_TENSOR_ORDER_H
#define SW_TENSOR_ORDER_H

#include "tensor/layout.h"

/* Resolves A and K to C or F: A is F if the layout is F-contiguous and not C-contiguous. */
char sw_order_settled(char order, const SwLayout *layout);
/* The dense layout of a new array with the shape of `from`, in order C, F, A or K. Source: NumPy
 * `ctors.c` PyArray_NewLikeArray. */
void sw_layout_ordered(const SwLayout *from, char order, SwLayout *out);

#endif
