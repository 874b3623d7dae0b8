#include "runtime/format_spec.h"

#include <string.h>

#include "base/number.h"
#include "base/utf8.h"

static int read_digits(const char **at) {
  int value = 0;
  bool any = false;
  while (**at >= '0' && **at <= '9' && value < 10000) {
    value = value * 10 + (*(*at)++ - '0');
    any = true;
  }
  return any ? value : -1;
}

/* The character at *at if it is one of `set`, else 0. */
static char read_one(const char **at, const char *set) {
  return **at && strchr(set, **at) ? *(*at)++ : 0;
}

bool sw_format_spec_parse(const char *text, SwFormatSpec *out) {
  *out = (SwFormatSpec){.fill = ' ', .width = -1, .precision = -1};
  bool filled = text[1] && strchr("<>^=", text[1]);
  if (filled) out->fill = *text++;
  out->align = read_one(&text, "<>^=");
  out->sign = read_one(&text, "+- ");
  if (out->sign == '-') out->sign = 0;
  if (*text == '0') {
    text++;
    if (!filled) out->fill = '0';
    if (!out->align) out->align = '=';
  }
  out->width = read_digits(&text);
  out->group = read_one(&text, ",_");
  if (*text == '.') {
    text++;
    out->precision = read_digits(&text);
    if (out->precision < 0) return false;
  }
  out->type = read_one(&text, "dfFeEgGsxXob%");
  return *text == '\0' && out->width < 1000 && out->precision < 100;
}

static void put_digits(uint64_t value, unsigned base, bool upper, SwText *out) {
  char digits[64];
  int count = 0;
  do {
    digits[count++] = (upper ? "0123456789ABCDEF" : "0123456789abcdef")[value % base];
    value /= base;
  } while (value);
  while (count)
    sw_text_char(out, digits[--count]);
}

static void put_integer(const SwFormatSpec *self, int64_t value, SwText *out) {
  unsigned base = self->type == 'b' ? 2 : self->type == 'o' ? 8 : 16;
  if (!self->type || self->type == 'd') {
    sw_text_int(out, value);
    return;
  }
  if (value < 0) sw_text_char(out, '-');
  put_digits(value < 0 ? 0 - (uint64_t)value : (uint64_t)value, base, self->type == 'X', out);
}

/* Drops trailing zeros of the decimals: "1.2500e+08" becomes "1.25e+08". */
static void put_stripped(const SwText *text, SwText *out) {
  const char *bytes = sw_text_cstr(text);
  size_t digits = strcspn(bytes, "e"), end = digits;
  if (memchr(bytes, '.', digits)) {
    while (bytes[end - 1] == '0')
      end--;
    end -= bytes[end - 1] == '.';
  }
  sw_text_bytes(out, bytes, end);
  sw_text_put(out, bytes + digits);
}

/* Format g: `precision` significant digits, with an exponent only if that is shorter. `keeps_point`
 * is for specifications without a type: 10.0 rather than 10, and the exponent begins one digit
 * earlier. */
static void put_general(double value, int precision, bool keeps_point, SwText *out) {
  SwText scientific = {0}, fixed = {0};
  precision = precision ? precision : 1;
  sw_text_float_scientific(&scientific, value, precision - 1);
  const char *at = strchr(sw_text_cstr(&scientific), 'e');
  int exponent = 0;
  for (const char *digit = at ? at + 2 : ""; *digit; digit++)
    exponent = exponent * 10 + (*digit - '0');
  if (at && at[1] == '-') exponent = -exponent;
  if (!at || exponent < -4 || exponent >= precision - keeps_point) {
    put_stripped(&scientific, out);
  } else {
    sw_text_float_fixed(&fixed, value, precision - 1 - exponent);
    size_t before = out->size;
    put_stripped(&fixed, out);
    if (keeps_point && !strchr(sw_text_cstr(out) + before, '.')) sw_text_put(out, ".0");
  }
  sw_text_free(&scientific);
  sw_text_free(&fixed);
}

void sw_format_stream(double value, SwText *out) {
  put_general(value, 6, false, out);
}

static void put_float(const SwFormatSpec *self, double number, SwText *out) {
  int precision = self->precision < 0 ? 6 : self->precision;
  switch (self->type) {
  case 'e':
  case 'E': sw_text_float_scientific(out, number, precision); break;
  case 'g':
  case 'G': put_general(number, precision, false, out); break;
  case '%':
    sw_text_float_fixed(out, number * 100, precision);
    sw_text_char(out, '%');
    break;
  case 'f':
  case 'F': sw_text_float_fixed(out, number, precision); break;
  default:
    if (self->precision < 0)
      sw_text_float_repr(out, number);
    else
      put_general(number, precision, true, out);
  }
}

static void to_upper(SwText *text) {
  for (size_t i = 0; i < text->size; i++) {
    char c = text->data[i];
    if (c >= 'a') text->data[i] = (char)(c - 'a' + 'A');
  }
}

/* Writes the sign, and separators between groups of three digits before the point. */
static void put_grouped(const SwFormatSpec *self, const SwText *digits, SwText *out) {
  const char *text = sw_text_cstr(digits);
  size_t sign = *text == '-', count = strspn(text + sign, "0123456789");
  if (!sign && self->sign) sw_text_char(out, self->sign);
  for (size_t i = 0; i < digits->size; i++) {
    bool inside = i > sign && i < sign + count;
    if (self->group && inside && (sign + count - i) % 3 == 0) sw_text_char(out, self->group);
    sw_text_char(out, text[i]);
  }
}

void sw_format_number(const SwFormatSpec *self, SwValue value, SwText *out) {
  SwText digits = {0};
  bool integer = value.kind == SW_VALUE_INT && (!self->type || strchr("dxXob", self->type));
  if (integer)
    put_integer(self, value.as.integer, &digits);
  else
    put_float(self, value.kind == SW_VALUE_INT ? (double)value.as.integer : value.as.number,
              &digits);
  if (self->type && strchr("EGF", self->type)) to_upper(&digits);
  put_grouped(self, &digits, out);
  out->failed = out->failed || digits.failed;
  sw_text_free(&digits);
}

void sw_format_pad(const SwFormatSpec *self, const SwText *content, bool number, SwText *out) {
  int64_t missing = self->width - (int64_t)sw_utf8_count(sw_text_cstr(content), content->size);
  char align = self->align ? self->align : number ? '>' : '<';
  const char *text = sw_text_cstr(content);
  size_t size = content->size;
  if (align == '=' && size && strchr("+- ", text[0])) {
    sw_text_char(out, *text++);
    size--;
  }
  int64_t before = missing <= 0 || align == '<' ? 0 : align == '^' ? missing / 2 : missing;
  sw_text_repeat(out, self->fill, before);
  sw_text_bytes(out, text, size);
  if (missing > before) sw_text_repeat(out, self->fill, missing - before);
}
