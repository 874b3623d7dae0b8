/* The dims of a sum, sorted from the fastest and joined where possible. */
#ifndef SW_KERNELS_SUM_WALK_H
#define SW_KERNELS_SUM_WALK_H

#include "tensor/layout.h"

typedef struct SwSumWalk {
  int ndim; /* at least 2: padded with dims of size 1 */
  int64_t size[SW_MAX_DIMS + 2], in[SW_MAX_DIMS + 2], out[SW_MAX_DIMS + 2]; /* strides */
} SwSumWalk;

/* `vanishing_first`: the dims that are summed come first (PyTorch); else only memory order counts.
 */
void sw_sum_walk_init(SwSumWalk *self, const SwLayout *out, const SwLayout *in,
                      bool vanishing_first);
/* Steps over the dims from `first` on; false after the last. */
bool sw_sum_walk_next(const SwSumWalk *self, int first, int64_t *index, int64_t *at_out,
                      int64_t *at_in);

#endif
