#include "story/pasted/outside.h"

#include <string.h>

#include "base/texts.h"
#include "story/pasted/tables.h"

/* Compared characters: bounds what a hostile text costs. */
#define MOST_TRIES 1000000
/* Bytes of the text that are shown as the message. */
#define LONGEST_MESSAGE 500

/* The line, or where it is long what begins at `at`; a character of several bytes is not cut. */
static SwPiece line_of(const char *text, const char *at, const char *end) {
  const char *start = at;
  while (start > text && start[-1] != '\n')
    start--;
  while (start < at && *start == ' ')
    start++;
  if (at - start > LONGEST_MESSAGE / 2) start = at;
  const char *newline = memchr(at, '\n', (size_t)(end - at));
  size_t size = (size_t)((newline ? newline : end) - start);
  if (size > LONGEST_MESSAGE) {
    size = LONGEST_MESSAGE;
    while (((unsigned char)start[size] & 0xC0) == 0x80) /* not in the words that were found */
      size--;
  }
  return (SwPiece){start, size};
}

bool sw_outside(const char *text, size_t size, SwOutside *out) {
  const char *end = text + size;
  int tries = MOST_TRIES;
  int most = 0;
  const SwPastedTables *tables = sw_pasted_tables();
  const char *row_words[SW_OUTSIDE_ROWS], *row = tables->outside;
  for (size_t i = 0; i < SW_OUTSIDE_ROWS; i++, row = sw_texts_next(row))
    row_words[i] = row;
  *out = (SwOutside){0};
  for (const char *at = text; at < end; at++) {
    for (size_t i = 0; i < SW_OUTSIDE_ROWS; i++) {
      const char *words = row_words[i];
      SwMatch match;
      if ((*words | 0x20) != (*at | 0x20)) continue;
      if (!sw_match_row(words, at, end, 0, &tries, &match) || match.words <= most) continue;
      const char *topic = sw_texts_at(tables->topics, 2 * tables->outside_topics[i]);
      most = match.words;
      *out = (SwOutside){topic, sw_texts_next(topic), line_of(text, at, end), match, at};
    }
  }
  return most > 0;
}
