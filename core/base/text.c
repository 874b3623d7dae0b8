#include "base/text.h"

#include <stdlib.h>
#include <string.h>

void sw_text_free(SwText *self) {
  free(self->data);
  *self = (SwText){0};
}

void sw_text_clear(SwText *self) {
  self->size = 0;
  self->failed = false;
  if (self->data) self->data[0] = '\0';
}

/* The marker of a lost text. Its bytes are not UTF-8, and no file of another encoding begins with
 * them. */
static const char lost[] = "\xFF\1";

bool sw_text_is_lost(const char *bytes, size_t size) {
  return bytes == lost || (size > 1 && bytes[0] == lost[0] && bytes[1] == lost[1]);
}

static bool lose(SwText *self) {
  self->failed = true;
  if (self->data) memcpy(self->data, lost, sizeof lost);
  if (self->data && self->size < 2) self->size = 2;
  return false;
}

const char *sw_text_cstr(const SwText *self) {
  return self->data ? self->data : self->failed ? lost : "";
}

static bool reserve(SwText *self, size_t extra) {
  if (self->failed) return false;
  if (extra < self->capacity - self->size) return true;
  size_t wanted = self->capacity < 64 ? 64 : self->capacity;
  while (wanted - self->size <= extra) {
    if (wanted > SIZE_MAX / 2) return lose(self);
    wanted *= 2;
  }
  char *data = realloc(self->data, wanted);
  if (!data) return lose(self);
  self->data = data;
  self->capacity = wanted;
  return true;
}

void sw_text_bytes(SwText *self, const char *bytes, size_t size) {
  if (sw_text_is_lost(bytes, size)) lose(self);
  if (size == 0 || !reserve(self, size)) return;
  memcpy(self->data + self->size, bytes, size);
  self->size += size;
  self->data[self->size] = '\0';
}

void sw_text_put(SwText *self, const char *cstr) {
  sw_text_bytes(self, cstr, strlen(cstr));
}

void sw_text_char(SwText *self, char c) {
  sw_text_bytes(self, &c, 1);
}

void sw_text_repeat(SwText *self, char c, int64_t count) {
  for (int64_t i = 0; i < count && !self->failed; i++)
    sw_text_char(self, c);
}

/* Writes the digits of `value` at the end of a 24-byte buffer; returns where they start. */
static const char *int_digits(int64_t value, char buffer[24]) {
  char *p = buffer + 23;
  *p = '\0';
  /* Negating as unsigned is defined for INT64_MIN, too. */
  uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
  do {
    *--p = (char)('0' + rest % 10);
    rest /= 10;
  } while (rest);
  if (value < 0) *--p = '-';
  return p;
}

void sw_text_int(SwText *self, int64_t value) {
  char buffer[24];
  sw_text_put(self, int_digits(value, buffer));
}

void sw_text_int_padded(SwText *self, int64_t value, int width) {
  char buffer[24];
  const char *digits = int_digits(value, buffer);
  sw_text_repeat(self, ' ', width - (int64_t)strlen(digits));
  sw_text_put(self, digits);
}

void sw_text_ints(SwText *self, const int64_t *values, int count, SwIntsStyle style) {
  sw_text_char(self, style == SW_INTS_LIST ? '[' : '(');
  for (int i = 0; i < count; i++) {
    if (i) sw_text_put(self, style == SW_INTS_NUMPY ? "," : ", ");
    sw_text_int(self, values[i]);
  }
  if (count == 1 && style != SW_INTS_LIST) sw_text_char(self, ',');
  sw_text_char(self, style == SW_INTS_LIST ? ']' : ')');
}
