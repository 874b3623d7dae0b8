#include "syntax/literals.h"

#include <string.h>

#include "base/number.h"
#include "base/number_parse.h"
#include "syntax/characters.h"

#define FLOAT_LIMIT 1000

typedef struct Reader {
  const char *bytes;
  size_t size, at;
} Reader;

static char peek(const Reader *self) {
  return self->at < self->size ? self->bytes[self->at] : '\0';
}

/* Digits of a base with single underscores between them; after 0x one may come first. */
static bool skip_digits(Reader *self, int base) {
  size_t start = self->at;
  for (;;) {
    size_t digit = self->at + (peek(self) == '_');
    int value = digit < self->size ? sw_hex_digit(self->bytes[digit]) : -1;
    if (value < 0 || value >= base) return self->at > start;
    self->at = digit + 1;
  }
}

static int base_of(const char *bytes, size_t size) {
  if (size < 2 || bytes[0] != '0') return 10;
  char letter = (char)(bytes[1] | 0x20);
  return letter == 'x' ? 16 : letter == 'o' ? 8 : letter == 'b' ? 2 : 10;
}

static bool skip_exponent(Reader *self) {
  Reader rest = *self;
  if ((peek(&rest) | 0x20) != 'e') return false;
  rest.at++;
  if (peek(&rest) == '+' || peek(&rest) == '-') rest.at++;
  if (!sw_is_digit(peek(&rest))) return false;
  skip_digits(&rest, 10);
  *self = rest;
  return true;
}

size_t sw_number_scan(const char *bytes, size_t size, SwTokenKind *kind) {
  Reader reader = {bytes, size, 0};
  *kind = SW_TOKEN_INT;
  int base = base_of(bytes, size);
  if (base != 10) {
    reader.at = 2;
    return skip_digits(&reader, base) ? reader.at : 1;
  }
  skip_digits(&reader, 10);
  if (peek(&reader) == '.') {
    *kind = SW_TOKEN_FLOAT;
    reader.at++;
    if (sw_is_digit(peek(&reader))) skip_digits(&reader, 10);
  }
  if (skip_exponent(&reader)) *kind = SW_TOKEN_FLOAT;
  if ((peek(&reader) | 0x20) == 'j') {
    *kind = SW_TOKEN_IMAGINARY;
    reader.at++;
  }
  return reader.at;
}

bool sw_int_value(const char *bytes, size_t size, uint64_t *out) {
  uint64_t base = (uint64_t)base_of(bytes, size);
  *out = 0;
  for (size_t i = base == 10 ? 0 : 2; i < size; i++) {
    if (bytes[i] == '_') continue;
    uint64_t digit = (uint64_t)sw_hex_digit(bytes[i]);
    if (__builtin_mul_overflow(*out, base, out)) return false;
    if (__builtin_add_overflow(*out, digit, out)) return false;
  }
  return true;
}

bool sw_float_value(const char *bytes, size_t size, double *out) {
  if (size > FLOAT_LIMIT) return false;
  *out = sw_number_parse(bytes, size);
  return true;
}

bool sw_is_string_prefix(const char *bytes, size_t size) {
  static const char *const prefixes[] = {"u", "r", "b", "f", "rb", "br", "rf", "fr"};
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
    size_t same = 0;
    while (same < size && prefixes[i][same] && (bytes[same] | 0x20) == prefixes[i][same])
      same++;
    if (same == size) return true; /* a prefix of a prefix */
  }
  return false;
}

SwQuoted sw_string_quoted(const SwSource *source, SwSpan literal) {
  SwQuoted quoted = {0};
  uint32_t at = literal.start;
  for (; source->bytes[at] != '"' && source->bytes[at] != '\''; at++) {
    char letter = (char)(source->bytes[at] | 0x20);
    quoted.is_raw |= letter == 'r';
    quoted.is_bytes |= letter == 'b';
    quoted.is_format |= letter == 'f';
  }
  const char *quote = source->bytes + at;
  bool is_triple = literal.end - at >= 6 && quote[1] == quote[0];
  uint32_t width = is_triple ? 3 : 1;
  quoted.content = (SwSpan){at + width, literal.end - width};
  return quoted;
}

