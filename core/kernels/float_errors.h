/*
 * Floating-point errors that NumPy warns of after arithmetic ("RuntimeWarning: divide by zero
 * encountered in divide"). NumPy reads the processor's status flags. WebAssembly has none, so
 * errors are derived from operands and result: invalid   the result is NaN, and no operand is
 *   divide    the result is infinite from finite operands of which one is 0: a pole, 1/0 or log 0
 *   overflow  the result is infinite from other finite operands; for integers, the quotient of two
 *             negative numbers is negative (int64's minimum // -1)
 */
#ifndef SW_KERNELS_FLOAT_ERRORS_H
#define SW_KERNELS_FLOAT_ERRORS_H

#include "kernels/elementwise.h"

/* Bits of a set of errors. */
enum { SW_FLOAT_DIVIDE = 1, SW_FLOAT_OVERFLOW = 2, SW_FLOAT_INVALID = 4 };

/* The errors of an operation whose result is `out`: a set of SW_FLOAT_* bits, 0 if there are none.
 * The operands have the result's shape (already stretched). They are floats, with `b` NULL for a
 * unary function, or integers and `out` their quotient. */
int sw_float_errors(const SwOperand *out, const SwOperand *a, const SwOperand *b);

#endif
