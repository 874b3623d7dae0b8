#include "syntax/source.h"

#include <stdbool.h>
#include <string.h>

/* A byte order mark does not count as a character of the first line. */
static bool ends_byte_order_mark(const SwSource *self, uint32_t i) {
  return i == 2 && memcmp(self->bytes, "\xEF\xBB\xBF", 3) == 0;
}

void sw_source_go(const SwSource *self, SwMark *mark, uint32_t offset) {
  if (offset > self->size) offset = (uint32_t)self->size;
  for (uint32_t i = mark->offset; i < offset; i++) {
    unsigned char byte = (unsigned char)self->bytes[i];
    int starts = (byte & 0xC0) != 0x80;
    bool is_crlf = byte == '\r' && i + 1 < self->size && self->bytes[i + 1] == '\n';
    mark->utf16 += (uint32_t)(starts + (byte >= 0xF0));
    if (byte == '\n' || (byte == '\r' && !is_crlf)) {
      mark->line++;
      mark->column = 0;
    } else if (ends_byte_order_mark(self, i)) {
      mark->column = 0;
    } else if (!is_crlf) {
      mark->column += starts;
    }
  }
  if (offset > mark->offset) mark->offset = offset;
}

SwPlace sw_source_place(const SwSource *self, uint32_t offset) {
  SwMark mark = {0};
  sw_source_go(self, &mark, offset);
  return (SwPlace){mark.line + 1, mark.column + 1};
}
