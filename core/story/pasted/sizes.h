/* Sizes as messages write them: "[2, 3]", "(2,3)", "2, 3", "torch.Size([2, 3])". */
#ifndef SW_STORY_PASTED_SIZES_H
#define SW_STORY_PASTED_SIZES_H

#include <stdint.h>

#include "story/pasted/match_row.h"

#define SW_MOST_SIZES 16

typedef struct SwSizes {
  int64_t at[SW_MOST_SIZES];
  int count;
} SwSizes;

/* The integers of the text; false where there are too many or too large ones. */
bool sw_sizes_read(SwPiece text, SwSizes *out);
/* Whether the text is one list of them, without words but torch.Size. */
bool sw_sizes_only(SwPiece text);
/* Their product; false where it is too large. */
bool sw_sizes_numel(const SwSizes *self, int64_t *out);

#endif
