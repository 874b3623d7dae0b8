/*
 * A scene: one step as data, with everything that figures, captions and screen readers need. It
 * depends only on the record and the number of the step, so steps can be shown in any order.
 */
#ifndef SW_STORY_SCENE_SCENE_H
#define SW_STORY_SCENE_SCENE_H

#include "story/scene/story.h"
#include "story/scene/values.h"

/* The content of one step: an event of the rules, or an element. Free the values with
 * sw_values_clear. */
typedef struct SwMoment {
  SwEventId event;
  SwValues values;
  bool is_element;
  SwElement element; /* set where is_element */
} SwMoment;

/* The content of step `step` of the statement's story, which must be in the chapter. */
void sw_moment_at(const SwProgram *program, const SwChapter *chapter, int64_t step, SwMoment *out);
/* Appends the English sentence. */
void sw_moment_sentence(const SwMoment *self, SwText *out);
/* Writes the fields "event" (id and values, for other languages) and "sentence" (English). */
void sw_moment_json(const SwMoment *self, SwJson *json);

/* Writes the JSON type Scene. Writes nothing if there is no such step. */
void sw_scene_json(const SwProgram *program, int statement, int64_t step, SwText *out);

#endif
