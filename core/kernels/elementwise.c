#include "kernels/elementwise.h"

#include "kernels/kernel_binary.h"
#include "kernels/kernel_unary.h"
#include "kernels/loop.h"
#include "kernels/pass.h"
#include "kernels/scalar_functions.h"

bool sw_binary_exists(SwBinary op, SwDType dtype) {
  if (sw_dtype_is_float(dtype)) return sw_float_binary(op) != NULL;
  bool arithmetic = op == SW_BINARY_SUB || (op >= SW_BINARY_FLOORDIV && op <= SW_BINARY_POW) ||
                    (op >= SW_BINARY_LSHIFT && op <= SW_BINARY_TRUNCDIV);
  return sw_int_binary(op) != NULL && !(dtype == SW_BOOL && arithmetic);
}

SwScalar sw_scalar_binary(SwBinary op, SwScalar a, SwScalar b) {
  SwDType result = sw_binary_compares(op) ? SW_BOOL : a.dtype;
  if (op == SW_BINARY_RECIPROCAL_MUL && sw_dtype_is_half(b.dtype)) {
    op = SW_BINARY_MUL;
    b = sw_scalar_unary(SW_UNARY_RECIPROCAL, b);
  }
  if (sw_dtype_is_float(a.dtype)) {
    bool single = sw_dtype_is_half(a.dtype) && !sw_dtype_is_half(b.dtype);
    SwFloatFunction *function = sw_binary_function(op, single ? SW_FLOAT32 : a.dtype);
    double value = function ? function(a.as.number, sw_scalar_double(b)) : 0;
    return sw_scalar_cast(sw_scalar_float(SW_FLOAT64, value), result);
  }
  SwIntFunction *function = sw_int_binary(op);
  int64_t value = function ? function(a.as.integer, sw_scalar_integer(b)) : 0;
  return sw_scalar_cast(sw_scalar_int(SW_INT64, value), result);
}

/* NumPy's functions of float16 are libm's of float32, not its own. */
static SwUnary function_of(SwUnary op, SwDType dtype) {
  static const SwUnary libm[] = {SW_UNARY_EXP, SW_UNARY_LOG, SW_UNARY_SIN, SW_UNARY_COS};
  bool own = op >= SW_UNARY_NUMPY_EXP && op <= SW_UNARY_NUMPY_COS;
  return own && dtype == SW_FLOAT16 ? libm[op - SW_UNARY_NUMPY_EXP] : op;
}

SwScalar sw_scalar_unary(SwUnary op, SwScalar a) {
  op = function_of(op, a.dtype);
  if (sw_dtype_is_float(a.dtype)) {
    SwFloatFunction *function = a.dtype != SW_FLOAT64 ? sw_single_unary(op) : sw_float_unary(op);
    return sw_scalar_cast(sw_scalar_float(SW_FLOAT64, function ? function(a.as.number, 0) : 0),
                          a.dtype);
  }
  if (a.dtype == SW_BOOL && op == SW_UNARY_INVERT) return sw_scalar_int(SW_BOOL, !a.as.integer);
  SwIntFunction *function = sw_int_unary(op);
  return sw_scalar_cast(sw_scalar_int(SW_INT64, function ? function(a.as.integer, 0) : 0), a.dtype);
}

/* The dtype that kernels compute a float in: float32 for floats of 16 bits. */
static SwDType computed_float(SwDType dtype) {
  return sw_dtype_is_half(dtype) ? SW_FLOAT32 : dtype;
}

/* A pass for an operation without a kernel: calls a function for each element; integers are int64.
 * An operation without a function for the dtype never gets here: sw_binary_exists. */
static SwPass mapped(SwDType dtype, SwFloatFunction *number, SwIntFunction *integer, int operands) {
  bool floats = sw_dtype_is_float(dtype);
  SwDType wide = floats ? computed_float(dtype) : SW_INT64;
  SwPass pass = {.kernel = sw_kernel_map(wide), .written = wide, .operands = operands};
  for (int k = 0; k < SW_OPERANDS; k++)
    pass.reads[k] = wide;
  if (floats)
    pass.mapped.number = number;
  else
    pass.mapped.integer = integer;
  return pass;
}

/* The dtype to compute in: the operands' own if it has a kernel, else a wider one. */
static SwDType computed_in(SwBinary op, SwDType dtype) {
  if (sw_dtype_is_float(dtype)) return computed_float(dtype);
  if (sw_kernel_binary(op, dtype)) return dtype;
  return sw_dtype_size(dtype) == 2 && sw_kernel_binary(op, SW_INT32) ? SW_INT32 : SW_INT64;
}

bool sw_binary_takes_first(SwBinary op, SwDialect dialect, SwDType dtype) {
  bool takes = op == SW_BINARY_MAXIMUM || op == SW_BINARY_MINIMUM;
  return takes && (dialect == SW_TORCH || sw_dtype_is_half(dtype));
}

