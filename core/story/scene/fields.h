/* Fields of a JSON object, one call each. */
#ifndef SW_STORY_SCENE_FIELDS_H
#define SW_STORY_SCENE_FIELDS_H

#include "base/json.h"

static inline void sw_field_int(SwJson *json, const char *name, int64_t value) {
  sw_json_key(json, name);
  sw_json_int(json, value);
}
static inline void sw_field_ints(SwJson *json, const char *name, const int64_t *values, int count) {
  sw_json_key(json, name);
  sw_json_ints(json, values, count);
}
static inline void sw_field_bool(SwJson *json, const char *name, bool value) {
  sw_json_key(json, name);
  sw_json_bool(json, value);
}
static inline void sw_field_text(SwJson *json, const char *name, const char *value) {
  sw_json_key(json, name);
  sw_json_cstring(json, value);
}
static inline void sw_field_null(SwJson *json, const char *name) {
  sw_json_key(json, name);
  sw_json_null(json);
}
/* An integer, or null where it is not known. */
static inline void sw_field_known(SwJson *json, const char *name, bool known, int64_t value) {
  if (known)
    sw_field_int(json, name, value);
  else
    sw_field_null(json, name);
}
static inline void sw_field_open(SwJson *json, const char *name) {
  sw_json_key(json, name);
  sw_json_open_object(json);
}
static inline void sw_field_open_array(SwJson *json, const char *name) {
  sw_json_key(json, name);
  sw_json_open_array(json);
}

#endif
