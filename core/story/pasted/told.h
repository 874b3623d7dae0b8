/* A message with the program that it is told by: the reader's own, or one that is made for it. */
#ifndef SW_STORY_PASTED_TOLD_H
#define SW_STORY_PASTED_TOLD_H

#include "story/pasted/retell.h"

typedef struct SwTold {
  const SwRecognised *found;
  SwPiece text, plain, answers;
  SwReproduction made;
  SwRetold retold;
  bool own;    /* made.program is the reader's */
  bool said;   /* all its shapes stand in the text */
  SwText runs; /* the reader's program, which ends in no error */
} SwTold;

/* `text` as it was pasted, `plain` as sw_pasted_plain gives it; all of them must outlive `out`. */
void sw_tell(const SwRecognised *found, SwPiece text, SwPiece plain, SwPiece answers, SwTold *out);
void sw_told_clear(SwTold *self);

#endif
