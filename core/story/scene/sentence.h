/*
 * Fills a sentence in the part of ICU MessageFormat that the .def files use: {name} and
 * {name, plural, =0 {none} one {# element} other {# elements}}, with # for the number. Sentences
 * are not checked here: a missing brace or name is an error of a .def file, which tests find.
 */
#ifndef SW_STORY_SCENE_SENTENCE_H
#define SW_STORY_SCENE_SENTENCE_H

#include "story/scene/values.h"

/* A row of cautions.def, questions.def, probe.def, repairs.def or words.def. */
typedef struct SwMessage {
  const char *id, *facts, *sentence;
} SwMessage;

/* Appends the sentence. `out` fails if memory ran out for one of the values. */
void sw_sentence_fill(const char *message, const SwValues *values, SwText *out);

#endif
