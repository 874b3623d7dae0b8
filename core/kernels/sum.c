#include "kernels/sum.h"

#include "kernels/sum_run.h"
#include "kernels/sum_walk.h"

static bool is_empty(const SwShape *shape) {
  int64_t numel = 0;
  return sw_shape_numel(shape, &numel) && numel == 0;
}

void sw_sum(SwDialect dialect, const SwOperand *out, const SwOperand *in) {
  SwSumWalk walk;
  int64_t index[SW_MAX_DIMS + 2] = {0}, at_out = out->layout->offset, at_in = in->layout->offset;
  bool torch = dialect == SW_TORCH;
  if (is_empty(&in->layout->shape)) return;
  sw_sum_walk_init(&walk, out->layout, in->layout, torch);
  do {
    if (in->dtype == SW_FLOAT32) {
      if (torch)
        sw_sum_torch_float32(&walk, (float *)out->data + at_out, (const float *)in->data + at_in);
      else
        sw_sum_numpy_float32(&walk, (float *)out->data + at_out, (const float *)in->data + at_in);
    } else {
      if (torch)
        sw_sum_torch_float64(&walk, (double *)out->data + at_out, (const double *)in->data + at_in);
      else
        sw_sum_numpy_float64(&walk, (double *)out->data + at_out, (const double *)in->data + at_in);
    }
  } while (sw_sum_walk_next(&walk, 2, index, &at_out, &at_in));
}
