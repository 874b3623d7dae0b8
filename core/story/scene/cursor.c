#include "story/scene/cursor.h"

#include "story/scene/fields.h"

SwCursor sw_cursor_of(const SwProgram *program, int statement) {
  return (SwCursor){&program->source, program->statements[statement].mark};
}

void sw_cursor_move(SwCursor *self, uint32_t offset) {
  if (offset < self->mark.offset) self->mark = (SwMark){0};
  sw_source_go(self->source, &self->mark, offset);
}

SwPlace sw_cursor_place(const SwCursor *self) {
  return (SwPlace){self->mark.line + 1, self->mark.column + 1};
}

void sw_cursor_span(SwCursor *self, SwSpan span, SwJson *json) {
  sw_cursor_move(self, span.start);
  SwMark start = self->mark;
  sw_cursor_move(self, span.end);
  sw_field_int(json, "start", start.utf16);
  sw_field_int(json, "end", self->mark.utf16);
  sw_field_int(json, "line", start.line + 1);
  sw_field_int(json, "column", start.column + 1);
}
