/*
 * A loop walks several layouts of one shape at once. The first layout is written, the others are
 * read.
 *
 * Dims of size 1 are dropped. The others are sorted by the stride of the written layout, the
 * smallest last, so that writes go through memory in order. Dims that one stride can walk through
 * in every layout are merged (the chunks of view.h, for all operands together): contiguous operands
 * become one dim. The last two dims are a plane; the caller loops over it itself.
 *
 * If the written layout reaches an element twice, the last write counts, so the dims keep their
 * order. Only dims of stride 0 may move to the front.
 */
#ifndef SW_KERNELS_LOOP_H
#define SW_KERNELS_LOOP_H

#include "tensor/layout.h"

#define SW_LOOP_OPERANDS 4 /* a result and three operands, as in torch.where */

typedef struct SwLoop {
  int ndim; /* at least 2: the plane's dims are last */
  int operands;
  bool empty; /* no elements; no other field is set */
  bool apart; /* no element is written twice */
  bool folds; /* elements are written twice, but only along dims of stride 0, as in a reduction */
  int64_t size[SW_MAX_DIMS];
  int64_t stride[SW_LOOP_OPERANDS][SW_MAX_DIMS];
  int64_t index[SW_MAX_DIMS];
  int64_t address[SW_LOOP_OPERANDS]; /* of the present plane's first element, in elements */
} SwLoop;

/* Starts at the first plane. All layouts must have the same shape; layouts[0] is written. */
void sw_loop_init(SwLoop *self, int operands, const SwLayout *const *layouts);
/* Moves `address` on past the last `within` dims: 2 moves to the next plane, 1 to the next row.
 * False after the last. */
bool sw_loop_next(SwLoop *self, int within);

#endif
