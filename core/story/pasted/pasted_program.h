/* The reader's own program in the pasted text: plain, with >>> prompts, or in a notebook cell. */
#ifndef SW_STORY_PASTED_PASTED_PROGRAM_H
#define SW_STORY_PASTED_PASTED_PROGRAM_H

#include "story/pasted/recognise.h"

typedef enum SwPastedEnd {
  SW_PASTED_NONE,   /* no program, or it does not raise the error */
  SW_PASTED_RAISES, /* raises the error */
  SW_PASTED_RUNS    /* runs to its end without an error */
} SwPastedEnd;

/*
 * Searches for a program that imports something and has two statements or more, and runs it. `text`
 * is as pasted, `plain` cleaned by sw_pasted_plain. `of`: the error it has to raise; NULL: any.
 * `raised` gets the error as "RuntimeError: ...". The caller frees both texts.
 */
SwPastedEnd sw_pasted_program(SwPiece text, SwPiece plain, const SwRecognised *of, SwText *program,
                              SwText *raised);

#endif
