/* The view rule as text:
 *
 *     size         4     2
 *     stride       1     4
 *     chunk      └───┘ ┊ └───┘       cut: 1 is not 4 × 2 = 8
 *     asked for    2     4
 *     stride       -     ✗
 */
#ifndef SW_STORY_TERMINAL_EXPLAIN_VIEW_H
#define SW_STORY_TERMINAL_EXPLAIN_VIEW_H

#include "runtime/program.h"

void sw_explain_view(const SwProgram *program, const SwRecord *record, SwText *out);

#endif
