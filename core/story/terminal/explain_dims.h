/* Sizes and strides before and after, dim by dim. */
#ifndef SW_STORY_TERMINAL_EXPLAIN_DIMS_H
#define SW_STORY_TERMINAL_EXPLAIN_DIMS_H

#include "runtime/program.h"

void sw_explain_dims(const SwProgram *program, const SwRecord *record, SwText *out);

#endif
