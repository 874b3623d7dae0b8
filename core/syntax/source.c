#include "syntax/source.h"

SwPlace sw_source_place(const SwSource *self, uint32_t offset) {
  SwPlace place = {1, 1};
  size_t end = offset < self->size ? offset : self->size;
  for (size_t i = 0; i < end; i++) {
    unsigned char byte = (unsigned char)self->bytes[i];
    int is_crlf = byte == '\r' && i + 1 < self->size && self->bytes[i + 1] == '\n';
    if (byte == '\n' || (byte == '\r' && !is_crlf)) {
      place.line++;
      place.column = 1;
    } else if ((byte & 0xC0) != 0x80 && !is_crlf) {
      place.column++;
    }
    /* A byte order mark is no character of the first line. */
    if (i == 2 && byte == 0xBF && (unsigned char)self->bytes[0] == 0xEF &&
        (unsigned char)self->bytes[1] == 0xBB) {
      place.column = 1;
    }
  }
  return place;
}
