/* How a program ends, and whether that is in the message that was pasted. */
#ifndef SW_STORY_PASTED_RUN_RESULT_H
#define SW_STORY_PASTED_RUN_RESULT_H

#include "story/pasted/recognise.h"

typedef struct SwRunResult {
  bool ran;
  bool raised;
  bool same;      /* in the pasted message, also where that is in other words */
  SwText message; /* the one that was raised */
} SwRunResult;

/* Free with sw_text_free(&out->message). */
void sw_run_result(const SwRecognised *of, const SwText *program, SwRunResult *out);
/* Whether what was raised is the pasted message, also where that is in other words. */
bool sw_is_message(const SwRecognised *of, const char *message);
/* Bytes of the text without blanks at its end. */
size_t sw_trimmed(const char *text);

#endif
