/* Runs a program, and compares the message it raises with the pasted one. */
#ifndef SW_STORY_PASTED_RUN_RESULT_H
#define SW_STORY_PASTED_RUN_RESULT_H

#include "story/pasted/recognise.h"

typedef struct SwRunResult {
  bool ran;
  bool raised;
  bool same;      /* raises the pasted message, in whatever wording */
  SwText message; /* the raised message */
} SwRunResult;

/* Free with sw_text_free(&out->message). */
void sw_run_result(const SwRecognised *of, const SwText *program, SwRunResult *out);
/* Whether a raised message is the pasted one. Another version's wording of it counts, if all its
 * values agree. */
bool sw_is_message(const SwRecognised *of, const char *message);
/* The size of the text in bytes without trailing blanks. */
size_t sw_trimmed(const char *text);

#endif
