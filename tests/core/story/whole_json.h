/* For tests: whether what is told is JSON. */
#ifndef SW_TESTS_WHOLE_JSON_H
#define SW_TESTS_WHOLE_JSON_H

#include <stdbool.h>
#include <string.h>

/* Behind the string that begins here, or NULL. */
static const char *behind_json_string(const char *at, const char *end) {
  for (at++; at < end && *at != '"'; at++) {
    if ((unsigned char)*at < ' ') return NULL;
    if (*at == '\\' && (++at == end || !strchr("\"\\/bfnrtu", *at))) return NULL;
  }
  return at < end ? at + 1 : NULL;
}

/* Behind the value that begins here, or NULL. */
static const char *behind_json(const char *at, const char *end) {
  if (at == end) return NULL;
  if (*at == '"') return behind_json_string(at, end);
  if (*at != '{' && *at != '[') {
    size_t size = 0;
    while (at + size < end && !strchr(",:]}", at[size]))
      size++;
    return size ? at + size : NULL;
  }
  char close = *at == '{' ? '}' : ']';
  if (++at < end && *at == close) return at + 1;
  for (;; at++) {
    if (close == '}') {
      at = at < end && *at == '"' ? behind_json_string(at, end) : NULL;
      if (!at || at == end || *at++ != ':') return NULL;
    }
    at = behind_json(at, end);
    if (!at || at == end) return NULL;
    if (*at == close) return at + 1;
    if (*at != ',') return NULL;
  }
}

static bool is_whole_json(const char *text, size_t size) {
  return behind_json(text, text + size) == text + size;
}

#endif
