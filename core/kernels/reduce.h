/*
 * Reductions: the elements along some dims are joined into one; those dims vanish, or stay with
 * size 1 (keepdim). Reducing no elements gives the operation's neutral element, where it has one.
 */
#ifndef SW_KERNELS_REDUCE_H
#define SW_KERNELS_REDUCE_H

#include "kernels/elementwise.h"

typedef enum SwReduction {
  SW_REDUCE_SUM,
  SW_REDUCE_PROD,
  SW_REDUCE_MAX,
  SW_REDUCE_MIN,
  SW_REDUCE_ARGMAX,
  SW_REDUCE_ARGMIN,
  SW_REDUCE_ANY,
  SW_REDUCE_ALL
} SwReduction;

/* A set of dims, one bit each. */
typedef uint32_t SwDimSet;

/* `shape` without the dims of the set, or with size 1 in their place. */
SwShape sw_reduce_shape(const SwShape *shape, SwDimSet dims, bool keepdim);

/*
 * `out` is dense from address 0 on, of shape sw_reduce_shape (either way); its dtype is that of
 * `in`, int64 for ARG*, bool for ANY and ALL. Of equal elements the first wins; NaN wins over all.
 * ARG*: the number of the element in reading order of the reduced dims.
 */
void sw_reduce(SwReduction op, SwDialect dialect, SwDimSet dims, const SwOperand *out,
               const SwOperand *in);

#endif
