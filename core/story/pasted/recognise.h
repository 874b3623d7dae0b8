/*
 * Recognises the error in a pasted text: every row of base/errors.def is tried at every place where
 * a message may begin. The text may be a traceback, its last line, or prose that quotes the
 * message.
 */
#ifndef SW_STORY_PASTED_RECOGNISE_H
#define SW_STORY_PASTED_RECOGNISE_H

#include "base/errors.h"
#include "story/pasted/match_row.h"

typedef struct SwRecognised {
  SwErrorId id;
  bool reworded;   /* worded by another version of the library, or cut off */
  const char *row; /* the row that matched, of errors.def or an ALSO row of reproduce.def */
  SwPiece message; /* as it was pasted */
  SwMatch match;
} SwRecognised;

/*
 * Finds the best message: one with a program wins, then one after the name of an error
 * ("ValueError: "), then the last. False if there is none. The text, cleaned by sw_pasted_plain,
 * must outlive `out`.
 */
bool sw_recognise(const char *text, size_t size, SwRecognised *out);
/* The same for a message that is cut off; call it only if sw_recognise finds none. */
bool sw_recognise_cut(const char *text, size_t size, SwRecognised *out);
/* Appends the message with the blanks and shapes of the library: "[2,3]" becomes "[2, 3]". */
void sw_recognised_message(const SwRecognised *self, SwText *out);

#endif
