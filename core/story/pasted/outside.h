/* Known errors about things that Stridewise does not run, such as gradients; see outside.def. */
#ifndef SW_STORY_PASTED_OUTSIDE_H
#define SW_STORY_PASTED_OUTSIDE_H

#include "story/pasted/match_row.h"

typedef struct SwOutside {
  const char *topic; /* "GRADIENTS" */
  const char *about; /* sentences: the cause, and what to do */
  SwPiece message;   /* the line of the pasted text */
  SwMatch match;
  const char *at; /* start of the match in the text */
} SwOutside;

/* Finds the row that matches the most words; false if none matches. */
bool sw_outside(const char *text, size_t size, SwOutside *out);

#endif
