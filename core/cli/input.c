#include "cli/input.h"

#include <errno.h>
#include <string.h>

static bool read_stream(FILE *stream, SwText *out) {
  char bytes[16384];
  size_t count;
  while ((count = fread(bytes, 1, sizeof bytes, stream)) > 0)
    sw_text_bytes(out, bytes, count);
  return !ferror(stream) && !out->failed;
}

bool sw_input_read(const char *path, SwText *out) {
  bool is_standard = strcmp(path, "-") == 0;
  FILE *stream = is_standard ? stdin : fopen(path, "rb");
  bool good = stream && read_stream(stream, out);
  if (!good) {
    fprintf(stderr, "stridewise: %s: %s\n", path, out->failed ? "out of memory" : strerror(errno));
  }
  if (stream && !is_standard) (void)fclose(stream);
  return good;
}

#define MARK "# === "

/* The next line that begins with the mark, or the end. */
static const char *find_mark(const char *from, const char *end) {
  const size_t size = strlen(MARK);
  for (const char *line = from; line < end;) {
    if ((size_t)(end - line) >= size && memcmp(line, MARK, size) == 0) return line;
    const char *newline = memchr(line, '\n', (size_t)(end - line));
    line = newline ? newline + 1 : end;
  }
  return end;
}

bool sw_batch_next(const SwText *text, size_t *at, SwBatchItem *out) {
  const char *begin = sw_text_cstr(text), *end = begin + text->size;
  const char *mark = find_mark(begin + *at, end);
  if (mark == end) return false;
  const char *newline = memchr(mark, '\n', (size_t)(end - mark));
  const char *name = mark + strlen(MARK), *name_end = newline ? newline : end;
  if (name_end > name && name_end[-1] == '\r') name_end--;
  const char *source = newline ? newline + 1 : end;
  const char *next = find_mark(source, end);
  *out = (SwBatchItem){name, source, (size_t)(name_end - name), (size_t)(next - source)};
  *at = (size_t)(next - begin);
  return true;
}
