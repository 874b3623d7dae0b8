/* The operations in a line of Python: their kinds and operands. */
#ifndef SW_STORY_PASTED_LINE_OPERATION_H
#define SW_STORY_PASTED_LINE_OPERATION_H

#include "base/arena.h"
#include "story/pasted/failing_line.h"
#include "syntax/ast.h"

typedef enum SwLineKind {
  SW_LINE_NONE,
  SW_LINE_ELEMENTWISE, /* a + b, a += b, a.add_(b); not a + 2, which never raises a shape error */
  SW_LINE_PRODUCT,     /* a @ b, torch.bmm(a, b) */
  SW_LINE_ASSIGN,      /* a[0] = b */
  SW_LINE_CALL,
  SW_LINE_INDEX
} SwLineKind;

/*
 * Parses the line without its `return`; a line like `if a == b:` gets a body. Spans count bytes
 * from `code->at`. The nodes live in the arena. NULL if the line is not Python.
 */
const SwNode *sw_line_parse(const SwFailingLine *line, SwArena *arena, SwPiece *code);

/* The kind of one node, not of its children. */
SwLineKind sw_line_kind(const SwNode *node);
/* Whether the node names a library (torch, np, F), which is not an operand. */
bool sw_is_library(const SwNode *node);
/* The called name: "view" for x.view(2), "bmm" for torch.bmm(a, b); else "". */
const char *sw_called(const SwNode *call);
/* Returns the number of operands, and writes at most `most` of them to `out`. */
int sw_line_operands(const SwNode *node, const SwNode **out, int most);

/* The number of sizes or indices in the brackets: 2 for view(2, 3); -1 for view(*sizes). */
int sw_line_items(const SwNode *node);

/* The names inside one operand, such as `self.k` in `self.k.transpose(-2, -1)`. */
typedef struct SwOperandNames {
  const SwNode *name; /* the first */
  bool several;       /* there is another one */
  bool own_call;      /* calls the reader's function; a failure inside it would show that function's
                         lines */
} SwOperandNames;

void sw_operand_names(const SwNode *node, SwOperandNames *out);

#endif
