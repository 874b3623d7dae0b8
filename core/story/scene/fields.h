/* Writes "name": value into the open object of a JSON writer, one call a field. */
#ifndef SW_STORY_SCENE_FIELDS_H
#define SW_STORY_SCENE_FIELDS_H

#include "base/json.h"

void sw_field_int(SwJson *json, const char *name, int64_t value);
void sw_field_ints(SwJson *json, const char *name, const int64_t *values, int count);
void sw_field_bool(SwJson *json, const char *name, bool value);
void sw_field_text(SwJson *json, const char *name, const char *value);
void sw_field_null(SwJson *json, const char *name);
/* An integer; null if it is not known. */
void sw_field_known(SwJson *json, const char *name, bool known, int64_t value);
/* Opens an object or array as the value; the caller closes it. */
void sw_field_open(SwJson *json, const char *name);
void sw_field_open_array(SwJson *json, const char *name);

#endif
