/*
 * Loops over several layouts of one shape at once, the first of which is written.
 *
 * Dims of size 1 are dropped. The others are ordered by the stride of what is written, the smallest
 * last, unless it leads to an element twice: then the last write counts,
 * and the order stays, but that dims along which nothing moves (stride 0) come first. Dims that all
 * operands walk evenly are joined into one (the chunks of view.h, for all operands together). What
 * is left is planes of two dims, and the dims around them.
 */
#ifndef SW_KERNELS_LOOP_H
#define SW_KERNELS_LOOP_H

#include "tensor/layout.h"

#define SW_LOOP_OPERANDS 4

typedef struct SwLoop {
  int ndim; /* at least 2, those of the plane last */
  int operands;
  bool empty;
  bool apart; /* no element is written twice */
  bool folds; /* it is, but only along dims of stride 0: rows are written over each other */
  int64_t size[SW_MAX_DIMS];
  int64_t stride[SW_LOOP_OPERANDS][SW_MAX_DIMS];
  int64_t index[SW_MAX_DIMS];
  int64_t address[SW_LOOP_OPERANDS]; /* where the present plane begins */
} SwLoop;

/* All layouts must have the same shape. */
void sw_loop_init(SwLoop *self, int operands, const SwLayout *const *layouts);
/* Moves `address` past the last `within` dims: 2 to the next plane, 1 to the next row; false after
 * the last. */
bool sw_loop_next(SwLoop *self, int within);

#endif
