/* The story of a statement as text for a terminal: aligned shapes with verdicts, chunks and cuts,
 * addresses and jumps, and every step as a numbered sentence. */
#ifndef SW_STORY_TERMINAL_EXPLAIN_H
#define SW_STORY_TERMINAL_EXPLAIN_H

#include "story/scene/story.h"

void sw_explain(const SwProgram *program, int statement, SwText *out);

#endif
