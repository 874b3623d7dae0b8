/* A piece of a text, borrowed from the pasted text or from a program made for it. */
#ifndef SW_STORY_PASTED_PIECE_H
#define SW_STORY_PASTED_PIECE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

typedef struct SwPiece {
  const char *at;
  size_t size; /* bytes */
} SwPiece;

/* All of a text; valid until the text changes. */
SwPiece sw_piece_of(const SwText *text);
bool sw_piece_same(SwPiece a, SwPiece b);
void sw_piece_write(SwPiece self, SwText *out);
/* Whether the character is an ASCII letter, a digit or an underscore. */
bool sw_is_name(char c);

#endif
