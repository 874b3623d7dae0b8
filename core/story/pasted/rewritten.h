/* What a program's names are in the line that failed, and texts of the program with them. */
#ifndef SW_STORY_PASTED_REWRITTEN_H
#define SW_STORY_PASTED_REWRITTEN_H

#include "base/text.h"
#include "story/pasted/match_row.h"

#define SW_MOST_OPERANDS 2

typedef struct SwRewrittenOperand {
  SwText name;     /* in the program as it was made: "a" */
  SwPiece bound;   /* in the program as it is retold: "k" */
  SwPiece read;    /* there, in the operation: "k.transpose(-2, -1)" */
  SwPiece written; /* in the line: "self.k" */
} SwRewrittenOperand;

typedef struct SwRewritten {
  SwPiece line, operation; /* of the pasted text; empty: it is not retold */
  bool repairable;         /* what repairs the program as it was made repairs it */
  int count;
  SwRewrittenOperand at[SW_MOST_OPERANDS];
} SwRewritten;

void sw_rewritten_clear(SwRewritten *self);
/* A line of the program as it was made, in the words of the one that failed. */
void sw_rewritten_text(const SwRewritten *self, SwPiece text, SwText *out);
/* The operand that is asked for under this name, or NULL. */
const SwRewrittenOperand *sw_rewritten_operand(const SwRewritten *self, const char *name);
/* `read` of an operand, in brackets where it stands beside something else. */
void sw_rewritten_read(SwPiece read, bool alone, SwText *out);
/* The lines of `made` up to `last`, with the line's names. `swapped`: bits of the operands of which
 * the last two sizes change places. */
void sw_rewritten_definitions(const SwRewritten *self, SwPiece made, const char *last, int swapped,
                              SwText *out);

#endif
