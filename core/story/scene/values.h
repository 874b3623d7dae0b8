/* The named values of an event, ready for a sentence: what its facts and its record say. */
#ifndef SW_STORY_SCENE_VALUES_H
#define SW_STORY_SCENE_VALUES_H

#include "story/scene/element.h"

typedef struct SwValueNamed {
  char name[16];
  bool is_integer;
  int64_t integer;
  SwText text;
} SwValueNamed;

typedef struct SwValues {
  int count;
  SwValueNamed at[SW_MAX_FACTS];
} SwValues;

/* The values of an event of a rule phase, and of an element. Free with sw_values_clear. */
void sw_values_of_event(const SwProgram *program, const SwRecord *record, const SwEvent *event,
                        SwValues *out);
void sw_values_of_element(const SwProgram *program, const SwRecord *record,
                          const SwElement *element, SwValues *out);
/* Adds a value; a text is returned to be written to. At most SW_MAX_FACTS. */
void sw_values_add_int(SwValues *self, const char *name, int64_t value);
SwText *sw_values_add_text(SwValues *self, const char *name);
void sw_values_add_shape(SwValues *self, const char *name, const SwShape *shape);
bool sw_values_failed(const SwValues *self); /* memory ran out for one of them */
void sw_values_clear(SwValues *self);

const SwValueNamed *sw_values_find(const SwValues *self, const char *name, size_t size);
/* {"name": value, ...} */
void sw_values_json(const SwValues *self, SwJson *json);

#endif
