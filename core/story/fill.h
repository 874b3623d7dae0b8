/* The places of the rows of reproduce.def, filled. */
#ifndef SW_STORY_FILL_H
#define SW_STORY_FILL_H

#include "base/text.h"
#include "story/match_row.h"

/*
 * `value` in the style of a place, as reproduce.def lists them; false where it is none that a
 * program can hold. Sets `large` where a tensor has many elements.
 */
bool sw_fill_styled(SwPiece style, SwPiece value, bool *large, SwText *out);

#endif
