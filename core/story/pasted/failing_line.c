#include "story/pasted/failing_line.h"

#include <string.h>

static bool starts(SwPiece line, const char *word) {
  size_t size = strlen(word);
  return line.size >= size && memcmp(line.at, word, size) == 0;
}

static void skip(SwPiece *line, const char *characters) {
  while (line->size > 0 && strchr(characters, *line->at)) {
    line->at++;
    line->size--;
  }
}

static SwPiece trimmed(SwPiece line) {
  skip(&line, " \t");
  while (line.size > 0 && strchr(" \t|", line.at[line.size - 1]))
    line.size--;
  return line;
}

/* The code after "----> 3 " of a notebook or "--> 27 | " of a frame; empty without an arrow. */
static SwPiece behind_arrow(SwPiece line) {
  SwPiece rest = line;
  skip(&rest, "-");
  if (rest.at == line.at || rest.size == 0 || *rest.at != '>') return (SwPiece){0};
  skip(&rest, ">");
  skip(&rest, " ");
  skip(&rest, "0123456789");
  skip(&rest, " \t|");
  return rest;
}

/* `File "a.py", line 3`: Python prints the code on the line after it. */
static bool is_frame(SwPiece line) {
  static const char number[] = "\", line ";
  for (size_t i = 0; starts(line, "File \"") && i + sizeof number <= line.size; i++) {
    if (memcmp(line.at + i, number, sizeof number - 1) == 0) return true;
  }
  return false;
}

static bool is_marks(SwPiece line) {
  skip(&line, " \t~^");
  return line.size == 0;
}

static SwPiece line_at(const char *at, const char *end) {
  const char *newline = memchr(at, '\n', (size_t)(end - at));
  return (SwPiece){at, (size_t)((newline ? newline : end) - at)};
}

/* Sets the line, with the line of marks below it if there is one. */
static void take(SwPiece line, SwPiece code, const char *end, SwFailingLine *out) {
  const char *next = line.at + line.size;
  *out = (SwFailingLine){.code = code, .indent = (int)(code.at - line.at)};
  if (next == end) return;
  SwPiece marks = line_at(next + 1, end);
  if (is_marks(marks) && memchr(marks.at, '^', marks.size)) out->marks = marks;
}

void sw_failing_line(const char *text, size_t size, SwPiece message, SwFailingLine *out) {
  const char *end = text + size;
  bool pointed = false, in_frame = false;
  *out = (SwFailingLine){0};
  for (const char *at = text; at < end;) {
    SwPiece line = line_at(at, end), code = trimmed(line), arrow = behind_arrow(code);
    const char *next = at + line.size;
    bool frame = is_frame(code), code_only = code.size > 0 && !frame && !is_marks(code);
    bool says_it = message.at >= at && message.at <= next;
    if (arrow.size > 0) code = arrow;
    bool points = arrow.size > 0 || (in_frame && code_only && !says_it);
    if (points || (!pointed && code_only && next < message.at)) take(line, code, end, out);
    pointed = pointed || points;
    in_frame = frame;
    at = next + (next < end);
  }
}
