/* Shapes under each other:
 *
 *     x         5   3   4   1   strides (12, 4, 1, 1)
 *     y        (1)  3   1   1   strides (0, 1, 0, 1)
 *     x + y     5   3   4   1
 *               ↔   =   ↔   =
 */
#ifndef SW_STORY_TERMINAL_EXPLAIN_SHAPES_H
#define SW_STORY_TERMINAL_EXPLAIN_SHAPES_H

#include "runtime/program.h"

/* The picture of one operation, indented. */
void sw_explain_shapes(const SwProgram *program, const SwRecord *record, SwText *out);

#endif