void sw_elementwise_binary(SwBinary op, const SwOperand *out, const SwOperand *a,
                           const SwOperand *b) {
  bool swaps = op == SW_BINARY_GT || op == SW_BINARY_GE ||
               sw_binary_takes_first(op, out->dialect, out->dtype);
  const SwOperand *in[] = {swaps ? b : a, swaps ? a : b};
  SwDType dtype = sw_dtype_is_half(b->dtype) ? b->dtype : a->dtype;
  if (op == SW_BINARY_GT) op = SW_BINARY_LT;
  if (op == SW_BINARY_GE) op = SW_BINARY_LE;
  if (op == SW_BINARY_RECIPROCAL_MUL && sw_dtype_is_half(dtype)) { /* each step is rounded */
    sw_elementwise_unary(SW_UNARY_RECIPROCAL, out, b);
    sw_elementwise_binary(SW_BINARY_MUL, out, out, a);
    return;
  }
  SwDType computed = computed_in(op, dtype);
  SwPass pass = {.kernel = sw_kernel_binary(op, computed),
                 .rows = sw_kernel_binary_rows(op, computed),
                 .written = sw_binary_compares(op) ? SW_BOOL : computed,
                 .reads = {computed, computed},
                 .operands = 2};
  /* PyTorch rounds the steps of two halves; NumPy's are those of float32. */
  bool in_steps = out->dialect == SW_TORCH && a->dtype == b->dtype;
  if (!pass.kernel)
    pass = mapped(dtype, sw_binary_function(op, in_steps ? dtype : computed), sw_int_binary(op), 2);
  sw_pass(&pass, out, in);
}

void sw_elementwise_fold(SwBinary op, const SwOperand *out, const SwOperand *in) {
  SwDType dtype = computed_in(op, out->dtype);
  SwPass pass = {.kernel = sw_kernel_binary(op, dtype),
                 .rows = sw_kernel_binary_rows(op, dtype),
                 .written = dtype,
                 .reads = {dtype, dtype},
                 .operands = 2};
  sw_pass(&pass, out, (const SwOperand *[]){in, out});
}

/* A scalar as an operand of any shape: all strides are 0, so every index leads to it. */
typedef struct Repeated {
  SwLayout layout;
  double element; /* room for any dtype, aligned */
  SwOperand operand;
} Repeated;

static void repeat(Repeated *self, const SwOperand *like, SwScalar value) {
  self->layout.shape = like->layout->shape;
  self->layout.offset = 0;
  for (int dim = 0; dim < self->layout.shape.ndim; dim++)
    self->layout.stride[dim] = 0;
  sw_scalar_store(value, &self->element, 0);
  self->operand = (SwOperand){value.dtype, &self->layout, &self->element, SW_TORCH};
}

/* ~ of bools is a logical not; of integers it flips bits. */
static int64_t not(int64_t x, int64_t y) {
  (void)y;
  return !x;
}

void sw_elementwise_unary(SwUnary op, const SwOperand *out, const SwOperand *a) {
  SwDType dtype = computed_float(a->dtype);
  op = function_of(op, a->dtype);
  SwKernel *kernel = sw_kernel_unary(op, dtype);
  bool is_not = a->dtype == SW_BOOL && op == SW_UNARY_INVERT;
  SwFloatFunction *number = dtype == SW_FLOAT32 ? sw_single_unary(op) : sw_float_unary(op);
  if (op == SW_UNARY_SQUARE) {
    sw_elementwise_binary(SW_BINARY_MUL, out, a, a);
    return;
  }
  SwPass pass = {.kernel = kernel, .written = dtype, .reads = {dtype}, .operands = 1};
  if (!kernel) pass = mapped(dtype, number, is_not ? not : sw_int_unary(op), 1);
  sw_pass(&pass, out, &a);
}

/* Converts float64 to float16 as NumPy does, element by element. Kernels go through float32, whose
 * extra rounding may change the last bit. */
static void copy_in_one_rounding(const SwOperand *out, const SwOperand *in) {
  const SwLayout *layouts[] = {out->layout, in->layout};
  SwLoop loop;
  sw_loop_init(&loop, 2, layouts);
  if (loop.empty) return;
  int inner = loop.ndim - 1;
  do {
    for (int64_t i = 0; i < loop.size[inner]; i++) {
      SwScalar value =
          sw_scalar_load(in->dtype, in->data, loop.address[1] + i * loop.stride[1][inner]);
      sw_scalar_store(sw_scalar_convert(SW_NUMPY, value, out->dtype), out->data,
                      loop.address[0] + i * loop.stride[0][inner]);
    }
  } while (sw_loop_next(&loop, 1));
}

void sw_elementwise_copy(const SwOperand *out, const SwOperand *in) {
  if (out->dtype == SW_FLOAT16 && in->dtype == SW_FLOAT64 && out->dialect == SW_NUMPY &&
      out->data && in->data) {
    copy_in_one_rounding(out, in);
    return;
  }
  SwPass pass = {.written = out->dtype, .reads = {out->dtype}, .operands = 1};
  sw_pass(&pass, out, &in);
}

void sw_elementwise_fill(const SwOperand *out, SwScalar value) {
  Repeated all;
  repeat(&all, out, sw_scalar_convert(out->dialect, value, out->dtype));
  sw_elementwise_copy(out, &all.operand);
}

void sw_elementwise_where(const SwOperand *out, const SwOperand *condition, const SwOperand *a,
                          const SwOperand *b) {
  SwDType dtype = computed_float(out->dtype);
  if (sw_dtype_size(dtype) == 2) dtype = SW_INT32;
  SwPass pass = {.kernel = sw_kernel_where(sw_dtype_size(dtype)),
                 .written = dtype,
                 .reads = {SW_BOOL, dtype, dtype},
                 .operands = 3};
  sw_pass(&pass, out, (const SwOperand *[]){condition, a, b});
}

void sw_elementwise_add_scaled(const SwOperand *out, const SwOperand *a, const SwOperand *b,
                               SwScalar scale) {
  SwDType dtype = sw_dtype_is_float(a->dtype) ? computed_float(a->dtype) : SW_INT64;
  SwPass pass = {.kernel = sw_kernel_scaled(dtype),
                 .written = dtype,
                 .reads = {dtype, dtype, dtype},
                 .operands = 3};
  Repeated factor;
  repeat(&factor, out, sw_scalar_cast(scale, dtype));
  sw_pass(&pass, out, (const SwOperand *[]){a, b, &factor.operand});
}
