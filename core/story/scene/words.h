/* Words for tensors that have no name in the program: "the value", "the left one" (words.def). */
#ifndef SW_STORY_SCENE_WORDS_H
#define SW_STORY_SCENE_WORDS_H

#include "story/scene/sentence.h"

/* A row of words.def. */
typedef enum SwWordId {
#define WORD(id, word) SW_WORD_##id,
#include "story/scene/words.def"
  SW_WORD_TOTAL
} SwWordId;

/* The English words; and the row, which translations refer to by its id. */
const char *sw_word(SwWordId id);
const SwMessage *sw_word_row(SwWordId id);

#endif
