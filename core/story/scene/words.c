#include "story/scene/words.h"

static const SwMessage rows[] = {
#define WORD(id, word) {#id, "", word},
#include "story/scene/words.def"
};

const char *sw_word(SwWordId id) {
  return rows[id].sentence;
}

const SwMessage *sw_word_row(SwWordId id) {
  return &rows[id];
}
