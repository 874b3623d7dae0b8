/* The places of the rows of reproduce.def, filled. */
#ifndef SW_STORY_PASTED_PLACE_TEXT_H
#define SW_STORY_PASTED_PLACE_TEXT_H

#include "base/text.h"
#include "story/pasted/match_row.h"

/*
 * `value` in the style of a place, as reproduce.def lists them; false where it is none that a
 * program can hold. Sets `large` where a tensor has many elements.
 */
bool sw_place_text(SwPiece style, SwPiece value, bool *large, SwText *out);

#endif
