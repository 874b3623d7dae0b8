/*
 * A JSON writer that places the commas itself. Opening and closing must match; a failed allocation
 * shows in `out->failed` at the end.
 */
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
/* Writes the name of the next value of an object. */
void sw_json_key(SwJson *self, const char *name);

/* A string of `size` bytes of UTF-8. Bytes that are not UTF-8 become U+FFFD. */
void sw_json_string(SwJson *self, const char *bytes, size_t size);
void sw_json_cstring(SwJson *self, const char *cstr);
/* A number; beyond 2^53 - 1, where JavaScript's numbers stop being exact, a decimal string. */
void sw_json_int(SwJson *self, int64_t value);
void sw_json_ints(SwJson *self, const int64_t *values, int count);
void sw_json_bool(SwJson *self, bool value);
void sw_json_null(SwJson *self);

#endif