static void put_utf8(SwText *out, uint32_t code_point) {
  if (code_point < 0x80) {
    sw_text_char(out, (char)code_point);
    return;
  }
  int extra = code_point < 0x800 ? 1 : code_point < 0x10000 ? 2 : 3;
  static const unsigned char leads[] = {0, 0xC0, 0xE0, 0xF0};
  sw_text_char(out, (char)(leads[extra] | code_point >> (6 * extra)));
  while (extra-- > 0)
    sw_text_char(out, (char)(0x80 | (code_point >> (6 * extra) & 0x3F)));
}

/* \xhh, \uhhhh, \Uhhhhhhhh; `self` is past the letter. */
static SwEscapeProblem decode_hex(SwText *out, Reader *self, int digits) {
  uint32_t code_point = 0;
  for (int i = 0; i < digits; i++, self->at++) {
    int digit = sw_hex_digit(peek(self));
    if (digit < 0) return SW_ESCAPE_TRUNCATED;
    code_point = code_point << 4 | (uint32_t)digit;
  }
  if (code_point > 0x10FFFF || (code_point >= 0xD800 && code_point <= 0xDFFF)) {
    return SW_ESCAPE_NO_CHARACTER;
  }
  put_utf8(out, code_point);
  return SW_ESCAPE_FINE;
}

static void decode_octal(SwText *out, Reader *self) {
  uint32_t value = 0;
  for (int i = 0; i < 3 && peek(self) >= '0' && peek(self) <= '7'; i++, self->at++) {
    value = value * 8 + (uint32_t)(peek(self) - '0');
  }
  put_utf8(out, value);
}

/* One escape; `self` is past the backslash. An unknown escape means itself, backslash included. */
static SwEscapeProblem decode_escape(SwText *out, Reader *self, const SwPaste *paste) {
  static const char letters[] = "\\'\"abfnrtv";
  static const char meanings[] = "\\'\"\a\b\f\n\r\t\v";
  char letter = peek(self);
  if (letter >= '0' && letter <= '7') {
    decode_octal(out, self);
    return SW_ESCAPE_FINE;
  }
  if (letter == '\n' || letter == '\r') {
    self->at = sw_paste_next_line(paste, (uint32_t)self->at);
    return SW_ESCAPE_FINE;
  }
  const char *found = letter ? strchr(letters, letter) : NULL;
  if (found) sw_text_char(out, meanings[found - letters]);
  if (found || strchr("xuUN", letter)) self->at += letter != '\0';
  if (found) return SW_ESCAPE_FINE;
  if (letter == 'x') return decode_hex(out, self, 2);
  if (letter == 'u') return decode_hex(out, self, 4);
  if (letter == 'U') return decode_hex(out, self, 8);
  if (letter == 'N') return SW_ESCAPE_NAMED;
  sw_text_char(out, '\\');
  return SW_ESCAPE_FINE;
}

SwEscapeProblem sw_string_decode(SwText *out, const SwPaste *paste, SwSpan content, bool is_raw,
                                 SwSpan *where) {
  Reader reader = {paste->source->bytes, content.end, content.start};
  while (reader.at < reader.size) {
    size_t start = reader.at;
    char c = reader.bytes[reader.at];
    if (c == '\\' && !is_raw) {
      reader.at++;
      SwEscapeProblem problem = decode_escape(out, &reader, paste);
      *where = (SwSpan){(uint32_t)start, (uint32_t)reader.at};
      if (problem != SW_ESCAPE_FINE) return problem;
    } else if (c == '\n' || c == '\r') {
      sw_text_char(out, '\n');
      reader.at = sw_paste_next_line(paste, (uint32_t)start);
    } else {
      sw_text_char(out, c);
      reader.at++;
    }
  }
  return SW_ESCAPE_FINE;
}
