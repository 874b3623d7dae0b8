#include "base/words.h"

#include <string.h>

bool sw_word_is(const char *word, const char *other, size_t size) {
  return strlen(word) == size && memcmp(word, other, size) == 0;
}

bool sw_words_hold_part(const char *words, const char *part, size_t size) {
  while (*words) {
    size_t word = strcspn(words, " ");
    if (word == size && memcmp(words, part, size) == 0) return true;
    words += word + (words[word] == ' ');
  }
  return false;
}

bool sw_words_hold(const char *words, const char *word) {
  return sw_words_hold_part(words, word, strlen(word));
}
