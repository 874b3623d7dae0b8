/*
 * Elementwise arithmetic: out[i] = a[i] op b[i] over strided tensors. Callers have already
 * broadcast the shapes (stretched dims have stride 0) and promoted the dtypes, so that the operands
 * agree in both.
 */
#ifndef SW_KERNELS_ELEMENTWISE_H
#define SW_KERNELS_ELEMENTWISE_H

#include "tensor/tensor.h"

/* Operations of two operands. Those that two libraries compute differently have two rows. */
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
  SW_BINARY_FMOD,           /* C's %: the remainder has the sign of the dividend, -7 % 3 == -1 */
  SW_BINARY_REMAINDER,      /* PyTorch's %: as MOD, but a zero has the sign of the dividend */
  SW_BINARY_TRUNCDIV,       /* rounded towards 0, -7 / 2 == -3; for floats too */
  SW_BINARY_RECIPROCAL_MUL, /* x times the rounded reciprocal of y: PyTorch's number / tensor */
  SW_BINARY_TORCH_POW,      /* as POW, but multiplies for the exponents 3 and -2 */
  SW_BINARY_EQ,
  SW_BINARY_NE,
  SW_BINARY_LT,
  SW_BINARY_LE,
  SW_BINARY_GT,
  SW_BINARY_GE,
  SW_BINARY_COUNT
} SwBinary;

/* Operations of one operand. */
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
  SW_UNARY_NUMPY_EXP, /* these four differ from libm for float32: NumPy has its own vector code */
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
  SW_UNARY_TORCH_SIGN, /* as SIGN, but NaN gives 0 */
  SW_UNARY_COUNT
} SwUnary;

/* Whether the result is bool. */
static inline bool sw_binary_compares(SwBinary op) {
  return op >= SW_BINARY_EQ;
}

/* Whether the operation exists for a dtype: bitwise & of floats does not, nor subtraction of bools.
 */
bool sw_binary_exists(SwBinary op, SwDType dtype);

/* An operand (or result): elements of `dtype` at `data`, found by `layout`; it owns neither.
 * Without data it is laid out only: a tensor too large to compute still has a shape. Functions that
 * would read or write it then do nothing. */
typedef struct SwOperand {
  SwDType dtype;
  const SwLayout *layout;
  void *data;
  SwDialect dialect; /* NumPy rounds float64 to float16 once, PyTorch twice (by way of float32) */
} SwOperand;

/*
 * out[i] = a[i] op b[i]. The operands have the same dtype; so has `out`, or bool for a comparison.
 * Integers wrap around; an integer divided by zero gives 0 (the caller raises or warns first).
 * `out` may be the same tensor as `a` or `b`, as in a += b.
 */
void sw_elementwise_binary(SwBinary op, const SwOperand *out, const SwOperand *a,
                           const SwOperand *b);
/* out[i] = in[i] op out[i], with in[i] converted to the dtype of `out` first. Along dims in which
 * `out` has stride 0 the elements are combined one after the other, which makes this a reduction.
 * `op` must have a kernel: arithmetic, a maximum or minimum, or a bitwise operation. */
void sw_elementwise_fold(SwBinary op, const SwOperand *out, const SwOperand *in);
/* out[i] = op(a[i]); both have the same dtype. */
void sw_elementwise_unary(SwUnary op, const SwOperand *out, const SwOperand *a);
/* out[i] = a[i] + scale * b[i], rounded once as a fused multiply-add rounds; all of one dtype. */
void sw_elementwise_add_scaled(const SwOperand *out, const SwOperand *a, const SwOperand *b,
                               SwScalar scale);
/* out[i] = condition[i] ? a[i] : b[i]; condition is bool. */
void sw_elementwise_where(const SwOperand *out, const SwOperand *condition, const SwOperand *a,
                          const SwOperand *b);
/* out[i] = in[i], converted to the dtype of `out`. Shapes are equal; the two may not overlap. */
void sw_elementwise_copy(const SwOperand *out, const SwOperand *in);
/* out[i] = value, converted to the dtype of `out`. */
void sw_elementwise_fill(const SwOperand *out, SwScalar value);

/* Whether maximum or minimum returns the first of two equal operands, 0. and -0. Kernels return the
 * second; PyTorch returns the first, and so does NumPy for float16, so operands are swapped. */
bool sw_binary_takes_first(SwBinary op, SwDialect dialect, SwDType dtype);
/* The same operations on single elements, as the element steps of a story show them. */
SwScalar sw_scalar_binary(SwBinary op, SwScalar a, SwScalar b);
SwScalar sw_scalar_unary(SwUnary op, SwScalar a);

#endif
