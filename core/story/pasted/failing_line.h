/* The line of a traceback that failed: where it stands, and the operation in it that did. */
#ifndef SW_STORY_PASTED_FAILING_LINE_H
#define SW_STORY_PASTED_FAILING_LINE_H

#include "story/pasted/match_row.h"

typedef struct SwFailingLine {
  SwPiece code;  /* without what stands around it; empty where there is none */
  SwPiece marks; /* "~~^~~" below it, from where the line begins; or empty */
  int indent;    /* of the code in its line */
} SwFailingLine;

/* The last line that a traceback points at, or the one right above the message. */
void sw_failing_line(const char *text, size_t size, SwPiece message, SwFailingLine *out);

#endif
