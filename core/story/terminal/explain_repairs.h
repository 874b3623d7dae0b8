/* What works instead of a refused operation, below its steps. */
#ifndef SW_STORY_TERMINAL_EXPLAIN_REPAIRS_H
#define SW_STORY_TERMINAL_EXPLAIN_REPAIRS_H

#include "runtime/program.h"

void sw_explain_repairs(const SwProgram *program, const SwRecord *record, SwText *out);

#endif
