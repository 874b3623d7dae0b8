/*
 * The program of a message in the words of the line that failed: its names, and the operation as
 * it is written there. Only where the line has one operation that can have failed so, and where the
 * program then ends in the same message.
 */
#ifndef SW_STORY_PASTED_REWRITE_LINE_H
#define SW_STORY_PASTED_REWRITE_LINE_H

#include "story/pasted/failing_line.h"
#include "story/pasted/reproduce.h"
#include "story/pasted/rewritten.h"

/* Replaces made->program where it can be retold. Free with sw_rewritten_clear. */
void sw_rewrite_line(const SwFailingLine *line, const SwRecognised *of, SwReproduction *made,
                     SwRewritten *out);

#endif
