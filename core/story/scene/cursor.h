/*
 * Turns byte offsets of the source into places for people and pages: lines and columns in
 * characters, offsets in UTF-16 code units, as JavaScript counts. A cursor only reads what is
 * between its last place and the next one; to go back, it starts again at byte 0.
 */
#ifndef SW_STORY_SCENE_CURSOR_H
#define SW_STORY_SCENE_CURSOR_H

#include "base/json.h"
#include "runtime/program.h"

/* Zero-initialise, with `source` set. */
typedef struct SwCursor {
  const SwSource *source;
  SwMark mark;
} SwCursor;

/* A cursor at the first character of a statement. */
SwCursor sw_cursor_of(const SwProgram *program, int statement);

/* Moves to a byte offset. */
void sw_cursor_move(SwCursor *self, uint32_t offset);
/* 1-based place of the cursor. */
SwPlace sw_cursor_place(const SwCursor *self);
/* Writes the fields of the JSON type Span (start, end, line, column) into an open object, and
 * leaves the cursor at the end of the span. */
void sw_cursor_span(SwCursor *self, SwSpan span, SwJson *json);

#endif
