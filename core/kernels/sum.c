#include "kernels/sum.h"

#include "kernels/sum_run.h"
#include "kernels/sum_walk.h"
#include "tensor/half.h"

static bool is_empty(const SwShape *shape) {
  int64_t numel = 0;
  (void)sw_shape_numel(shape, &numel);
  return numel == 0;
}

/* SwFoldRows for float16: adds rows of halves to float32 sums. */
static void read_half(void *sums, ptrdiff_t columns, const void *begin, ptrdiff_t rows,
                      ptrdiff_t row) {
  float *out = sums;
  const uint16_t *in = begin;
  for (ptrdiff_t i = 0; i < rows; i++, in += row)
    for (ptrdiff_t j = 0; j < columns; j++)
      out[j] += sw_half_float(in[j]);
}

void sw_sum(SwDialect dialect, const SwOperand *out, const SwOperand *in) {
  SwSumWalk walk;
  bool twice = in->dtype == SW_FLOAT64;
  SwFoldRows *add = sw_kernel_fold(SW_BINARY_ADD, twice ? SW_FLOAT64 : SW_FLOAT32).rows;
  SwSumRun run = {add,
                  in->dtype == SW_FLOAT16 ? read_half : add,
                  sw_kernel_sum_four(twice),
                  sw_kernel_sum_rows(twice),
                  twice ? 8 : 4,
                  sw_dtype_size(in->dtype),
                  dialect == SW_TORCH};
  int64_t index[SW_MAX_DIMS + 2] = {0}, at_out = out->layout->offset, at_in = in->layout->offset;
  if (is_empty(&in->layout->shape)) return;
  sw_sum_walk_init(&walk, out->layout, in->layout, run.torch);
  SwSumFill fill = run.torch ? (SwSumFill){0, 1} : sw_sum_fill(&walk);
  do
    sw_sum_run(&run, &walk, &fill, (char *)out->data + at_out * run.from,
               (const char *)in->data + at_in * run.from);
  while (sw_sum_walk_next(&walk, fill.dims > 1 ? fill.dims + 1 : 2, index, &at_out, &at_in));
}
