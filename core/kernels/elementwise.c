#include "kernels/elementwise.h"

#include <math.h>

#include "kernels/kernel_binary.h"
#include "kernels/kernel_copy.h"
#include "kernels/loop.h"
#include "kernels/scalar_functions.h"

static char *at(const SwOperand *operand, int64_t address) {
  return (char *)operand->data + address * sw_dtype_size(operand->dtype);
}

bool sw_binary_exists(SwBinary op, SwDType dtype) {
  if (sw_dtype_is_float(dtype)) return sw_float_binary(op) != NULL;
  bool arithmetic = op == SW_BINARY_SUB || (op >= SW_BINARY_FLOORDIV && op <= SW_BINARY_POW) ||
                    (op >= SW_BINARY_LSHIFT && op <= SW_BINARY_TRUNCDIV);
  return sw_int_binary(op) != NULL && !(dtype == SW_BOOL && arithmetic);
}

SwScalar sw_scalar_binary(SwBinary op, SwScalar a, SwScalar b) {
  SwDType result = sw_binary_compares(op) ? SW_BOOL : a.dtype;
  if (sw_dtype_is_float(a.dtype)) {
    SwFloatFunction *function = a.dtype == SW_FLOAT32 ? sw_single_binary(op) : sw_float_binary(op);
    double value = function ? function(a.as.number, sw_scalar_double(b)) : 0;
    return sw_scalar_cast(sw_scalar_float(SW_FLOAT64, value), result);
  }
  SwIntFunction *function = sw_int_binary(op);
  int64_t value = function ? function(a.as.integer, sw_scalar_integer(b)) : 0;
  return sw_scalar_cast(sw_scalar_int(SW_INT64, value), result);
}

SwScalar sw_scalar_unary(SwUnary op, SwScalar a) {
  if (sw_dtype_is_float(a.dtype)) {
    SwFloatFunction *function = a.dtype == SW_FLOAT32 ? sw_single_unary(op) : sw_float_unary(op);
    return sw_scalar_cast(sw_scalar_float(SW_FLOAT64, function ? function(a.as.number, 0) : 0),
                          a.dtype);
  }
  if (a.dtype == SW_BOOL && op == SW_UNARY_INVERT) return sw_scalar_int(SW_BOOL, !a.as.integer);
  SwIntFunction *function = sw_int_unary(op);
  return sw_scalar_cast(sw_scalar_int(SW_INT64, function ? function(a.as.integer, 0) : 0), a.dtype);
}

static void binary_run(SwBinary op, const SwLoop *loop, const SwOperand *out, const SwOperand *a,
                       const SwOperand *b) {
  const int64_t *stride = loop->inner_stride, *address = loop->address;
  for (int64_t i = 0; i < loop->inner; i++) {
    SwScalar x = sw_scalar_load(a->dtype, a->data, address[1] + i * stride[1]);
    SwScalar y = sw_scalar_load(b->dtype, b->data, address[2] + i * stride[2]);
    SwScalar value = sw_scalar_binary(op, x, y);
    value.dtype = out->dtype;
    sw_scalar_store(value, out->data, address[0] + i * stride[0]);
  }
}

#define BLOCK 512 /* elements: three blocks stay in the first-level cache */

/* One operand of a dense kernel: the elements themselves, or a block that they are gathered in. */
typedef struct Gather {
  SwKernel1 *copy;
  const char *from;
  int64_t stride, size;
  double block[BLOCK]; /* aligned for any dtype */
  bool filled;
} Gather;

static void gather_init(Gather *self, const SwOperand *operand, int64_t address, int64_t stride) {
  self->copy = sw_kernel_copy(operand->dtype);
  self->from = at(operand, address);
  self->stride = stride;
  self->size = sw_dtype_size(operand->dtype);
  self->filled = false;
}

/* `count` elements from number `first`, dense. A repeated element (stride 0) is gathered once. */
static const void *gather(Gather *self, int64_t first, int64_t count) {
  const char *from = self->from + first * self->stride * self->size;
  if (self->stride == 1) return from;
  if (!self->filled) self->copy(self->stride ? count : BLOCK, self->block, 1, from, self->stride);
  self->filled = self->stride == 0;
  return self->block;
}

