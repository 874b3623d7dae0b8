#include "story/pasted/rewritten.h"

#include <string.h>

#include "syntax/expression_text.h"

void sw_rewritten_clear(SwRewritten *self) {
  for (int i = 0; i < SW_MOST_OPERANDS; i++)
    sw_text_free(&self->at[i].name);
  *self = (SwRewritten){0};
}

const SwRewrittenOperand *sw_rewritten_operand(const SwRewritten *self, const char *name) {
  for (int i = 0; i < self->count; i++) {
    if (strcmp(sw_text_cstr(&self->at[i].name), name) == 0) return &self->at[i];
  }
  return NULL;
}

/* -- Names ----------------------------------------------------------------------------------- */

void sw_rewritten_read(SwPiece read, bool alone, SwText *out) {
  bool wrapped = !alone && sw_text_is_compound(read.at, read.size);
  if (wrapped) sw_text_char(out, '(');
  sw_piece_write(read, out);
  if (wrapped) sw_text_char(out, ')');
}

static void put_renamed(const SwRewritten *self, SwPiece text, bool binds, SwText *out) {
  for (size_t i = 0; i < text.size;) {
    size_t to = i;
    while (to < text.size && sw_is_word(text.at[to]))
      to++;
    SwPiece word = {text.at + i, to - i};
    const SwRewrittenOperand *operand = NULL;
    for (int at = 0; at < self->count && (i == 0 || text.at[i - 1] != '.'); at++) {
      if (sw_piece_same(word, sw_piece_of(&self->at[at].name))) operand = &self->at[at];
    }
    if (operand)
      sw_rewritten_read(binds ? operand->bound : operand->read, false, out);
    else
      sw_text_bytes(out, word.at, to > i ? word.size : 1);
    i = to > i ? to : i + 1;
  }
}

void sw_rewritten_text(const SwRewritten *self, SwPiece text, SwText *out) {
  put_renamed(self, text, false, out);
}

/* -- Definitions ----------------------------------------------------------------------------- */

/* Exchanges the last two sizes, if there are two: torch.ones(2, 3) becomes torch.ones(3, 2). */
static void put_swapped(SwPiece text, SwText *out) {
  size_t to[2], from[2], end = text.size;
  for (int i = 1; i >= 0; i--) {
    while (end > 0 && !(text.at[end - 1] >= '0' && text.at[end - 1] <= '9'))
      end--;
    to[i] = end;
    while (end > 0 && text.at[end - 1] >= '0' && text.at[end - 1] <= '9')
      end--;
    from[i] = end;
  }
  sw_text_bytes(out, text.at, from[0]);
  sw_text_bytes(out, text.at + from[1], to[1] - from[1]);
  sw_text_bytes(out, text.at + to[0], from[1] - to[0]);
  sw_text_bytes(out, text.at + from[0], to[0] - from[0]);
  sw_text_bytes(out, text.at + to[1], text.size - to[1]);
}

void sw_rewritten_definitions(const SwRewritten *self, SwPiece made, const char *last, int swapped,
                              SwText *out) {
  for (const char *at = made.at; at < last;) {
    const char *newline = strchr(at, '\n');
    SwPiece line = {at, (size_t)(newline - at)};
    SwText text = {0};
    const SwRewrittenOperand *kept = NULL;
    bool swaps = false;
    for (int i = 0; i < self->count; i++) {
      const SwRewrittenOperand *operand = &self->at[i];
      size_t size = operand->name.size;
      if (memcmp(at, sw_text_cstr(&operand->name), size) != 0 || at[size] != ' ') continue;
      if (operand->bound.at == operand->name.data) kept = operand;
      swaps = (swapped >> i & 1) != 0;
    }
    if (swaps)
      put_swapped(line, &text);
    else
      sw_piece_write(line, &text);
    put_renamed(self, sw_piece_of(&text), true, out);
    out->failed = out->failed || text.failed;
    sw_text_free(&text);
    if (kept) sw_text_put(out, "  # ");
    if (kept) sw_piece_write(kept->written, out);
    sw_text_char(out, '\n');
    at = newline + 1;
  }
}
