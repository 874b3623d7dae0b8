#include "kernels/sum.h"

#include "kernels/sum_run.h"
#include "kernels/sum_walk.h"

static bool is_empty(const SwShape *shape) {
  int64_t numel = 0;
  return sw_shape_numel(shape, &numel) && numel == 0;
}

void sw_sum(SwDialect dialect, const SwOperand *out, const SwOperand *in) {
  SwSumWalk walk;
  SwSumRun run = {in->dtype == SW_FLOAT32 ? sw_sum_rows_float32 : sw_sum_rows_float64,
                  sw_dtype_size(in->dtype), dialect == SW_TORCH};
  int64_t index[SW_MAX_DIMS + 2] = {0}, at_out = out->layout->offset, at_in = in->layout->offset;
  if (is_empty(&in->layout->shape)) return;
  sw_sum_walk_init(&walk, out->layout, in->layout, run.torch);
  do
    sw_sum_run(&run, &walk, (char *)out->data + at_out * run.size,
               (const char *)in->data + at_in * run.size);
  while (sw_sum_walk_next(&walk, 2, index, &at_out, &at_in));
}
