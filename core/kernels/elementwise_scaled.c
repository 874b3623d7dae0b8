#include "kernels/elementwise_scaled.h"

#include <math.h>

#include "kernels/elementwise.h"
#include "kernels/loop.h"

static SwScalar add_scaled(SwScalar a, SwScalar b, SwScalar scale) {
  if (!sw_dtype_is_float(a.dtype)) {
    uint64_t product = (uint64_t)b.as.integer * (uint64_t)scale.as.integer;
    return sw_scalar_cast(sw_scalar_int(SW_INT64, (int64_t)((uint64_t)a.as.integer + product)),
                          a.dtype);
  }
  double sum = fma(b.as.number, scale.as.number, a.as.number);
  return sw_scalar_cast(sw_scalar_float(SW_FLOAT64, sum), a.dtype);
}

void sw_elementwise_add_scaled(const SwOperand *out, const SwOperand *a, const SwOperand *b,
                               SwScalar scale) {
  if (!out->data || !a->data || !b->data) return;
  const SwLayout *layouts[] = {out->layout, a->layout, b->layout};
  SwLoop loop;
  sw_loop_init(&loop, 3, layouts);
  if (loop.inner == 0) return;
  do {
    for (int64_t i = 0; i < loop.inner; i++) {
      SwScalar x = sw_scalar_load(a->dtype, a->data, loop.address[1] + i * loop.inner_stride[1]);
      SwScalar y = sw_scalar_load(b->dtype, b->data, loop.address[2] + i * loop.inner_stride[2]);
      sw_scalar_store(add_scaled(x, y, scale), out->data,
                      loop.address[0] + i * loop.inner_stride[0]);
    }
  } while (sw_loop_next(&loop));
}
