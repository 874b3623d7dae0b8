#include "tensor/elementwise.h"

#include "tensor/kernels.h"
#include "tensor/loop.h"

static char *at(const SwOperand *operand, int64_t address) {
  return (char *)operand->data + address * sw_dtype_size(operand->dtype);
}

void sw_elementwise_binary(SwBinary op, const SwOperand *out, const SwOperand *a,
                           const SwOperand *b) {
  SwKernel2 *kernel = sw_kernel_binary(op, a->dtype);
  const SwLayout *layouts[] = {out->layout, a->layout, b->layout};
  SwLoop loop;
  sw_loop_init(&loop, 3, layouts);
  if (!kernel || loop.inner == 0) return;
  do {
    kernel(loop.inner, at(out, loop.address[0]), loop.inner_stride[0], at(a, loop.address[1]),
           loop.inner_stride[1], at(b, loop.address[2]), loop.inner_stride[2]);
  } while (sw_loop_next(&loop));
}

static void run_unary(SwKernel1 *kernel, const SwOperand *out, const SwOperand *a) {
  const SwLayout *layouts[] = {out->layout, a->layout};
  SwLoop loop;
  sw_loop_init(&loop, 2, layouts);
  if (!kernel || loop.inner == 0) return;
  do {
    kernel(loop.inner, at(out, loop.address[0]), loop.inner_stride[0], at(a, loop.address[1]),
           loop.inner_stride[1]);
  } while (sw_loop_next(&loop));
}

void sw_elementwise_unary(SwUnary op, const SwOperand *out, const SwOperand *a) {
  run_unary(sw_kernel_unary(op, a->dtype), out, a);
}

void sw_elementwise_copy(const SwOperand *out, const SwOperand *in) {
  run_unary(sw_kernel_cast(out->dtype, in->dtype), out, in);
}

void sw_elementwise_fill(const SwOperand *out, SwScalar value) {
  double element = 0; /* room for any dtype, aligned */
  SwLayout single = *out->layout;
  single.offset = 0;
  for (int dim = 0; dim < single.shape.ndim; dim++) single.stride[dim] = 0;
  sw_scalar_store(sw_scalar_cast(value, out->dtype), &element, 0);
  sw_elementwise_copy(out, &(SwOperand){out->dtype, &single, &element});
}

void sw_elementwise_where(const SwOperand *out, const SwOperand *condition, const SwOperand *a,
                          const SwOperand *b) {
  const SwLayout *layouts[] = {out->layout, condition->layout, a->layout, b->layout};
  SwKernel1 *copy = sw_kernel_cast(out->dtype, a->dtype);
  SwLoop loop;
  sw_loop_init(&loop, 4, layouts);
  if (loop.inner == 0) return;
  do {
    for (int64_t i = 0; i < loop.inner; i++) {
      bool yes = *at(condition, loop.address[1] + i * loop.inner_stride[1]) != 0;
      int from = yes ? 2 : 3;
      copy(1, at(out, loop.address[0] + i * loop.inner_stride[0]), 1,
           at(yes ? a : b, loop.address[from] + i * loop.inner_stride[from]), 1);
    }
  } while (sw_loop_next(&loop));
}

SwScalar sw_scalar_binary(SwBinary op, SwScalar a, SwScalar b) {
  double x = 0, y = 0, result = 0; /* room for any dtype, aligned */
  SwKernel2 *kernel = sw_kernel_binary(op, a.dtype);
  sw_scalar_store(a, &x, 0);
  sw_scalar_store(sw_scalar_cast(b, a.dtype), &y, 0);
  if (kernel) kernel(1, &result, 1, &x, 1, &y, 1);
  return sw_scalar_load(sw_binary_compares(op) ? SW_BOOL : a.dtype, &result, 0);
}

SwScalar sw_scalar_unary(SwUnary op, SwScalar a) {
  double x = 0, result = 0;
  SwKernel1 *kernel = sw_kernel_unary(op, a.dtype);
  sw_scalar_store(a, &x, 0);
  if (kernel) kernel(1, &result, 1, &x, 1);
  return sw_scalar_load(a.dtype, &result, 0);
}
