#include "cli/input.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Makes room for `more` bytes and a NUL; false if memory runs out. */
static bool reserve(SwInput *self, size_t *capacity, size_t more) {
  if (self->size + more < *capacity) return true;
  size_t wanted = 2 * (self->size + more) + 1;
  char *bytes = realloc(self->bytes, wanted);
  if (!bytes) return false;
  self->bytes = bytes;
  *capacity = wanted;
  return true;
}

/* errno is ENOMEM when memory runs out. */
static bool read_stream(FILE *stream, SwInput *out) {
  const size_t piece = 16384;
  size_t capacity = 0, count = 1;
  while (count > 0) {
    errno = ENOMEM;
    if (!reserve(out, &capacity, piece)) return false;
    count = fread(out->bytes + out->size, 1, piece, stream);
    out->size += count;
  }
  out->bytes[out->size] = '\0';
  return !ferror(stream);
}

bool sw_input_read(const char *path, SwInput *out) {
  *out = (SwInput){0};
  bool is_standard = strcmp(path, "-") == 0;
  FILE *stream = is_standard ? stdin : fopen(path, "rb");
  bool good = stream && read_stream(stream, out);
  if (!good) fprintf(stderr, "stridewise: %s: %s\n", path, strerror(errno));
  if (stream && !is_standard) (void)fclose(stream);
  return good;
}

void sw_input_free(SwInput *self) {
  free(self->bytes);
  *self = (SwInput){0};
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

bool sw_batch_next(const SwInput *input, size_t *at, SwBatchItem *out) {
  const char *begin = input->bytes, *end = begin + input->size;
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
