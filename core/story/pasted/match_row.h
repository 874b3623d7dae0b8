/* A row of base/errors.def against a text: its words, and what stands at its named places. */
#ifndef SW_STORY_PASTED_MATCH_ROW_H
#define SW_STORY_PASTED_MATCH_ROW_H

#include <stdbool.h>

#include "story/pasted/piece.h"

#define SW_MAX_PLACES 8

typedef struct SwMatch {
  int words;       /* bytes that are the row's own, without blanks */
  bool cut;        /* the text ends before the row does, as titles do */
  const char *end; /* of what matched */
  int count;
  SwPiece names[SW_MAX_PLACES]; /* in the row: "a", "dim" */
  SwPiece values[SW_MAX_PLACES];
} SwMatch;

/*
 * Whether the row begins at `at`; blanks and single line breaks count for nothing on either side,
 * nor does the case of letters. `tries`: characters that may still be compared, which bounds what a
 * hostile text costs. `least`: so many words are enough where the message is cut off behind them;
 * 0 where it must be whole.
 */
bool sw_match_row(const char *row, const char *at, const char *end, int least, int *tries,
                  SwMatch *out);

/* The end of the number, the brackets, the quotation or the name that begins at `at`; `at` itself
 * where none does. */
const char *sw_token_end(const char *at, const char *end);

#endif
