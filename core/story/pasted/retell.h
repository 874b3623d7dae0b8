/*
 * The program of a message in the words of the line that failed: its names, and the operation as
 * it is written there. Only where the line has one operation that can have failed so, and where the
 * program then ends in the same message.
 */
#ifndef SW_STORY_PASTED_RETELL_H
#define SW_STORY_PASTED_RETELL_H

#include "story/pasted/failing_line.h"
#include "story/pasted/reproduce.h"

#define SW_MOST_OPERANDS 2

typedef struct SwRetoldOperand {
  SwText name;     /* in the program as it was made: "a" */
  SwPiece bound;   /* in the program as it is retold: "k" */
  SwPiece read;    /* there, in the operation: "k.transpose(-2, -1)" */
  SwPiece written; /* in the line: "self.k" */
} SwRetoldOperand;

typedef struct SwRetold {
  SwPiece line, operation; /* of the pasted text; empty: it is not retold */
  bool mended;             /* what repairs the program as it was made repairs it */
  int count;
  SwRetoldOperand at[SW_MOST_OPERANDS];
} SwRetold;

/* Replaces made->program where it can be retold. Free with sw_retold_clear. */
void sw_retell(const SwFailingLine *line, const SwRecognised *of, SwReproduction *made,
               SwRetold *out);
void sw_retold_clear(SwRetold *self);
/* A line of the program as it was made, in the words of the one that failed. */
void sw_retold_text(const SwRetold *self, SwPiece text, SwText *out);
/* The operand that is asked for under this name, or NULL. */
const SwRetoldOperand *sw_retold_operand(const SwRetold *self, const char *name);

#endif
