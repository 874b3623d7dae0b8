#include "base/words.h"

#include <string.h>

bool sw_word_is(const char *word, const char *other, size_t size) {
  return strlen(word) == size && memcmp(word, other, size) == 0;
}

bool sw_words_hold(const char *words, const char *word) {
  while (*words) {
    size_t size = strcspn(words, " ");
    if (sw_word_is(word, words, size)) return true;
    words += size + (words[size] == ' ');
  }
  return false;
}
