#include "base/utf8.h"

static int is_continuation(char c) {
  return ((unsigned char)c & 0xC0u) == 0x80u;
}

/* The table of well-formed sequences: Unicode 15, table 3-7. */
int sw_utf8_length(const char *bytes, size_t size) {
  unsigned char lead = (unsigned char)bytes[0];
  if (lead < 0x80) return 1;
  if (lead < 0xC2 || lead > 0xF4) return 0;
  int length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  if (size < (size_t)length) return 0;
  for (int i = 1; i < length; i++) {
    if (!is_continuation(bytes[i])) return 0;
  }
  unsigned char second = (unsigned char)bytes[1];
  if (lead == 0xE0 && second < 0xA0) return 0; /* overlong */
  if (lead == 0xED && second > 0x9F) return 0; /* surrogates */
  if (lead == 0xF0 && second < 0x90) return 0; /* overlong */
  if (lead == 0xF4 && second > 0x8F) return 0; /* above U+10FFFF */
  return length;
}

size_t sw_utf8_valid_prefix(const char *bytes, size_t size) {
  size_t at = 0;
  while (at < size) {
    int length = sw_utf8_length(bytes + at, size - at);
    if (!length) break;
    at += (size_t)length;
  }
  return at;
}

size_t sw_utf8_count(const char *bytes, size_t size) {
  size_t count = 0;
  for (size_t i = 0; i < size; i++)
    count += !is_continuation(bytes[i]);
  return count;
}
