#include "kernels/product.h"

#include "kernels/sum_walk.h"

#define MAX_LANES 64 /* elements of 2 bytes in 4 registers of 32 bytes */

static SwScalar times(SwScalar a, SwScalar b) {
  return sw_scalar_binary(SW_BINARY_MUL, a, b);
}

/* Multiplies the first count - count % lanes elements, `lanes` side by side, into *product. */
static int64_t in_lanes(const SwOperand *in, int64_t at, int64_t count, SwScalar *product) {
  SwScalar lane[MAX_LANES];
  int width = 32 / (int)sw_dtype_size(in->dtype), lanes = 4 * width;
  int64_t rows = count / lanes;
  if (rows == 0) return 0;
  for (int k = 0; k < lanes; k++) {
    lane[k] = sw_scalar_load(in->dtype, in->data, at + k);
    for (int64_t row = 1; row < rows; row++)
      lane[k] = times(lane[k], sw_scalar_load(in->dtype, in->data, at + row * lanes + k));
  }
  for (int k = 0; k < width; k++) {
    lane[k] =
        times(times(lane[k], lane[k + width]), times(lane[k + 2 * width], lane[k + 3 * width]));
  }
  for (int k = 1; k < width; k++)
    lane[0] = times(lane[0], lane[k]);
  *product = times(*product, lane[0]);
  return rows * lanes;
}

SwScalar sw_product(SwDialect dialect, const SwOperand *in, const SwLayout *run, int64_t start) {
  const SwLayout nowhere = {.shape = run->shape};
  int64_t index[SW_MAX_DIMS + 2] = {0}, ignored = 0, at = start;
  SwScalar product = sw_scalar_float(in->dtype, 1);
  SwSumWalk walk;
  sw_sum_walk_init(&walk, &nowhere, run, true);
  do {
    int64_t i =
        dialect == SW_TORCH && walk.in[0] == 1 ? in_lanes(in, at, walk.size[0], &product) : 0;
    for (; i < walk.size[0]; i++)
      product = times(product, sw_scalar_load(in->dtype, in->data, at + i * walk.in[0]));
  } while (sw_sum_walk_next(&walk, 1, index, &ignored, &at));
  return product;
}
