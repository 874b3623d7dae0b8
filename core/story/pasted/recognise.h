/*
 * Which error a pasted text is: a traceback, its last line, or a sentence that has the message in
 * it, compared with every row of base/errors.def.
 */
#ifndef SW_STORY_PASTED_RECOGNISE_H
#define SW_STORY_PASTED_RECOGNISE_H

#include "base/errors.h"
#include "story/pasted/match_row.h"

typedef struct SwRecognised {
  SwErrorId id;
  bool reworded;   /* in the words of another version of the library, or cut off */
  const char *row; /* its words */
  SwPiece message; /* as it was pasted */
  SwMatch match;
} SwRecognised;

/*
 * Of several the one that has a program, then the one behind the name of an error, of these the
 * last; false where there is none. The text, made plain by sw_pasted_plain, must outlive the
 * answer.
 */
bool sw_recognise(const char *text, size_t size, SwRecognised *out);
/* The same where no message is there as a whole, but one that is cut off. */
bool sw_recognise_cut(const char *text, size_t size, SwRecognised *out);
/* The message as the library writes it: blanks and shapes are its own. */
void sw_recognised_message(const SwRecognised *self, SwText *out);

#endif
