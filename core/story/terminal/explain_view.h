/*
 * The view rule (tensor/view.h) as text: brackets mark the chunks of the old dims, and each cut
 * says which product its stride should have been.
 *
 *     size         4     2
 *     stride       1     4
 *     chunks     └───┘ ┊ └───┘
 *     cut       between dim 0 and 1: stride 1 is not 4 × 2 = 8
 *     asked for    2     4
 *     stride       -     ✗         ✗: this dim straddles the cut; -: not reached
 */
#ifndef SW_STORY_TERMINAL_EXPLAIN_VIEW_H
#define SW_STORY_TERMINAL_EXPLAIN_VIEW_H

#include "runtime/program.h"

void sw_explain_view(const SwProgram *program, const SwRecord *record, SwText *out);

#endif
