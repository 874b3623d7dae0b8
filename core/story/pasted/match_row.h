/*
 * Matches a row of base/errors.def, such as "size {a} must match {b}", against a text, and reads
 * the values at the named places.
 */
#ifndef SW_STORY_PASTED_MATCH_ROW_H
#define SW_STORY_PASTED_MATCH_ROW_H

#include <stdbool.h>

#include "story/pasted/piece.h"

#define SW_MAX_PLACES 8

typedef struct SwMatch {
  int words;       /* matched bytes of the row outside its places, without blanks */
  bool cut;        /* the text stops before the row does, as in the title of a question */
  const char *end; /* of the matched text */
  int count;
  SwPiece names[SW_MAX_PLACES]; /* in the row: "a", "dim" */
  SwPiece values[SW_MAX_PLACES];
} SwMatch;

/*
 * Whether the text at `at` matches the row. Blanks, single line breaks and the case of letters are
 * ignored. `tries`: the characters that may still be compared,
 * so that a hostile text costs a bounded time. `least`: matched bytes that are enough for a message
 * that is cut off; 0: the message must be complete. A place {rest} takes the rest of the line.
 */
bool sw_match_row(const char *row, const char *at, const char *end, int least, int *tries,
                  SwMatch *out);

/* The end of the number, brackets, quotation or name that begins at `at`; `at` if none does. */
const char *sw_token_end(const char *at, const char *end);

#endif
