#include "story/scene/cursor.h"

#include "base/utf8.h"
#include "story/scene/fields.h"

void sw_cursor_move(SwCursor *self, uint32_t offset) {
  const SwSource *source = self->source;
  if (offset > source->size) offset = (uint32_t)source->size;
  if (offset < self->offset) *self = (SwCursor){.source = source};
  self->utf16 += (int64_t)sw_utf8_count_utf16(source->bytes + self->offset, offset - self->offset);
  for (uint32_t i = self->offset; i < offset; i++) {
    char c = source->bytes[i];
    bool is_crlf = c == '\r' && i + 1 < source->size && source->bytes[i + 1] == '\n';
    if (c != '\n' && (c != '\r' || is_crlf)) continue;
    self->line++;
    self->line_start = i + 1;
  }
  self->offset = offset;
}

SwPlace sw_cursor_place(const SwCursor *self) {
  SwSource line = {self->source->bytes + self->line_start, self->source->size - self->line_start};
  SwPlace place = sw_source_place(&line, self->offset - self->line_start);
  return (SwPlace){self->line + place.line, place.column};
}

void sw_cursor_span(SwCursor *self, SwSpan span, SwJson *json) {
  sw_cursor_move(self, span.start);
  int64_t start = self->utf16;
  SwPlace place = sw_cursor_place(self);
  sw_cursor_move(self, span.end);
  sw_field_int(json, "start", start);
  sw_field_int(json, "end", self->utf16);
  sw_field_int(json, "line", place.line);
  sw_field_int(json, "column", place.column);
}
