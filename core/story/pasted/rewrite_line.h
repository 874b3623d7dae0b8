/*
 * Rewrites the program of a message in the words of the failing line: with its names, and with the
 * operation as it is written there. `y = self.q @ k` in a traceback turns `a @ b` into `q @ k`.
 *
 * The rewritten program has to raise the same message, and only one operation of the line may have
 * failed that way; otherwise the program keeps its own names.
 */
#ifndef SW_STORY_PASTED_REWRITE_LINE_H
#define SW_STORY_PASTED_REWRITE_LINE_H

#include "story/pasted/failing_line.h"
#include "story/pasted/reproduce.h"
#include "story/pasted/rewritten.h"

/* Replaces made->program if it can be rewritten. Free with sw_rewritten_clear. */
void sw_rewrite_line(const SwFailingLine *line, const SwRecognised *of, SwReproduction *made,
                     SwRewritten *out);

#endif
