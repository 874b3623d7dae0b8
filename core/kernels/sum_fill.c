#include "kernels/sum_fill.h"

#define BUFFER 8192 /* elements in the buffer of NumPy's iterators: np.getbufsize() */

SwSumFill sw_sum_fill(const SwSumWalk *walk) {
  SwSumFill fill = {0, 1};
  int64_t size = walk->size[0];
  for (int dim = 1; size < BUFFER && dim < walk->ndim && walk->out[dim - 1] == 0 &&
                    walk->out[dim] == 0 && walk->size[dim] > 1;
       dim++) {
    fill = (SwSumFill){dim, BUFFER / size};
    size *= walk->size[dim];
  }
  return fill;
}
