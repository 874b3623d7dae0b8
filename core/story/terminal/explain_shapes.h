/*
 * Shapes of an operation aligned on the right, with the result and a verdict per column. A 1 in
 * parentheses was added by padding; the marks mean: = equal, ↔ stretched, + sizes add up (cat),
 * Σ summed (einsum), ✗ refused.
 *
 *     x         5   3   4   1   strides (12, 4, 1, 1)
 *     y        (1)  3   1   1   strides (0, 1, 0, 1)
 *     x + y     5   3   4   1
 *               ↔   =   ↔   =
 */
#ifndef SW_STORY_TERMINAL_EXPLAIN_SHAPES_H
#define SW_STORY_TERMINAL_EXPLAIN_SHAPES_H

#include "runtime/program.h"

/* Writes the indented picture of one operation; nothing where all tensors are scalars. */
void sw_explain_shapes(const SwProgram *program, const SwRecord *record, SwText *out);

#endif
