#include "story/scene/fields.h"

void sw_field_int(SwJson *json, const char *name, int64_t value) {
  sw_json_key(json, name);
  sw_json_int(json, value);
}

void sw_field_ints(SwJson *json, const char *name, const int64_t *values, int count) {
  sw_json_key(json, name);
  sw_json_ints(json, values, count);
}

void sw_field_bool(SwJson *json, const char *name, bool value) {
  sw_json_key(json, name);
  sw_json_bool(json, value);
}

void sw_field_text(SwJson *json, const char *name, const char *value) {
  sw_json_key(json, name);
  sw_json_cstring(json, value);
}

void sw_field_null(SwJson *json, const char *name) {
  sw_json_key(json, name);
  sw_json_null(json);
}

void sw_field_known(SwJson *json, const char *name, bool known, int64_t value) {
  if (known)
    sw_field_int(json, name, value);
  else
    sw_field_null(json, name);
}

void sw_field_open(SwJson *json, const char *name) {
  sw_json_key(json, name);
  sw_json_open_object(json);
}

void sw_field_open_array(SwJson *json, const char *name) {
  sw_json_key(json, name);
  sw_json_open_array(json);
}
