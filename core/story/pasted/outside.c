#include "story/pasted/outside.h"

#include <string.h>

enum {
#define ABOUT(topic, sentences) TOPIC_##topic,
#include "story/pasted/outside.def"
};

static const struct {
  const char *name, *sentences;
} topics[] = {
#define ABOUT(topic, sentences) {#topic, sentences},
#include "story/pasted/outside.def"
};

static const struct {
  int topic;
  const char *words;
} rows[] = {
#define OUTSIDE(topic, words) {TOPIC_##topic, words},
#include "story/pasted/outside.def"
};

/* Most characters to compare, so that a hostile text costs a bounded time. */
#define MOST_TRIES 1000000
/* Most bytes of the message to show. */
#define LONGEST_MESSAGE 500

/* The line around `at`; a long line is cut to start at `at`, between characters of UTF-8. */
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
    while (((unsigned char)start[size] & 0xC0) == 0x80) /* stay between characters */
      size--;
  }
  return (SwPiece){start, size};
}

bool sw_outside(const char *text, size_t size, SwOutside *out) {
  const char *end = text + size;
  int tries = MOST_TRIES;
  int most = 0;
  *out = (SwOutside){0};
  for (const char *at = text; at < end; at++) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
      const char *words = rows[i].words;
      SwMatch match;
      if ((*words | 0x20) != (*at | 0x20)) continue;
      if (!sw_match_row(words, at, end, 0, &tries, &match) || match.words <= most) continue;
      most = match.words;
      int topic = rows[i].topic;
      *out = (SwOutside){topics[topic].name, topics[topic].sentences, line_of(text, at, end), match,
                         at};
    }
  }
  return most > 0;
}
