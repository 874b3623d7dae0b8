/*
 * Reductions: the elements along some dims are combined into one. These dims disappear, or stay
 * with size 1 (keepdim=True):
 *
 *     x                  (2, 3, 4)
 *     x.sum(dim=1)       (2, 4)       x.sum(dim=1, keepdim=True)   (2, 1, 4)
 *
 * Without elements the result is the neutral element, as in torch.zeros(0).sum() == 0. MAX, MIN and
 * ARG* have none: the caller raises the error.
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

/* A set of dims: bit d stands for dim d. */
typedef uint32_t SwDimSet;

/* `shape` without the dims of the set, or with size 1 in their place. */
SwShape sw_reduce_shape(const SwShape *shape, SwDimSet dims, bool keepdim);

/*
 * Reduces `in` into `out`, which is dense from address 0 and has shape sw_reduce_shape (with or
 * without keepdim). The dtype of `out` is that of `in`, but int64 for ARG*, bool for ANY and ALL.
 * Of equal elements the first wins, and NaN wins over all: torch.tensor([1, nan, 2]).max() is nan.
 * ARG* gives the position of the element in reading order of the reduced dims.
 */
void sw_reduce(SwReduction op, SwDialect dialect, SwDimSet dims, const SwOperand *out,
               const SwOperand *in);

#endif
