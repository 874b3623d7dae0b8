/* Each elementwise operation on single elements. */
#ifndef SW_KERNELS_SCALAR_FUNCTIONS_H
#define SW_KERNELS_SCALAR_FUNCTIONS_H

#include "kernels/elementwise.h"

typedef int64_t SwIntFunction(int64_t x, int64_t y);
typedef double SwFloatFunction(double x, double y);

/* Functions of single elements; unary ones ignore `y`. NULL where the operation makes no sense.
 * Comparisons give 0 or 1. float32 is computed in double and rounded once. */
SwIntFunction *sw_int_binary(SwBinary op);
SwFloatFunction *sw_float_binary(SwBinary op);
SwIntFunction *sw_int_unary(SwUnary op);
SwFloatFunction *sw_float_unary(SwUnary op);
/* The same of this dtype: of float32 and halves it is not always the double result rounded. */
SwFloatFunction *sw_binary_function(SwBinary op, SwDType dtype);
SwFloatFunction *sw_single_unary(SwUnary op);
/* Sleef's expf_u10, as PyTorch's sigmoid and softmax use it (but not its exp). */
float sw_exp_single(float x);

#endif
