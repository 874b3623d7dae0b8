/* Fills the places in the rows of reproduce.def: {a:torch.ones} with [2, 3] is torch.ones(2, 3). */
#ifndef SW_STORY_PASTED_PLACE_TEXT_H
#define SW_STORY_PASTED_PLACE_TEXT_H

#include "base/text.h"
#include "story/pasted/match_row.h"

/*
 * Appends `value` in a style that reproduce.def lists. False if a program cannot hold the value.
 */
bool sw_place_text(SwPiece style, SwPiece value, SwText *out);

#endif
