#include "kernels/matmul.h"

#include <math.h>

/* A row of `a` and a column of `b`: addresses and steps in elements. */
typedef struct Run {
  const SwOperand *a, *b;
  int64_t at_a, at_b, step_a, step_b, count;
  double zero; /* the start of a float sum: 0 or -0 */
} Run;

/* A product of two float32 is exact in double (24 + 24 bits fit into 53), so a step rounds only
 * when it adds. */
static double dot_float32(const Run *self) {
  const float *a = self->a->data, *b = self->b->data;
  float sum = (float)self->zero;
  for (int64_t i = 0; i < self->count; i++) {
    sum = (float)((double)sum + (double)a[self->at_a + i * self->step_a] *
                                    (double)b[self->at_b + i * self->step_b]);
  }
  return (double)sum;
}

/* float16 and bfloat16 are added as float32 and rounded once, at the end. */
static double dot_halves(const Run *self) {
  float sum = (float)self->zero;
  for (int64_t i = 0; i < self->count; i++) {
    SwScalar x = sw_scalar_load(self->a->dtype, self->a->data, self->at_a + i * self->step_a);
    SwScalar y = sw_scalar_load(self->b->dtype, self->b->data, self->at_b + i * self->step_b);
    sum = (float)((double)sum + x.as.number * y.as.number);
  }
  return (double)sum;
}

static double dot_float64(const Run *self) {
  const double *a = self->a->data, *b = self->b->data;
  double sum = self->zero;
  for (int64_t i = 0; i < self->count; i++)
    sum = fma(a[self->at_a + i * self->step_a], b[self->at_b + i * self->step_b], sum);
  return sum;
}

/* One element of the product. */
static SwScalar dot(const Run *self) {
  SwDType dtype = self->a->dtype;
  if (dtype == SW_FLOAT32) return sw_scalar_float(dtype, dot_float32(self));
  if (dtype == SW_FLOAT64) return sw_scalar_float(dtype, dot_float64(self));
  if (sw_dtype_is_half(dtype)) return sw_scalar_float(dtype, dot_halves(self));
  uint64_t sum = 0;
  for (int64_t i = 0; i < self->count; i++) {
    uint64_t x =
        (uint64_t)sw_scalar_load(dtype, self->a->data, self->at_a + i * self->step_a).as.integer;
    uint64_t y =
        (uint64_t)sw_scalar_load(dtype, self->b->data, self->at_b + i * self->step_b).as.integer;
    sum += x * y;
  }
  return sw_scalar_cast(sw_scalar_int(SW_INT64, (int64_t)sum), dtype);
}

void sw_matmul(const SwOperand *out, const SwOperand *a, const SwOperand *b, bool is_outer) {
  if (!out->data || !a->data || !b->data) return;
  int last = out->layout->shape.ndim - 1;
  int64_t index[SW_MAX_DIMS] = {0}, numel = 0;
  Run run = {a,
             b,
             0,
             0,
             a->layout->stride[last],
             b->layout->stride[last - 1],
             a->layout->shape.size[last],
             is_outer ? -0.0 : 0.0};
  (void)sw_shape_numel(&out->layout->shape, &numel);
  for (int64_t i = 0; i < numel; i++) {
    int64_t row = index[last - 1], column = index[last];
    int64_t to = sw_layout_address(out->layout, index);
    index[last] = 0;
    run.at_a = sw_layout_address(a->layout, index);
    index[last] = column;
    index[last - 1] = 0;
    run.at_b = sw_layout_address(b->layout, index);
    index[last - 1] = row;
    sw_scalar_store(dot(&run), out->data, to);
    (void)sw_shape_advance(&out->layout->shape, index);
  }
}
