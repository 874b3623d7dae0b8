/*
 * The story of a statement as plain text, for a terminal: a picture of each operation
 * (aligned shapes with verdicts, chunks and cuts, addresses and jumps), its steps as numbered
 * sentences, repairs, cautions, and the error message.
 *
 *     line 4:  x + y
 *
 *     x + y
 *       x      3   1
 *       y     (1)  4
 *       ...
 *         0. x has shape (3, 1) and y has shape (4,).
 */
#ifndef SW_STORY_TERMINAL_EXPLAIN_H
#define SW_STORY_TERMINAL_EXPLAIN_H

#include "story/scene/story.h"

/* The whole story of a statement, by its number in the program. */
void sw_explain(const SwProgram *program, int statement, SwText *out);
/* Only the operation that raised the error, with steps counted from 0. Writes nothing if no
 * operation was refused. */
void sw_explain_refused(const SwProgram *program, int statement, SwText *out);

#endif
