#include "story/pasted/match_row.h"

#include <string.h>

/* Longest value in bytes, if it is in brackets or is not a single token. */
#define LONGEST_VALUE 300

typedef struct Matcher {
  const char *end; /* of the text */
  int least;       /* matched bytes after which the message may be cut off */
  int *tries;
  SwMatch *out;
} Matcher;

static bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

static char lower(char c) {
  return c >= 'A' && c <= 'Z' ? (char)(c + ('a' - 'A')) : c;
}

static const char *skip_blanks(const char *at, const char *end) {
  bool broken = false;
  for (; at < end && (*at == ' ' || *at == '\t' || *at == '\n'); at++) {
    if (*at == '\n' && broken) break;
    broken = broken || *at == '\n';
  }
  return at;
}

static const char *number_end(const char *at, const char *end) {
  const char *digit = at + (*at == '-');
  if (digit == end || !is_digit(*digit)) return at;
  while (digit < end && is_digit(*digit))
    digit++;
  if (end - digit > 1 && *digit == '.' && is_digit(digit[1])) digit++;
  while (digit < end && is_digit(*digit))
    digit++;
  return digit;
}

static const char *name_end(const char *at, const char *end) {
  while (at < end && sw_is_name(*at)) {
    while (at < end && sw_is_name(*at))
      at++;
    if (end - at > 1 && *at == '.' && sw_is_name(at[1])) at++;
  }
  return at;
}

static const char *brackets_end(const char *at, const char *end) {
  const char *start = at;
  int depth = 0;
  for (; at < end && at - start < LONGEST_VALUE; at++) {
    depth += *at == '(' || *at == '[';
    depth -= *at == ')' || *at == ']';
    if (depth == 0) return at + 1;
  }
  return start;
}

static const char *quotation_end(const char *at, const char *end) {
  size_t size = (size_t)(end - at - 1);
  const char *close = memchr(at + 1, *at, size < LONGEST_VALUE ? size : LONGEST_VALUE);
  return close ? close + 1 : at;
}

const char *sw_token_end(const char *at, const char *end) {
  static const char size[] = "torch.Size(";
  if (at == end) return at;
  if (*at == '(' || *at == '[') return brackets_end(at, end);
  if (*at == '\'' || *at == '"') return quotation_end(at, end);
  if ((size_t)(end - at) >= sizeof size && memcmp(at, size, sizeof size - 1) == 0)
    return brackets_end(at + sizeof size - 2, end);
  const char *number = number_end(at, end);
  return number > at ? number : name_end(at, end);
}

/* The end of a list of tokens, "(3,) (4,)" or "[3], [4]", at the end of a row. */
static const char *tokens_end(const char *at, const char *end) {
  const char *to = sw_token_end(at, end);
  if (to == at || (*at != '(' && *at != '[' && *at != '"')) return to;
  for (;;) {
    const char *next = to + (to < end && *to == ',');
    while (next < end && *next == ' ')
      next++;
    if (next == end || *next != *at) return to;
    const char *after = sw_token_end(next, end);
    if (after == next) return to;
    to = after;
  }
}

/* Whether the value suits the style; sizes in parentheses have exactly one pair. */
static bool fits(const char *style, const char *at, const char *to) {
  if (style[0] != ':') return true;
  if (to - at < 2 || *at != '(') return false;
  for (const char *in = at + 1; in + 1 < to; in++) {
    if (!strchr("0123456789,- \n", *in)) return false;
  }
  return to[-1] == ')';
}

static bool match(Matcher *self, const char *row, const char *at);

/* Whether a message is cut off at `at`: by the end of the line, "..." or a closing quote. */
static bool is_cut(Matcher *self, const char *at) {
  const char *end = self->end;
  if (self->least == 0 || self->out->words < self->least) return false;
  self->out->end = at;
  while (at < end && (*at == ' ' || *at == '\t'))
    at++;
  bool ends = at == end || strchr("\n\"`*", *at);
  if (!ends && *at == '\'') ends = at + 1 == end || !sw_is_name(at[1]);
  if (!ends && *at == '.') ends = at + 1 == end || at[1] == '.' || at[1] == '\n';
  self->out->cut = ends;
  return ends;
}

/* Takes the text up to `to` as the value, and matches the rest of the row. */
static bool try_value(Matcher *self, const char *row, const char *at, const char *to) {
  SwMatch *out = self->out;
  size_t name = strcspn(row + 1, ":}");
  int place = out->count, words = out->words;
  out->names[place] = (SwPiece){row + 1, name};
  out->values[place] = (SwPiece){at, (size_t)(to - at)};
  out->count++;
  if (fits(row + 1 + name, at, to) && match(self, strchr(row, '}') + 1, to)) return true;
  out->count = place;
  out->words = words;
  return false;
}

/* Tries one token as the value, then longer and longer values until the rest matches. */
static bool match_place(Matcher *self, const char *row, const char *at) {
  const char *close = strchr(row, '}');
  const char *rest = close + 1 + strspn(close + 1, " ");
  bool styled = row[1 + strcspn(row + 1, ":}")] == ':';
  bool last = *rest == '\0';
  if (strncmp(row, "{rest}", 6) == 0) {
    const char *newline = memchr(at, '\n', (size_t)(self->end - at));
    return try_value(self, row, at, newline ? newline : self->end);
  }
  const char *to = last && !styled ? tokens_end(at, self->end) : sw_token_end(at, self->end);
  if (to > at && try_value(self, row, at, to)) return true;
  if (self->least > 0) return is_cut(self, at);
  if (last || styled) return false;
  for (to = at; to < self->end && to - at<LONGEST_VALUE && * self->tries> 0; to++) {
    if (try_value(self, row, at, to)) return true;
    if (*to == '\n') break;
  }
  return false;
}

static bool match(Matcher *self, const char *row, const char *at) {
  char before = ' ';
  for (; row[strspn(row, " \n")]; row++, at++) {
    row += strspn(row, " \n");
    if (--*self->tries < 0) return false;
    const char *before_blanks = at;
    at = skip_blanks(at, self->end);
    if (*row == '{' && row[1] != '{') return match_place(self, row, at);
    row += *row == '{';
    bool full_stop = *row == '.' && !row[1 + strspn(row + 1, " ")];
    if (full_stop && (at == self->end || *at != '.'))
      break; /* most people do not copy the full stop */
    if (at == self->end || lower(*at) != lower(*row)) return is_cut(self, before_blanks);
    before = *row;
    self->out->words++;
  }
  self->out->end = at;
  return at == self->end || !sw_is_name(before) || !sw_is_name(*at);
}

bool sw_match_row(const char *row, const char *at, const char *end, int least, int *tries,
                  SwMatch *out) {
  Matcher matcher = {.end = end, .least = least, .tries = tries, .out = out};
  out->words = out->count = 0;
  out->cut = false;
  return match(&matcher, row, at);
}
