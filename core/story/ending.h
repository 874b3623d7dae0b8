/* How a program ends, and whether that is in the message that was pasted. */
#ifndef SW_STORY_ENDING_H
#define SW_STORY_ENDING_H

#include "story/recognise.h"

typedef struct SwEnding {
  bool ran;
  bool raised;
  bool same;      /* in the pasted message, also where that is in other words */
  SwText message; /* the one that was raised */
} SwEnding;

/* Free with sw_text_free(&out->message). */
void sw_ending(const SwRecognised *of, const SwText *program, SwEnding *out);
/* Bytes of the text without blanks at its end. */
size_t sw_trimmed(const char *text);

#endif
