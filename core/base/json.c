#include "base/json.h"

#include <string.h>

#include "base/utf8.h"

#define JS_SAFE_INTEGER (((int64_t)1 << 53) - 1)

static void separate(SwJson *self) {
  if (self->needs_comma) sw_text_char(self->out, ',');
  self->needs_comma = true;
}

static void open_with(SwJson *self, char c) {
  separate(self);
  sw_text_char(self->out, c);
  self->needs_comma = false;
}

static void close_with(SwJson *self, char c) {
  sw_text_char(self->out, c);
  self->needs_comma = true;
}

void sw_json_open_object(SwJson *self) {
  open_with(self, '{');
}
void sw_json_close_object(SwJson *self) {
  close_with(self, '}');
}
void sw_json_open_array(SwJson *self) {
  open_with(self, '[');
}
void sw_json_close_array(SwJson *self) {
  close_with(self, ']');
}

void sw_json_key(SwJson *self, const char *name) {
  sw_json_cstring(self, name);
  sw_text_char(self->out, ':');
  self->needs_comma = false;
}

static void escape(SwText *out, char c) {
  static const char hex[] = "0123456789abcdef";
  const char *short_form = strchr("\"\"\\\\\nn\tt\rr\bb\ff", c);
  if (c && short_form) {
    char pair[3] = {'\\', short_form[1], '\0'};
    sw_text_put(out, pair);
    return;
  }
  char code[7] = {'\\', 'u', '0', '0', hex[((unsigned char)c >> 4) & 15], hex[c & 15], '\0'};
  sw_text_put(out, code);
}

void sw_json_string(SwJson *self, const char *bytes, size_t size) {
  separate(self);
  SwText *out = self->out;
  sw_text_char(out, '"');
  if (sw_text_is_lost(bytes, size)) sw_text_bytes(out, bytes, size);
  for (size_t at = 0; at < size;) {
    int length = sw_utf8_length(bytes + at, size - at);
    unsigned char c = (unsigned char)bytes[at];
    if (!length) {
      sw_text_put(out, "\xEF\xBF\xBD");
    } else if (c < 0x20 || c == '"' || c == '\\' || c == 0x7F) {
      escape(out, bytes[at]);
    } else {
      sw_text_bytes(out, bytes + at, (size_t)length);
    }
    at += length ? (size_t)length : 1;
  }
  sw_text_char(out, '"');
}

void sw_json_cstring(SwJson *self, const char *cstr) {
  sw_json_string(self, cstr, strlen(cstr));
}

void sw_json_int(SwJson *self, int64_t value) {
  separate(self);
  bool exact = value <= JS_SAFE_INTEGER && value >= -JS_SAFE_INTEGER;
  if (!exact) sw_text_char(self->out, '"');
  sw_text_int(self->out, value);
  if (!exact) sw_text_char(self->out, '"');
}

void sw_json_ints(SwJson *self, const int64_t *values, int count) {
  sw_json_open_array(self);
  for (int i = 0; i < count; i++)
    sw_json_int(self, values[i]);
  sw_json_close_array(self);
}

void sw_json_bool(SwJson *self, bool value) {
  separate(self);
  sw_text_put(self->out, value ? "true" : "false");
}

void sw_json_null(SwJson *self) {
  separate(self);
  sw_text_put(self->out, "null");
}
