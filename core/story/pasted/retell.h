/*
 * The program of a message in the words of the line that failed: its names, and the operation as
 * it is written there. Only where the line has one operation that can have failed so, and where the
 * program then ends in the same message.
 */
#ifndef SW_STORY_PASTED_RETELL_H
#define SW_STORY_PASTED_RETELL_H

#include "story/pasted/failing_line.h"
#include "story/pasted/reproduce.h"
#include "story/pasted/retold.h"

/* Replaces made->program where it can be retold. Free with sw_retold_clear. */
void sw_retell(const SwFailingLine *line, const SwRecognised *of, SwReproduction *made,
               SwRetold *out);

#endif
