/* The story of a statement as text for a terminal: aligned shapes with verdicts, chunks and cuts,
 * addresses and jumps, and every step as a numbered sentence. */
#ifndef SW_STORY_TERMINAL_EXPLAIN_H
#define SW_STORY_TERMINAL_EXPLAIN_H

#include "story/scene/story.h"

void sw_explain(const SwProgram *program, int statement, SwText *out);
/* Of its operations only the one that was refused, its steps counted from 0; nothing without one.
 */
void sw_explain_refused(const SwProgram *program, int statement, SwText *out);

#endif
