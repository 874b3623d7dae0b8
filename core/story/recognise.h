/*
 * Which error a pasted text is: the last line of a traceback, or only its message, compared with
 * every row of base/errors.def.
 */
#ifndef SW_STORY_RECOGNISE_H
#define SW_STORY_RECOGNISE_H

#include "base/errors.h"

#define SW_MAX_PLACES 8

/* Bytes of the pasted text. */
typedef struct SwPiece {
  const char *at;
  size_t size;
} SwPiece;

typedef struct SwRecognised {
  SwErrorId id;
  bool reworded; /* in the words of another version of the library */
  SwPiece message;
  int count;
  SwPiece names[SW_MAX_PLACES]; /* in the message's row: "a", "dim" */
  SwPiece values[SW_MAX_PLACES];
} SwRecognised;

/* The row with the most words of its own in it; false where there is none. The text must outlive
 * the answer. */
bool sw_recognise(const char *text, size_t size, SwRecognised *out);
/* "TORCH_BROADCAST" */
const char *sw_error_name(SwErrorId id);

#endif
