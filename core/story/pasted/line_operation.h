/* Operations as they are written in a line: of what kind they are, and on which operands. */
#ifndef SW_STORY_PASTED_LINE_OPERATION_H
#define SW_STORY_PASTED_LINE_OPERATION_H

#include "base/arena.h"
#include "story/pasted/failing_line.h"
#include "syntax/ast.h"

typedef enum SwLineKind {
  SW_LINE_NONE,
  SW_LINE_ELEMENTWISE, /* a + b, a += b, a == b; with a number in the line it never fails so */
  SW_LINE_PRODUCT,     /* a @ b, torch.bmm(a, b) */
  SW_LINE_CALL,
  SW_LINE_INDEX
} SwLineKind;

/* The line's statements, without its `return`; their spans count from `*code`. NULL where it is no
 * Python. */
const SwNode *sw_line_parse(const SwFailingLine *line, SwArena *arena, SwPiece *code);

SwLineKind sw_line_kind(const SwNode *node);
/* torch, np: names that are no operands. */
bool sw_is_library(const SwNode *node);
/* "view" of x.view(2), "bmm" of torch.bmm(a, b) */
const char *sw_called(const SwNode *call);
/* How many there are; at most `most` are given. */
int sw_line_operands(const SwNode *node, const SwNode **out, int most);

/* How many sizes or indices stand in its brackets; -1 where that is not written: view(*sizes). */
int sw_line_items(const SwNode *node);

/* What stands in an operand. */
typedef struct SwOperandNames {
  const SwNode *name; /* the first */
  bool several;       /* there is another one */
  bool own_call;      /* of a function of the reader's: its own lines would have been shown */
} SwOperandNames;

void sw_operand_names(const SwNode *node, SwOperandNames *out);

#endif
