/* The failing line of a traceback, and the marks below the operation that failed. */
#ifndef SW_STORY_PASTED_FAILING_LINE_H
#define SW_STORY_PASTED_FAILING_LINE_H

#include "story/pasted/match_row.h"

typedef struct SwFailingLine {
  SwPiece code;  /* without arrows, line numbers and frames; empty if no line is found */
  SwPiece marks; /* "~~^~~", the line below it, from the start of that line; or empty */
  int indent;    /* bytes between the start of the line and the code */
} SwFailingLine;

/* The last line that a traceback points at, or the one right above the message. */
void sw_failing_line(const char *text, size_t size, SwPiece message, SwFailingLine *out);

#endif
