#include "story/recognise.h"

#include <string.h>

/* Words of a row that must be there: less would match any sentence. */
#define FEWEST_WORDS 12
/* Tried characters a row: bounds what a hostile text costs. */
#define MOST_TRIES 20000

typedef struct Matcher {
  const char *end; /* of the text */
  int tries;
  int words; /* bytes that are the row's own */
  const char *stop;
  SwRecognised *out;
} Matcher;

typedef struct Rewording {
  SwErrorId id;
  const char *message;
} Rewording;

static const Rewording rewordings[] = {
#define ALSO(id, message) {SW_ERR_##id, message},
#include "story/reproduce.def"
};

static const char *const names[SW_ERR_COUNT] = {
    "NONE",
#define ERROR(id, type, message) #id,
#include "base/errors.def"
#undef ERROR
};

const char *sw_error_name(SwErrorId id) {
  return names[id];
}

static bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r';
}

/* Nothing but blanks up to the end of the line. */
static bool ends_line(const Matcher *self, const char *at) {
  while (at < self->end && is_blank(*at))
    at++;
  return at == self->end || *at == '\n';
}

/* What a place can hold: sizes in parentheses have one pair of them. */
static bool fits(const char *style, SwPiece value) {
  if (style[0] != ':') return true;
  if (value.size < 2 || value.at[0] != '(' || value.at[value.size - 1] != ')') return false;
  bool spaced = style[1] == 't';
  for (size_t i = 1; i + 1 < value.size; i++) {
    if (!strchr("0123456789,-", value.at[i]) && !(spaced && value.at[i] == ' ')) return false;
  }
  return true;
}

static bool match(Matcher *self, const char *row, const char *at);

/* The shortest value with which the rest of the row matches. */
static bool match_place(Matcher *self, const char *row, const char *at) {
  const char *close = strchr(row, '}');
  size_t name = strcspn(row + 1, ":}");
  int place = self->out->count;
  if (!close || place == SW_MAX_PLACES) return false;
  for (const char *to = at; to <= self->end && self->tries < MOST_TRIES; to++) {
    SwPiece value = {at, (size_t)(to - at)};
    self->out->count = place + 1;
    int words = self->words;
    if (fits(row + 1 + name, value) && match(self, close + 1, to)) {
      self->out->names[place] = (SwPiece){row + 1, name};
      self->out->values[place] = value;
      return true;
    }
    self->words = words;
    if (to < self->end && *to == '\n') break;
  }
  self->out->count = place;
  return false;
}

static bool match(Matcher *self, const char *row, const char *at) {
  for (; row[strspn(row, " ")]; row++, at++) {
    self->tries++;
    if (*row == '{' && row[1] != '{') return match_place(self, row, at);
    row += *row == '{';
    if (at == self->end || *at != *row) return false;
    self->words++;
  }
  self->stop = at;
  return ends_line(self, at);
}

static bool has_prefix(SwPiece text, const char *prefix) {
  size_t size = strlen(prefix);
  return text.size >= size && memcmp(text.at, prefix, size) == 0;
}

/* "ValueError: " and "numpy.exceptions.AxisError: " in front of a message; the type's own name. */
static const char *behind_type(const char *at, const char *end, SwPiece *type) {
  const char *name = at;
  for (; at < end && *at != ':' && *at != '\n' && *at != ' '; at++) {
    if (*at == '.') name = at + 1;
  }
  *type = (SwPiece){name, (size_t)(at - name)};
  return end - at > 1 && at[0] == ':' && at[1] == ' ' ? at + 2 : NULL;
}

/* Twice the words that agree; of two rows alike in words the one of the same type wins. */
static int try_row(Matcher *self, SwErrorId id, const char *row, const char *at, SwPiece type) {
  self->tries = self->words = self->out->count = 0;
  if (!match(self, row, at) || self->words < FEWEST_WORDS) return 0;
  self->out->id = id;
  self->out->message = (SwPiece){at, (size_t)(self->stop - at)};
  const char *wanted = sw_error_type(id);
  return 2 * self->words + (has_prefix(type, wanted) && strlen(wanted) == type.size);
}

static void try_rows(const char *at, const char *end, SwPiece type, int *best, SwRecognised *out) {
  SwRecognised found;
  Matcher matcher = {.end = end, .out = &found};
  for (int id = SW_ERR_NONE + 1; id < SW_ERR_COUNT; id++) {
    int score = try_row(&matcher, (SwErrorId)id, sw_error_template((SwErrorId)id), at, type);
    if (score == 0 || score < *best) continue;
    *best = score;
    *out = found;
    out->reworded = false;
  }
  for (size_t i = 0; i < sizeof rewordings / sizeof *rewordings; i++) {
    int score = try_row(&matcher, rewordings[i].id, rewordings[i].message, at, type);
    if (score <= *best) continue;
    *best = score;
    *out = found;
    out->reworded = true;
  }
}

/* Where a line's message may begin: behind blanks and the "E" with which pytest marks errors. */
static const char *line_start(const char *at, const char *end) {
  while (at < end && is_blank(*at))
    at++;
  if (end - at > 1 && at[0] == 'E' && is_blank(at[1])) at++;
  while (at < end && is_blank(*at))
    at++;
  return at;
}

bool sw_recognise(const char *text, size_t size, SwRecognised *out) {
  const char *end = text + size;
  int best = 0;
  *out = (SwRecognised){0};
  for (const char *line = text; line < end;) {
    const char *at = line_start(line, end);
    SwPiece type = {0};
    const char *behind = behind_type(at, end, &type);
    if (behind) try_rows(behind, end, type, &best, out);
    try_rows(at, end, (SwPiece){0}, &best, out);
    const char *next = memchr(line, '\n', (size_t)(end - line));
    line = next ? next + 1 : end;
  }
  return best > 0;
}
