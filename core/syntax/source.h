/* A program's text and places in it. Spans are byte offsets; people get lines and columns. */
#ifndef SW_SYNTAX_SOURCE_H
#define SW_SYNTAX_SOURCE_H

#include <stddef.h>
#include <stdint.h>

typedef struct SwSpan {
  uint32_t start; /* first byte */
  uint32_t end;   /* one past the last byte */
} SwSpan;

typedef struct SwSource {
  const char *bytes; /* not NUL-terminated, well-formed UTF-8, borrowed */
  size_t size;
} SwSource;

/* 1-based line and column (in characters) of a byte offset. */
typedef struct SwPlace {
  int line;
  int column;
} SwPlace;

SwPlace sw_source_place(const SwSource *self, uint32_t offset);

/* A place from which a walk can continue, so that many look-ups in order cost one pass over the
 * text. Zero-initialise to begin at its start. */
typedef struct SwMark {
  uint32_t offset;
  uint32_t utf16; /* code units before it, as JavaScript counts */
  int line;       /* from 0 */
  int column;     /* from 0 */
} SwMark;

/* Goes forwards to `offset`, or to the end. */
void sw_source_go(const SwSource *self, SwMark *mark, uint32_t offset);

#endif
