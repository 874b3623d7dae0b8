/*
 * The named values with which the sentence of an event is filled: from its facts, such as {dim} =
 * 1, and from the record, such as {a} = "x" and {a_shape} = "(2, 3)". Pages get the same values to
 * fill sentences of other languages.
 */
#ifndef SW_STORY_SCENE_VALUES_H
#define SW_STORY_SCENE_VALUES_H

#include "story/scene/element.h"

/* An integer, which plurals may ask for, or a text. */
typedef struct SwValueNamed {
  char name[16]; /* as in the sentence; longer names are cut */
  bool is_integer;
  int64_t integer;
  SwText text;
} SwValueNamed;

/* Zero-initialise; free with sw_values_clear. */
typedef struct SwValues {
  int count;
  SwValueNamed at[SW_MAX_FACTS];
} SwValues;

/* The values of a rule event, and of an element step, in the order of events.def. Free with
 * sw_values_clear. */
void sw_values_of_event(const SwProgram *program, const SwRecord *record, const SwEvent *event,
                        SwValues *out);
void sw_values_of_element(const SwProgram *program, const SwRecord *record,
                          const SwElement *element, SwValues *out);
/* Adds a value to at most SW_MAX_FACTS. A text is added empty and returned, to be written to;
 * `self` owns it. */
void sw_values_add_int(SwValues *self, const char *name, int64_t value);
SwText *sw_values_add_text(SwValues *self, const char *name);
void sw_values_add_shape(SwValues *self, const char *name, const SwShape *shape);
/* Whether memory ran out for one of the texts. */
bool sw_values_failed(const SwValues *self);
void sw_values_clear(SwValues *self);

/* The value called by the `size` bytes at `name`, which must be one of them. */
const SwValueNamed *sw_values_find(const SwValues *self, const char *name, size_t size);
/* Writes {"name": value, ...}. */
void sw_values_json(const SwValues *self, SwJson *json);

#endif
