/* Repairs of a refused operation (story/repair), each as a line of code and a sentence:
 *
 *     instead:  x - m.unsqueeze(1)
 *       m gets a dim of size 1 that stretches: its shape is then (3, 1). Gives (3, 4).
 */
#ifndef SW_STORY_TERMINAL_EXPLAIN_REPAIRS_H
#define SW_STORY_TERMINAL_EXPLAIN_REPAIRS_H

#include "runtime/program.h"

/* Runs the program once per repair that it tries; writes nothing where there is none. */
void sw_explain_repairs(const SwProgram *program, const SwRecord *record, SwText *out);

#endif
