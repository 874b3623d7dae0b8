/* Lists of words in one string, "torch Tensor": names that tables keep as data. */
#ifndef SW_BASE_WORDS_H
#define SW_BASE_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* Whether `words`, separated by single spaces, contain `word`. */
bool sw_words_hold(const char *words, const char *word);
/* The same for a word that is the first `size` bytes of `part`. */
bool sw_words_hold_part(const char *words, const char *part, size_t size);
/* Whether two words are equal; `other` has `size` bytes and no NUL. */
bool sw_word_is(const char *word, const char *other, size_t size);

#endif
