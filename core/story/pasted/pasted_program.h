/* The reader's own program in what was pasted: with prompts, in a notebook's cell, or as it is. */
#ifndef SW_STORY_PASTED_PASTED_PROGRAM_H
#define SW_STORY_PASTED_PASTED_PROGRAM_H

#include "story/pasted/recognise.h"

typedef enum SwPastedEnd {
  SW_PASTED_NONE,   /* there is none, or it says nothing of the error */
  SW_PASTED_RAISES, /* in the error */
  SW_PASTED_RUNS    /* to its end, without an error */
} SwPastedEnd;

/*
 * `text` as it was pasted, `plain` as sw_pasted_plain gives it. `of`: the error that is asked
 * about, or NULL; then any will do, and `raised` gets it ("RuntimeError: ...").
 */
SwPastedEnd sw_pasted_program(SwPiece text, SwPiece plain, const SwRecognised *of, SwText *program,
                              SwText *raised);

#endif
