/* A JSON writer that cannot write anything but JSON: it places the commas. */
#ifndef SW_BASE_JSON_H
#define SW_BASE_JSON_H

#include "base/text.h"

typedef struct SwJson {
  SwText *out;
  bool needs_comma;
} SwJson;

void sw_json_open_object(SwJson *self);
void sw_json_close_object(SwJson *self);
void sw_json_open_array(SwJson *self);
void sw_json_close_array(SwJson *self);
/* The name of the next value in an object. */
void sw_json_key(SwJson *self, const char *name);

/* `size` bytes of UTF-8; what is not UTF-8 becomes U+FFFD. */
void sw_json_string(SwJson *self, const char *bytes, size_t size);
void sw_json_cstring(SwJson *self, const char *cstr);
/* A number, or a decimal string beyond 2^53 - 1, where JavaScript's numbers stop being exact. */
void sw_json_int(SwJson *self, int64_t value);
void sw_json_ints(SwJson *self, const int64_t *values, int count);
void sw_json_bool(SwJson *self, bool value);
void sw_json_null(SwJson *self);

#endif
