/*
 * Fills an ICU MessageFormat sentence: {name} and
 * {name, plural, =1 {one} one {# element} other {# elements}}, with # for the number.
 */
#ifndef SW_STORY_SCENE_SENTENCE_H
#define SW_STORY_SCENE_SENTENCE_H

#include "story/scene/values.h"

/* A row of cautions.def, questions.def or probe.def. */
typedef struct SwMessage {
  const char *id, *facts, *sentence;
} SwMessage;

void sw_sentence_fill(const char *message, const SwValues *values, SwText *out);

#endif