static void dense_run(SwKernel2 *kernel, const SwLoop *loop, const SwOperand *out,
                      const SwOperand *a, const SwOperand *b, Gather operand[2]) {
  int64_t step = loop->inner_stride[0];
  double block[BLOCK];
  gather_init(&operand[0], a, loop->address[1], loop->inner_stride[1]);
  gather_init(&operand[1], b, loop->address[2], loop->inner_stride[2]);
  for (int64_t first = 0; first < loop->inner; first += BLOCK) {
    int64_t count = loop->inner - first < BLOCK ? loop->inner - first : BLOCK;
    char *to = at(out, loop->address[0] + first * step);
    kernel(count, step == 1 ? (void *)to : block, gather(&operand[0], first, count),
           gather(&operand[1], first, count));
    if (step != 1) sw_kernel_copy(out->dtype)(count, to, step, block, 1);
  }
}

void sw_elementwise_binary(SwBinary op, const SwOperand *out, const SwOperand *a,
                           const SwOperand *b) {
  if (!out->data || !a->data || !b->data) return;
  SwKernel2 *kernel = sw_kernel_binary(op, a->dtype);
  const SwLayout *layouts[] = {out->layout, a->layout, b->layout};
  SwLoop loop;
  Gather operands[2];
  sw_loop_init(&loop, 3, layouts);
  if (loop.inner == 0) return;
  do {
    if (kernel)
      dense_run(kernel, &loop, out, a, b, operands);
    else
      binary_run(op, &loop, out, a, b);
  } while (sw_loop_next(&loop));
}

void sw_elementwise_unary(SwUnary op, const SwOperand *out, const SwOperand *a) {
  if (!out->data || !a->data) return;
  const SwLayout *layouts[] = {out->layout, a->layout};
  SwLoop loop;
  sw_loop_init(&loop, 2, layouts);
  if (loop.inner == 0) return;
  do {
    for (int64_t i = 0; i < loop.inner; i++) {
      SwScalar value =
          sw_scalar_load(a->dtype, a->data, loop.address[1] + i * loop.inner_stride[1]);
      sw_scalar_store(sw_scalar_unary(op, value), out->data,
                      loop.address[0] + i * loop.inner_stride[0]);
    }
  } while (sw_loop_next(&loop));
}

static void convert_run(const SwLoop *loop, const SwOperand *out, const SwOperand *in) {
  for (int64_t i = 0; i < loop->inner; i++) {
    SwScalar value =
        sw_scalar_load(in->dtype, in->data, loop->address[1] + i * loop->inner_stride[1]);
    sw_scalar_store(sw_scalar_cast(value, out->dtype), out->data,
                    loop->address[0] + i * loop->inner_stride[0]);
  }
}

void sw_elementwise_copy(const SwOperand *out, const SwOperand *in) {
  if (!out->data || !in->data) return;
  SwKernel1 *kernel = out->dtype == in->dtype ? sw_kernel_copy(out->dtype) : NULL;
  const SwLayout *layouts[] = {out->layout, in->layout};
  SwLoop loop;
  sw_loop_init(&loop, 2, layouts);
  if (loop.inner == 0) return;
  do {
    if (!kernel)
      convert_run(&loop, out, in);
    else
      kernel(loop.inner, at(out, loop.address[0]), loop.inner_stride[0], at(in, loop.address[1]),
             loop.inner_stride[1]);
  } while (sw_loop_next(&loop));
}

void sw_elementwise_fill(const SwOperand *out, SwScalar value) {
  if (!out->data) return;
  double element = 0; /* room for any dtype, aligned */
  SwLayout single = *out->layout;
  single.offset = 0;
  for (int dim = 0; dim < single.shape.ndim; dim++)
    single.stride[dim] = 0;
  sw_scalar_store(sw_scalar_cast(value, out->dtype), &element, 0);
  sw_elementwise_copy(out, &(SwOperand){out->dtype, &single, &element});
}

void sw_elementwise_where(const SwOperand *out, const SwOperand *condition, const SwOperand *a,
                          const SwOperand *b) {
  if (!out->data || !condition->data || !a->data || !b->data) return;
  const SwLayout *layouts[] = {out->layout, condition->layout, a->layout, b->layout};
  SwLoop loop;
  sw_loop_init(&loop, 4, layouts);
  if (loop.inner == 0) return;
  do {
    for (int64_t i = 0; i < loop.inner; i++) {
      bool yes = *at(condition, loop.address[1] + i * loop.inner_stride[1]) != 0;
      int from = yes ? 2 : 3;
      const SwOperand *chosen = yes ? a : b;
      SwScalar value = sw_scalar_load(chosen->dtype, chosen->data,
                                      loop.address[from] + i * loop.inner_stride[from]);
      sw_scalar_store(sw_scalar_cast(value, out->dtype), out->data,
                      loop.address[0] + i * loop.inner_stride[0]);
    }
  } while (sw_loop_next(&loop));
}
