/*
 * Places in the program for people and pages: lines and columns in characters, offsets in UTF-16
 * code units as JavaScript counts. A cursor moves forwards cheaply; going back starts anew.
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

/* At the first character of a statement. */
SwCursor sw_cursor_of(const SwProgram *program, int statement);

void sw_cursor_move(SwCursor *self, uint32_t offset);
/* 1-based place of the cursor. */
SwPlace sw_cursor_place(const SwCursor *self);
/* The fields of the type Span: start, end, line, column. */
void sw_cursor_span(SwCursor *self, SwSpan span, SwJson *json);

#endif
