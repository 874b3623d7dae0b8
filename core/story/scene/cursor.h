/*
 * Places in the program for people and pages: lines and columns in characters, offsets in UTF-16
 * code units as JavaScript counts. A cursor moves forwards cheaply; going back starts anew.
 */
#ifndef SW_STORY_SCENE_CURSOR_H
#define SW_STORY_SCENE_CURSOR_H

#include "base/json.h"
#include "syntax/source.h"

/* Zero-initialise, with `source` set. */
typedef struct SwCursor {
  const SwSource *source;
  uint32_t offset;
  int64_t utf16;
  uint32_t line_start; /* byte offset of the line */
  int line;            /* counted from 0 */
} SwCursor;

void sw_cursor_move(SwCursor *self, uint32_t offset);
/* 1-based place of the cursor. */
SwPlace sw_cursor_place(const SwCursor *self);
/* The fields of the type Span: start, end, line, column. */
void sw_cursor_span(SwCursor *self, SwSpan span, SwJson *json);

#endif
