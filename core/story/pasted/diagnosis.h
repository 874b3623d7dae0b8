/* A recognised message with the program that explains it: the reader's own, or a generated one. */
#ifndef SW_STORY_PASTED_DIAGNOSIS_H
#define SW_STORY_PASTED_DIAGNOSIS_H

#include "story/pasted/rewrite_line.h"

typedef struct SwDiagnosis {
  const SwRecognised *found;
  SwPiece text;    /* as it was pasted */
  SwPiece plain;   /* the same, cleaned by sw_pasted_plain */
  SwPiece answers; /* the reader's values: lines "name=2, 3" */
  SwReproduction made;
  SwRewritten rewritten;
  bool from_paste;   /* made.program is the reader's own program */
  bool from_message; /* the pasted text gives every shape, so the reader is asked for none */
  SwText runs;       /* the reader's program, if it runs without an error; else empty */
} SwDiagnosis;

/* Reproduces the message and rewrites the program. Nothing is copied: all arguments must outlive
 * `out`. Free with sw_diagnosis_clear. */
void sw_diagnosis_make(const SwRecognised *found, SwPiece text, SwPiece plain, SwPiece answers,
                       SwDiagnosis *out);
void sw_diagnosis_clear(SwDiagnosis *self);

#endif
