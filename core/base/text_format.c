#include "base/text_format.h"

#include <string.h>

static void put_hex(SwText *self, unsigned value) {
  int shift = 12;
  while (shift < 28 && value >> shift > 0xF)
    shift += 4;
  for (; shift >= 0; shift -= 4)
    sw_text_char(self, "0123456789ABCDEF"[value >> shift & 0xF]);
}

static void put_string(SwText *self, const char *string, int most) {
  const char *end = most < 0 ? NULL : memchr(string, '\0', (size_t)most);
  sw_text_bytes(self, string, end || most < 0 ? strlen(string) : (size_t)most);
}

void sw_text_format(SwText *self, const char *format, va_list args) {
  for (const char *at = format; *at; at++) {
    if (*at != '%') {
      sw_text_char(self, *at);
      continue;
    }
    int precision = -1;
    while (*++at && strchr(".*0123456789", *at)) {
      if (*at == '.') {
        precision = 0;
      } else if (*at == '*') {
        precision = va_arg(args, int);
      } else if (precision >= 0) {
        precision = precision * 10 + (*at - '0');
      }
    }
    switch (*at) {
    case 'c': sw_text_char(self, (char)va_arg(args, int)); break;
    case 'd': sw_text_int(self, va_arg(args, int)); break;
    case 's': put_string(self, va_arg(args, const char *), precision); break;
    case 'X': put_hex(self, va_arg(args, unsigned)); break;
    default: return;
    }
  }
}
