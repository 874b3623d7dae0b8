/* What the files of the parser share. Recursive descent with one token of lookahead. */
#ifndef SW_SYNTAX_PARSER_SUPPORT_H
#define SW_SYNTAX_PARSER_SUPPORT_H

#include "base/arena.h"
#include "syntax/ast.h"
#include "syntax/lexer.h"

/* Python code that is deeper than this is refused, so that neither the parser nor those who walk
 * the tree need more stack than a browser has. A long chain a + b + ... is a deep tree, too. */
#define SW_RECURSION_LIMIT 200
#define SW_HEIGHT_LIMIT    500

/*
 * Every function that parses returns NULL (or false) in three cases: the text is refused, memory
 * ran out, or `unsupported` is set. The last one ends at the statement, see parser.c.
 */
typedef struct SwParser {
  SwLexer lexer;
  SwToken token;     /* the next one, not yet consumed */
  uint32_t last_end; /* of the last consumed token that has text */
  const SwSource *source;
  SwArena *arena;
  SwRefusal *refusal;
  uint32_t negated_at; /* where the operand of the last unary minus begins */
  int recursion;
  int loops;               /* around the statement, within its function */
  int functions;           /* around it */
  const char *within;      /* the class around it, without the underscores in front; NULL: none */
  const char *unsupported; /* the sentence, or NULL */
  SwSpan unsupported_span;
} SwParser;

bool sw_parser_advance(SwParser *self);
bool sw_parser_at(const SwParser *self, SwTokenKind kind);
/* Consumes the token if it is of this kind; `failed` is set when what follows is refused. */
bool sw_parser_accept(SwParser *self, SwTokenKind kind, bool *failed);
bool sw_parser_expect(SwParser *self, SwTokenKind kind);
/* Behind an item between brackets: consumes its comma, or stands at the closing one. */
bool sw_parser_behind_item(SwParser *self, SwTokenKind closer);
/* Refuses the next token: "expected {what}, found ...". */
bool sw_parser_expected(SwParser *self, const char *what);
/* A syntax error, unless an earlier bracket that is never closed is the better explanation. */
__attribute__((format(printf, 3, 4))) bool sw_parser_refuse(SwParser *self, SwSpan span,
                                                            const char *format, ...);
/* Python that is not run. `sentence` is static or in the arena. Returns NULL. */
SwNode *sw_parser_unsupported(SwParser *self, SwSpan span, const char *sentence);
/* Guards a recursion; leave with sw_parser_leave only after true. */
bool sw_parser_enter(SwParser *self);
void sw_parser_leave(SwParser *self);

SwNode *sw_parser_node(SwParser *self, SwNodeKind kind, uint32_t start);
/* Appends a child; false when it is NULL or the tree too high. Children come finished. */
bool sw_parser_add(SwParser *self, SwNode *parent, SwNode *child);
SwNode *sw_parser_finish(SwParser *self, SwNode *node);
/* A node for the next token, which is consumed. */
SwNode *sw_parser_leaf(SwParser *self, SwNodeKind kind);
SwNode *sw_parser_absent(SwParser *self);
bool sw_parser_set_text(SwParser *self, SwNode *node, const char *bytes, size_t size);
/* A name as it stands there; `__x` within a class is `_C__x`. */
bool sw_parser_set_name(SwParser *self, SwNode *node, SwSpan name);

#endif
