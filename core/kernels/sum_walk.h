/* A walk: the dims of a sum, sorted from the innermost (dim 0) out, and merged where one stride can
 * walk through two. The libraries add in this order, not in the order of the tensor's dims. */
#ifndef SW_KERNELS_SUM_WALK_H
#define SW_KERNELS_SUM_WALK_H

#include "tensor/layout.h"

typedef struct SwSumWalk {
  int ndim; /* at least 2: padded with dims of size 1 */
  int64_t size[SW_MAX_DIMS + 2];
  int64_t in[SW_MAX_DIMS + 2], out[SW_MAX_DIMS + 2]; /* strides, in elements */
} SwSumWalk;

/* `out` has stride 0 in the summed dims. `vanishing_first`: these come first (PyTorch); else only
 * memory order counts (NumPy). */
void sw_sum_walk_init(SwSumWalk *self, const SwLayout *out, const SwLayout *in,
                      bool vanishing_first);
/* Advances `index` over the dims from `first` on, and both addresses (in elements) with it; false
 * after the last. */
bool sw_sum_walk_next(const SwSumWalk *self, int first, int64_t *index, int64_t *at_out,
                      int64_t *at_in);

#endif
