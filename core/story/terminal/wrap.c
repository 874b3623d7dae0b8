#include "story/terminal/wrap.h"

#include <string.h>

#include "base/utf8.h"

#define WIDTH 80

/* Bytes up to the next blank outside brackets. */
static size_t unbroken(const char *text) {
  size_t size = 0;
  int depth = 0;
  for (; text[size] && text[size] != '\n'; size++) {
    if (text[size] == ' ' && depth <= 0) break;
    if (strchr("([{", text[size])) depth++;
    if (strchr(")]}", text[size])) depth--;
  }
  return size;
}

/* Bytes of the next piece, and its width in `*columns`. A piece too wide for any line is broken at
 * its first blank. */
static size_t next_piece(const char *text, int indent, int *columns) {
  size_t size = unbroken(text);
  *columns = (int)sw_utf8_count(text, size);
  if (indent + *columns <= WIDTH) return size;
  size = strcspn(text, " \n");
  *columns = (int)sw_utf8_count(text, size);
  return size;
}

void sw_wrap(const char *line, int indent, SwText *out) {
  int column = 0;
  bool begins = true;
  for (; *line == ' '; line++, column++)
    sw_text_char(out, ' ');
  while (*line) {
    int columns;
    size_t size = next_piece(line, indent, &columns);
    if (!begins && column + 1 + columns > WIDTH) {
      sw_text_char(out, '\n');
      sw_text_repeat(out, ' ', indent);
      column = indent;
    } else if (!begins) {
      sw_text_char(out, ' ');
      column++;
    }
    sw_text_bytes(out, line, size);
    column += columns;
    line += size;
    begins = *line == '\n';
    if (begins) {
      sw_text_char(out, '\n');
      column = 0;
    }
    if (*line) line++;
  }
  sw_text_char(out, '\n');
}
