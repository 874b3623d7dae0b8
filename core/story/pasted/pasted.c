#include "story/pasted/pasted.h"

#include <string.h>

typedef struct Respelling {
  const char *pasted, *plain;
} Respelling;

/* Characters of UTF-8 and their ASCII: curly quotes, primes, ellipsis, wide blanks, frames. */
static const Respelling respellings[] = {
    {"\xE2\x80\x98", "'"},   {"\xE2\x80\x99", "'"},   {"\xE2\x80\x9B", "'"}, {"\xE2\x80\xB2", "'"},
    {"\xE2\x80\x9C", "\""},  {"\xE2\x80\x9D", "\""},  {"\xC2\xA0", " "},     {"\xE3\x80\x80", " "},
    {"\xE2\x80\xA6", "..."}, {"\xE2\x80\x8B", ""},    {"\xE2\x94\x82", "|"}, {"\xE2\x94\x83", "|"},
    {"\xEF\xBC\x9A", ": "},  {"\xE2\x88\x92", "-"},   {"\xEF\xBC\x88", "("}, {"\xEF\xBC\x89", ")"},
    {"\xEF\xBC\x8C", ", "},  {"\xE2\x9D\xB1", "-->"},
};

/* Bytes of the terminal sequence at the start of `text`, or 0. Colours count without the escape
 * character, too, since copying often loses it. */
static size_t terminal_sequence(const char *text, size_t size) {
  size_t at = text[0] == '\x1B';
  bool escaped = at > 0;
  if (at == size || text[at] != '[') return at;
  size_t digits = ++at;
  while (at < size && text[at] != '\0' && strchr("0123456789;", text[at]))
    at++;
  if (at == size) return escaped;
  bool ends = escaped ? text[at] >= '@' && text[at] <= '~' : text[at] == 'm' && at > digits;
  return ends ? at + 1 : escaped;
}

static const Respelling *respelled(const char *text, size_t size) {
  for (size_t i = 0; i < sizeof respellings / sizeof *respellings; i++) {
    size_t length = strlen(respellings[i].pasted);
    if (size >= length && memcmp(text, respellings[i].pasted, length) == 0) return &respellings[i];
  }
  return NULL;
}

/* Appends one character or its ASCII; returns the bytes read. */
static size_t put_plain(const char *text, size_t size, SwText *out) {
  size_t sequence = terminal_sequence(text, size);
  if (sequence > 0) return sequence;
  const Respelling *other = (unsigned char)text[0] < 0x80 ? NULL : respelled(text, size);
  if (other) {
    sw_text_put(out, other->plain);
    return strlen(other->pasted);
  }
  if (text[0] != '\r' && text[0] != '\0') sw_text_char(out, text[0]);
  return 1;
}

static bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

/* Blanks out "E   " of pytest, "> " of quotations and "| " of frames. */
static void blank_marks(char *line, const char *end) {
  bool may_be_pytest = true;
  for (char *at = line; at < end && *at != '\n'; at++) {
    bool ends = at + 1 == end || at[1] == '\n' || is_blank(at[1]);
    bool mark = *at == '>' || *at == '|' || (*at == 'E' && ends && may_be_pytest);
    if (!mark && !is_blank(*at)) return;
    if (mark) may_be_pytest = false;
    *at = ' ';
  }
}

void sw_pasted_plain(const char *text, size_t size, SwText *out) {
  sw_text_clear(out);
  for (size_t at = 0; at < size && !out->failed;)
    at += put_plain(text + at, size - at, out);
  if (out->failed) sw_text_clear(out);
  if (out->size == 0) return;
  char *end = out->data + out->size;
  for (char *line = out->data; line;) {
    blank_marks(line, end);
    line = memchr(line, '\n', (size_t)(end - line));
    if (line && ++line == end) line = NULL;
  }
}
