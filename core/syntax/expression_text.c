#include "syntax/expression_text.h"

#include <ctype.h>
#include <string.h>

bool sw_is_word(char c) {
  return isalnum((unsigned char)c) || c == '_' || (unsigned char)c >= 0x80;
}

static bool opens(char c) {
  return c == '(' || c == '[' || c == '{';
}

static bool closes(char c) {
  return c == ')' || c == ']' || c == '}';
}

bool sw_text_is_compound(const char *text, size_t size) {
  int depth = 0;
  for (size_t i = 0; i < size; i++) {
    if (closes(text[i]))
      depth--;
    else if (depth == 0 && !opens(text[i]) && !sw_is_word(text[i]) && text[i] != '.')
      return true;
    if (opens(text[i])) depth++;
  }
  return false;
}

bool sw_call_text(const char *text, size_t size, SwCallText *out) {
  size_t at = size;
  int depth = 0;
  if (size == 0 || text[size - 1] != ')' || memchr(text, '\'', size) || memchr(text, '"', size))
    return false;
  do {
    at--;
    depth += closes(text[at]) ? 1 : opens(text[at]) ? -1 : 0;
  } while (at > 0 && depth > 0);
  if (depth > 0 || text[at] != '(') return false;
  size_t name = at;
  while (name > 0 && sw_is_word(text[name - 1]))
    name--;
  *out = (SwCallText){name, at, size - 1};
  return name < at;
}

static SwTextPart trimmed(const char *text, size_t from, size_t to) {
  while (from < to && isspace((unsigned char)text[from]))
    from++;
  while (to > from && isspace((unsigned char)text[to - 1]))
    to--;
  return (SwTextPart){from, to};
}

int sw_text_items(const char *text, size_t from, size_t to, SwTextPart *out, int most) {
  int count = 0, depth = 0;
  size_t start = from;
  for (size_t at = from; at <= to; at++) {
    bool ends = at == to || (depth == 0 && text[at] == ',');
    if (at < to) depth += opens(text[at]) ? 1 : closes(text[at]) ? -1 : 0;
    if (!ends) continue;
    SwTextPart item = trimmed(text, start, at);
    start = at + 1;
    if (item.from == item.to) continue;
    if (count < most) out[count] = item;
    count++;
  }
  return count;
}
