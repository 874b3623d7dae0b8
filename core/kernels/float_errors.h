/*
 * What NumPy warns of after floating-point arithmetic and after `//`, read off the operands and the
 * result (there are no status flags in WebAssembly):
 *   invalid   the result is NaN, and no operand was
 *   divide    the result is infinite from finite operands of which one is 0: a pole, 1/0 or log 0
 *   overflow  the result is infinite from other finite operands; of integers, the quotient of two
 *             negative ones is negative
 */
#ifndef SW_KERNELS_FLOAT_ERRORS_H
#define SW_KERNELS_FLOAT_ERRORS_H

#include "kernels/elementwise.h"

enum { SW_FLOAT_DIVIDE = 1, SW_FLOAT_OVERFLOW = 2, SW_FLOAT_INVALID = 4 };

/* A set of the above. All operands have the result's shape. They are floats, where `b` may be
 * NULL, or integers and their quotient. */
int sw_float_errors(const SwOperand *out, const SwOperand *a, const SwOperand *b);

#endif
