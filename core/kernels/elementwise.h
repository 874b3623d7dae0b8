/* Elementwise arithmetic over strided tensors of one dtype and one (broadcast) shape. */
#ifndef SW_KERNELS_ELEMENTWISE_H
#define SW_KERNELS_ELEMENTWISE_H

#include "tensor/tensor.h"

typedef enum SwBinary {
  SW_BINARY_ADD,
  SW_BINARY_SUB,
  SW_BINARY_MUL,
  SW_BINARY_DIV,
  SW_BINARY_FLOORDIV,
  SW_BINARY_MOD,
  SW_BINARY_POW,
  SW_BINARY_MAXIMUM,
  SW_BINARY_MINIMUM,
  SW_BINARY_BITAND,
  SW_BINARY_BITOR,
  SW_BINARY_BITXOR,
  SW_BINARY_LSHIFT,
  SW_BINARY_RSHIFT,
  SW_BINARY_FMOD,           /* C's %: the remainder has the dividend's sign */
  SW_BINARY_REMAINDER,      /* MOD, where a zero keeps the dividend's sign: PyTorch's % */
  SW_BINARY_TRUNCDIV,       /* C's /: rounded towards 0, for floats too */
  SW_BINARY_RECIPROCAL_MUL, /* y's reciprocal, rounded, times x: PyTorch's number / tensor */
  SW_BINARY_TORCH_POW,      /* POW, by products where the exponent is 3 or -2 */
  SW_BINARY_EQ,
  SW_BINARY_NE,
  SW_BINARY_LT,
  SW_BINARY_LE,
  SW_BINARY_GT,
  SW_BINARY_GE,
  SW_BINARY_COUNT
} SwBinary;

typedef enum SwUnary {
  SW_UNARY_NEG,
  SW_UNARY_ABS,
  SW_UNARY_SQRT,
  SW_UNARY_EXP,
  SW_UNARY_LOG,
  SW_UNARY_SIN,
  SW_UNARY_COS,
  SW_UNARY_TANH,
  SW_UNARY_SIGMOID,
  SW_UNARY_NUMPY_EXP, /* these four have float32 results of their own */
  SW_UNARY_NUMPY_LOG,
  SW_UNARY_NUMPY_SIN,
  SW_UNARY_NUMPY_COS,
  SW_UNARY_RELU,
  SW_UNARY_FLOOR,
  SW_UNARY_CEIL,
  SW_UNARY_ROUND,
  SW_UNARY_SIGN,
  SW_UNARY_INVERT,
  SW_UNARY_SQUARE,
  SW_UNARY_TRUNC,
  SW_UNARY_RECIPROCAL,
  SW_UNARY_RSQRT,
  SW_UNARY_TORCH_SIGN, /* 0 of NaN */
  SW_UNARY_COUNT
} SwUnary;

static inline bool sw_binary_compares(SwBinary op) {
  return op >= SW_BINARY_EQ;
}

/* Whether the operation makes sense for elements of a dtype. */
bool sw_binary_exists(SwBinary op, SwDType dtype);

/* One operand: elements of `dtype` at `data`, found by `layout`. Without data it is laid out only,
 * and what is asked to read or write it does nothing. */
typedef struct SwOperand {
  SwDType dtype;
  const SwLayout *layout;
  void *data;
  SwDialect dialect; /* to NumPy float64 becomes float16 in one rounding, to PyTorch in two */
} SwOperand;

/*
 * out[i] = a[i] op b[i]. The operands have the same dtype; so has `out`, or bool for a comparison.
 * Integers wrap around; an integer divided by zero gives 0 (the caller refuses or warns first).
 * `out` may be `a` or `b` itself, element for element.
 */
void sw_elementwise_binary(SwBinary op, const SwOperand *out, const SwOperand *a,
                           const SwOperand *b);
/* out[i] = in[i] op out[i], converted to the dtype of `out` first: along dims in which `out` has
 * stride 0, one after the other. `op` is one with a kernel: arithmetic, an extreme, bits. */
void sw_elementwise_fold(SwBinary op, const SwOperand *out, const SwOperand *in);
/* out[i] = op a[i], same dtype. */
void sw_elementwise_unary(SwUnary op, const SwOperand *out, const SwOperand *a);
/* out[i] = a[i] + scale * b[i], rounded once as a fused multiply-add rounds; all of one dtype. */
void sw_elementwise_add_scaled(const SwOperand *out, const SwOperand *a, const SwOperand *b,
                               SwScalar scale);
/* out[i] = condition[i] ? a[i] : b[i]; condition is bool. */
void sw_elementwise_where(const SwOperand *out, const SwOperand *condition, const SwOperand *a,
                          const SwOperand *b);
/* out[i] = in[i], converted to the dtype of `out`. Shapes are equal; the two may not overlap. */
void sw_elementwise_copy(const SwOperand *out, const SwOperand *in);
void sw_elementwise_fill(const SwOperand *out, SwScalar value);

/* Of 0. and -0., which are equal, maximum and minimum take the second; PyTorch takes the first, and
 * so does NumPy of float16: then their operands stand the other way round. */
bool sw_binary_takes_first(SwBinary op, SwDialect dialect, SwDType dtype);
/* The same operation on two single elements of one dtype: what a story's element step shows. */
SwScalar sw_scalar_binary(SwBinary op, SwScalar a, SwScalar b);
SwScalar sw_scalar_unary(SwUnary op, SwScalar a);

#endif
