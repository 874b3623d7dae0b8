/*
 * A table's texts in one, each with its end: as an array of pointers they would take more room than
 * they are worth.
 */
#ifndef SW_BASE_TEXTS_H
#define SW_BASE_TEXTS_H

#include <string.h>

static inline const char *sw_texts_next(const char *text) {
  return text + strlen(text) + 1;
}

static inline const char *sw_texts_at(const char *texts, unsigned number) {
  for (; number > 0; number--)
    texts = sw_texts_next(texts);
  return texts;
}

#endif
