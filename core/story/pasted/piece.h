/* Bytes of a text that somebody else owns: of the pasted one, or of a program made for it. */
#ifndef SW_STORY_PASTED_PIECE_H
#define SW_STORY_PASTED_PIECE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

typedef struct SwPiece {
  const char *at;
  size_t size;
} SwPiece;

/* All of a text, until that changes. */
SwPiece sw_piece_of(const SwText *text);
bool sw_piece_same(SwPiece a, SwPiece b);
void sw_piece_write(SwPiece self, SwText *out);
/* A letter of English, a digit, an underscore. */
bool sw_is_name(char c);

#endif
