/* Lists of words in one text, "torch Tensor": names that are looked up as data. */
#ifndef SW_BASE_WORDS_H
#define SW_BASE_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* Whether `words`, parted by single spaces, hold `word`. */
bool sw_words_hold(const char *words, const char *word);
/* The same, of a word that is the first `size` bytes of `part`. */
bool sw_words_hold_part(const char *words, const char *part, size_t size);
/* Whether two names are the same; the second is `size` bytes long. */
bool sw_word_is(const char *word, const char *other, size_t size);

#endif
