#include "story/pasted/piece.h"

#include <string.h>

#include "syntax/expression_text.h"

SwPiece sw_piece_of(const SwText *text) {
  return (SwPiece){sw_text_cstr(text), text->size};
}

bool sw_piece_same(SwPiece a, SwPiece b) {
  return a.size == b.size && memcmp(a.at, b.at, a.size) == 0;
}

void sw_piece_write(SwPiece self, SwText *out) {
  sw_text_bytes(out, self.at, self.size);
}

bool sw_is_name(char c) {
  return (unsigned char)c < 0x80 && sw_is_word(c);
}
