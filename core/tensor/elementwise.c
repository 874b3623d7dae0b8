#include "tensor/elementwise.h"

#include "tensor/kernels.h"
#include "tensor/loop.h"

static char *at(const SwOperand *operand, int64_t address) {
  return (char *)operand->data + address * sw_dtype_size(operand->dtype);
}

bool sw_binary_exists(SwBinary op, SwDType dtype) {
  if (sw_dtype_is_float(dtype)) return sw_float_binary(op) != NULL;
  bool arithmetic = op == SW_BINARY_SUB || (op >= SW_BINARY_FLOORDIV && op <= SW_BINARY_POW);
  return sw_int_binary(op) != NULL && !(dtype == SW_BOOL && arithmetic);
}

bool sw_unary_exists(SwUnary op, SwDType dtype) {
  if (sw_dtype_is_float(dtype)) return sw_float_unary(op) != NULL;
  return sw_int_unary(op) != NULL && !(dtype == SW_BOOL && op == SW_UNARY_NEG);
}

SwScalar sw_scalar_binary(SwBinary op, SwScalar a, SwScalar b) {
  SwDType result = sw_binary_compares(op) ? SW_BOOL : a.dtype;
  if (sw_dtype_is_float(a.dtype)) {
    SwFloatFunction *function = sw_float_binary(op);
    double value = function ? function(a.as.number, sw_scalar_double(b)) : 0;
    return sw_scalar_cast(sw_scalar_float(SW_FLOAT64, value), result);
  }
  SwIntFunction *function = sw_int_binary(op);
  int64_t value = function ? function(a.as.integer, sw_scalar_integer(b)) : 0;
  return sw_scalar_cast(sw_scalar_int(SW_INT64, value), result);
}

SwScalar sw_scalar_unary(SwUnary op, SwScalar a) {
  if (sw_dtype_is_float(a.dtype)) {
    SwFloatFunction *function = sw_float_unary(op);
    return sw_scalar_cast(sw_scalar_float(SW_FLOAT64, function ? function(a.as.number, 0) : 0), a.dtype);
  }
  if (a.dtype == SW_BOOL && op == SW_UNARY_INVERT) return sw_scalar_int(SW_BOOL, !a.as.integer);
  SwIntFunction *function = sw_int_unary(op);
  return sw_scalar_cast(sw_scalar_int(SW_INT64, function ? function(a.as.integer, 0) : 0), a.dtype);
}

static void binary_run(SwBinary op, int64_t count, void *out, SwDType out_dtype, int64_t so,
                       const SwOperand *a, const void *pa, int64_t sa, const SwOperand *b,
                       const void *pb, int64_t sb) {
  for (int64_t i = 0; i < count; i++) {
    SwScalar value = sw_scalar_binary(op, sw_scalar_load(a->dtype, pa, i * sa),
                                      sw_scalar_load(b->dtype, pb, i * sb));
    value.dtype = out_dtype;
    sw_scalar_store(value, out, i * so);
  }
}

void sw_elementwise_binary(SwBinary op, const SwOperand *out, const SwOperand *a,
                           const SwOperand *b) {
  SwKernel2 *kernel = sw_kernel_binary(op, a->dtype);
  const SwLayout *layouts[] = {out->layout, a->layout, b->layout};
  SwLoop loop;
  sw_loop_init(&loop, 3, layouts);
  if (loop.inner == 0) return;
  do {
    void *to = at(out, loop.address[0]);
    const void *left = at(a, loop.address[1]), *right = at(b, loop.address[2]);
    const int64_t *stride = loop.inner_stride;
    if (kernel) kernel(loop.inner, to, stride[0], left, stride[1], right, stride[2]);
    else binary_run(op, loop.inner, to, out->dtype, stride[0], a, left, stride[1], b, right, stride[2]);
  } while (sw_loop_next(&loop));
}

void sw_elementwise_unary(SwUnary op, const SwOperand *out, const SwOperand *a) {
  const SwLayout *layouts[] = {out->layout, a->layout};
  SwLoop loop;
  sw_loop_init(&loop, 2, layouts);
  if (loop.inner == 0) return;
  do {
    for (int64_t i = 0; i < loop.inner; i++) {
      SwScalar value = sw_scalar_load(a->dtype, a->data, loop.address[1] + i * loop.inner_stride[1]);
      sw_scalar_store(sw_scalar_unary(op, value), out->data, loop.address[0] + i * loop.inner_stride[0]);
    }
  } while (sw_loop_next(&loop));
}

static void convert_run(const SwLoop *loop, const SwOperand *out, const SwOperand *in) {
  for (int64_t i = 0; i < loop->inner; i++) {
    SwScalar value = sw_scalar_load(in->dtype, in->data, loop->address[1] + i * loop->inner_stride[1]);
    sw_scalar_store(sw_scalar_cast(value, out->dtype), out->data, loop->address[0] + i * loop->inner_stride[0]);
  }
}

void sw_elementwise_copy(const SwOperand *out, const SwOperand *in) {
  SwKernel1 *kernel = out->dtype == in->dtype ? sw_kernel_copy(out->dtype) : NULL;
  const SwLayout *layouts[] = {out->layout, in->layout};
  SwLoop loop;
  sw_loop_init(&loop, 2, layouts);
  if (loop.inner == 0) return;
  do {
    if (!kernel) convert_run(&loop, out, in);
    else kernel(loop.inner, at(out, loop.address[0]), loop.inner_stride[0], at(in, loop.address[1]), loop.inner_stride[1]);
  } while (sw_loop_next(&loop));
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
  SwLoop loop;
  sw_loop_init(&loop, 4, layouts);
  if (loop.inner == 0) return;
  do {
    for (int64_t i = 0; i < loop.inner; i++) {
      bool yes = *at(condition, loop.address[1] + i * loop.inner_stride[1]) != 0;
      int from = yes ? 2 : 3;
      const SwOperand *chosen = yes ? a : b;
      SwScalar value = sw_scalar_load(chosen->dtype, chosen->data, loop.address[from] + i * loop.inner_stride[from]);
      sw_scalar_store(sw_scalar_cast(value, out->dtype), out->data, loop.address[0] + i * loop.inner_stride[0]);
    }
  } while (sw_loop_next(&loop));
}
