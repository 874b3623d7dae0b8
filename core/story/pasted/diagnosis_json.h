/* A pasted error, told: which one it is, a program that ends in it, and what works instead. */
#ifndef SW_STORY_PASTED_DIAGNOSIS_JSON_H
#define SW_STORY_PASTED_DIAGNOSIS_JSON_H

#include "base/text.h"

/* The type Diagnosis in wasm/types.ts, as JSON; nothing where no error is recognised. */
void sw_diagnosis_json(const char *text, size_t size, const char *answers, size_t answers_size,
                       SwText *out);

#endif
