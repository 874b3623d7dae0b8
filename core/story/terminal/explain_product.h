/*
 * A matrix product: batch dims, which broadcast, before the bar; the two dims of each matrix after
 * it.
 *
 *     a       4  1  |  2  3
 *     b          5  |  3  2
 *     a @ b   4  5  |  2  2
 */
#ifndef SW_STORY_TERMINAL_EXPLAIN_PRODUCT_H
#define SW_STORY_TERMINAL_EXPLAIN_PRODUCT_H

#include "runtime/program.h"

void sw_explain_product(const SwProgram *program, const SwRecord *record, SwText *out);

#endif
