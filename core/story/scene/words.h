/* The words for tensors that no expression names: words.def. */
#ifndef SW_STORY_SCENE_WORDS_H
#define SW_STORY_SCENE_WORDS_H

#include "story/scene/sentence.h"

typedef enum SwWordId {
#define WORD(id, word) SW_WORD_##id,
#include "story/scene/words.def"
  SW_WORD_TOTAL
} SwWordId;

/* In English, and as a text that languages say. */
const char *sw_word(SwWordId id);
const SwMessage *sw_word_row(SwWordId id);

#endif
