/* The names of a generated program replaced by the names of the failing line. */
#ifndef SW_STORY_PASTED_REWRITTEN_H
#define SW_STORY_PASTED_REWRITTEN_H

#include "base/text.h"
#include "story/pasted/match_row.h"

#define SW_MOST_OPERANDS 2

typedef struct SwRewrittenOperand {
  SwText name;     /* in the generated program: "a" */
  SwPiece bound;   /* in the rewritten program: "k" */
  SwPiece read;    /* in its operation: "k.transpose(-2, -1)" */
  SwPiece written; /* in the failing line: "self.k" */
} SwRewrittenOperand;

typedef struct SwRewritten {
  SwPiece line, operation; /* of the pasted text; operation is empty if nothing is rewritten */
  bool repairable;         /* a repair of the generated program also fits this line */
  int count;
  SwRewrittenOperand at[SW_MOST_OPERANDS];
} SwRewritten;

void sw_rewritten_clear(SwRewritten *self);
/* Appends a line of the generated program with the names of the failing line. */
void sw_rewritten_text(const SwRewritten *self, SwPiece text, SwText *out);
/* The operand with this name in the generated program, or NULL. */
const SwRewrittenOperand *sw_rewritten_operand(const SwRewritten *self, const char *name);
/* Appends `read`; puts it in brackets if it is part of a larger expression (not `alone`). */
void sw_rewritten_read(SwPiece read, bool alone, SwText *out);
/* Appends the lines of `made` up to `last`, with the names of the line. `swapped`: a bit for each
 * operand whose last two sizes are exchanged. */
void sw_rewritten_definitions(const SwRewritten *self, SwPiece made, const char *last, int swapped,
                              SwText *out);

#endif
