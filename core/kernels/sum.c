#include "kernels/sum.h"

#include "kernels/sum_run.h"
#include "kernels/sum_walk.h"
#include "tensor/half.h"

static bool is_empty(const SwShape *shape) {
  int64_t numel = 0;
  (void)sw_shape_numel(shape, &numel);
  return numel == 0;
}

/* Halves are added as float32, row after row; `pairs`: the first 8 of 16 with the last 8 before. */
#define READ(name, convert, pairs)                                                                 \
  static void name(void *sums, ptrdiff_t columns, const void *begin, ptrdiff_t rows,               \
                   ptrdiff_t row) {                                                                \
    float *out = sums;                                                                             \
    const uint16_t *in = begin;                                                                    \
    for (ptrdiff_t i = 0; i < rows; i++, in += row)                                                \
      for (ptrdiff_t j = 0; j < columns; j++) {                                                    \
        ptrdiff_t at = pairs ? j + j / 8 * 8 : j;                                                  \
        out[j] += pairs ? convert(in[at]) + convert(in[at + 8]) : convert(in[at]);                 \
      }                                                                                            \
  }
READ(read_half, sw_half_float, false)
READ(read_half_pairs, sw_half_float, true)
READ(read_bfloat, sw_bfloat_float, false)
READ(read_bfloat_pairs, sw_bfloat_float, true)

void sw_sum(SwDialect dialect, const SwOperand *out, const SwOperand *in) {
  SwSumWalk walk;
  bool half = sw_dtype_is_half(in->dtype), twice = in->dtype == SW_FLOAT64;
  SwFoldRows *add = sw_kernel_fold(SW_BINARY_ADD, twice ? SW_FLOAT64 : SW_FLOAT32).rows;
  SwSumRun run = {add,
                  in->dtype == SW_FLOAT16 ? read_half
                  : half                  ? read_bfloat
                                          : add,
                  in->dtype == SW_FLOAT16 ? read_half_pairs : read_bfloat_pairs,
                  sw_kernel_sum_four(twice),
                  sw_kernel_sum_rows(twice),
                  twice ? 8 : 4,
                  sw_dtype_size(in->dtype),
                  in->dtype,
                  dialect == SW_TORCH};
  int64_t index[SW_MAX_DIMS + 2] = {0}, at_out = out->layout->offset, at_in = in->layout->offset;
  if (is_empty(&in->layout->shape)) return;
  sw_sum_walk_init(&walk, out->layout, in->layout, run.torch);
  do
    sw_sum_run(&run, &walk, (char *)out->data + at_out * run.from,
               (const char *)in->data + at_in * run.from);
  while (sw_sum_walk_next(&walk, 2, index, &at_out, &at_in));
}
