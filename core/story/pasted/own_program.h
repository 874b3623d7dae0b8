/* The reader's own program in what was pasted: with prompts, in a notebook's cell, or as it is. */
#ifndef SW_STORY_PASTED_OWN_PROGRAM_H
#define SW_STORY_PASTED_OWN_PROGRAM_H

#include "story/pasted/recognise.h"

typedef enum SwOwnEnd {
  SW_OWN_NONE, /* there is none, or it says nothing of the error */
  SW_OWN_ENDS, /* in the error */
  SW_OWN_RUNS  /* to its end, without an error */
} SwOwnEnd;

/*
 * `text` as it was pasted, `plain` as sw_pasted_plain gives it. `of`: the error that is asked
 * about, or NULL; then any will do, and `raised` gets it ("RuntimeError: ...").
 */
SwOwnEnd sw_own_program(SwPiece text, SwPiece plain, const SwRecognised *of, SwText *program,
                        SwText *raised);

#endif
