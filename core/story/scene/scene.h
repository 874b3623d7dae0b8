/* A scene: one step with everything that a figure, a caption and a screen reader need. It is a
 * pure function of the record and the number of the step. */
#ifndef SW_STORY_SCENE_SCENE_H
#define SW_STORY_SCENE_SCENE_H

#include "story/scene/story.h"
#include "story/scene/values.h"

/* What happens at a step: a rule's event, or an element. Free the values with sw_values_clear. */
typedef struct SwMoment {
  SwEventId event;
  SwValues values;
  bool is_element;
  SwElement element;
} SwMoment;

void sw_moment_at(const SwProgram *program, const SwChapter *chapter, int64_t step, SwMoment *out);
void sw_moment_sentence(const SwMoment *self, SwText *out);

/* The type Scene, as JSON; nothing is written when there is no such step. */
void sw_scene_json(const SwProgram *program, int statement, int64_t step, SwText *out);

#endif
