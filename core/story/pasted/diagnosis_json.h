/* A pasted error, explained: its row, a program that raises it, and lines that work instead. */
#ifndef SW_STORY_PASTED_DIAGNOSIS_JSON_H
#define SW_STORY_PASTED_DIAGNOSIS_JSON_H

#include "base/text.h"

/*
 * Appends JSON: the type Diagnosis of types.def, the type Outside for an error that Stridewise
 * cannot reproduce, or only {"runs": program} for a pasted program without an error. Appends
 * nothing if no error is recognised. `answers` holds the reader's values as lines "name=2, 3"; see
 * sw_reproduce.
 */
void sw_diagnosis_json(const char *text, size_t size, const char *answers, size_t answers_size,
                       SwText *out);

#endif
