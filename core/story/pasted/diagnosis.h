/* A message with the program that it is told by: the reader's own, or one that is made for it. */
#ifndef SW_STORY_PASTED_DIAGNOSIS_H
#define SW_STORY_PASTED_DIAGNOSIS_H

#include "story/pasted/rewrite_line.h"

typedef struct SwDiagnosis {
  const SwRecognised *found;
  SwPiece text, plain, answers;
  SwReproduction made;
  SwRewritten rewritten;
  bool from_paste;   /* made.program is the reader's */
  bool from_message; /* all its shapes stand in the text */
  SwText runs;       /* the reader's program, which ends in no error */
} SwDiagnosis;

/* `text` as it was pasted, `plain` as sw_pasted_plain gives it; all of them must outlive `out`. */
void sw_diagnosis_make(const SwRecognised *found, SwPiece text, SwPiece plain, SwPiece answers,
                       SwDiagnosis *out);
void sw_diagnosis_clear(SwDiagnosis *self);

#endif
