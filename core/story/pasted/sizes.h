/* Sizes in the notations of messages: "[2, 3]", "(2,3)", "2, 3", "torch.Size([2, 3])". */
#ifndef SW_STORY_PASTED_SIZES_H
#define SW_STORY_PASTED_SIZES_H

#include <stdint.h>

#include "story/pasted/match_row.h"

#define SW_MOST_SIZES 16

typedef struct SwSizes {
  int64_t at[SW_MOST_SIZES];
  int count;
} SwSizes;

/* Reads all integers of the text, -1 for NumPy's "newaxis"; false if there are too many or one is
 * too large. */
bool sw_sizes_read(SwPiece text, SwSizes *out);
/* Whether the text is one list of sizes, with no word except torch.Size. */
bool sw_sizes_only(SwPiece text);
/* The product of the sizes; false if it overflows. */
bool sw_sizes_numel(const SwSizes *self, int64_t *out);

#endif
