/*
 * Loops over several layouts of one shape at once. Dims of size 1 are dropped and dims that all
 * operands walk evenly are joined into one (the chunks of view.h, for all operands together), so
 * that what is left is a few outer dims and one long inner run.
 */
#ifndef SW_KERNELS_LOOP_H
#define SW_KERNELS_LOOP_H

#include "tensor/layout.h"

#define SW_LOOP_OPERANDS 4

typedef struct SwLoop {
  int ndim; /* outer dims, without the inner one */
  int operands;
  int64_t inner; /* elements of the inner run; 0 when the shape is empty */
  int64_t inner_stride[SW_LOOP_OPERANDS];
  int64_t size[SW_MAX_DIMS];
  int64_t stride[SW_LOOP_OPERANDS][SW_MAX_DIMS];
  int64_t index[SW_MAX_DIMS];
  int64_t address[SW_LOOP_OPERANDS]; /* of the present inner run's first element */
} SwLoop;

/* All layouts must have the same shape. */
void sw_loop_init(SwLoop *self, int operands, const SwLayout *const *layouts);
/* Moves `address` to the next inner run; false after the last. */
bool sw_loop_next(SwLoop *self);

#endif
