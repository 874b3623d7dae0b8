/* Errors that are known, but are about what Stridewise does not run; see outside.def. */
#ifndef SW_STORY_PASTED_OUTSIDE_H
#define SW_STORY_PASTED_OUTSIDE_H

#include "story/pasted/match_row.h"

typedef struct SwOutside {
  const char *topic; /* "GRADIENTS" */
  const char *about;
  SwPiece message; /* the line of the pasted text */
  SwMatch match;
  const char *at; /* where it begins */
} SwOutside;

/* Of several the one with the most words; false where there is none. */
bool sw_outside(const char *text, size_t size, SwOutside *out);

#endif
