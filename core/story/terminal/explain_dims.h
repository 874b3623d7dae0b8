/*
 * Sizes and strides before and after an operation on dims (transpose, slices, sums), with the dim
 * of the operand that each dim of the result comes from:
 *
 *     before  size      2   3
 *             stride    3   1
 *     after   size      3   2
 *             stride    1   3
 *             from dim  1   0
 */
#ifndef SW_STORY_TERMINAL_EXPLAIN_DIMS_H
#define SW_STORY_TERMINAL_EXPLAIN_DIMS_H

#include "runtime/program.h"

void sw_explain_dims(const SwProgram *program, const SwRecord *record, SwText *out);

#endif
