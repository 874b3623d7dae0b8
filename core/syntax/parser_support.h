/* The parser's state and the helpers of its files. Recursive descent, one token of lookahead. */
#ifndef SW_SYNTAX_PARSER_SUPPORT_H
#define SW_SYNTAX_PARSER_SUPPORT_H

#include "syntax/ast.h"
#include "syntax/lexer.h"

/* Deeper programs are refused, so that the parser and everything that walks the tree fit on the
 * stack of a browser. A long chain a + b + ... is a deep tree, too. */
#define SW_RECURSION_LIMIT 200
#define SW_HEIGHT_LIMIT    500

/*
 * Every function that parses returns NULL (or false) in three cases: the text is refused, memory
 * ran out, or `unsupported` is set. parser.c ends the last case at the statement.
 */
typedef struct SwParser {
  SwLexer lexer;
  SwToken token;     /* the next one, not yet consumed */
  uint32_t last_end; /* end of the last consumed token that has text */
  const SwSource *source;
  SwArena *arena;
  SwRefusal *refusal;
  uint32_t negated_at; /* where the operand of the last unary minus begins */
  int recursion;
  int loops;               /* open loops of the present function */
  int functions;           /* open functions */
  bool yields;             /* the innermost of them yields */
  const char *within;      /* the open class, without leading underscores; NULL: none */
  const char *unsupported; /* why the present statement is not run, or NULL */
  SwSpan unsupported_span;
} SwParser;

/* Consumes the next token. */
bool sw_parser_advance(SwParser *self);
/* Whether the next token is of this kind. */
bool sw_parser_at(const SwParser *self, SwTokenKind kind);
/* Consumes the token if it is of this kind; `failed` is set when what follows is refused. */
bool sw_parser_accept(SwParser *self, SwTokenKind kind, bool *failed);
/* Consumes a token of this kind, or refuses the text. */
bool sw_parser_expect(SwParser *self, SwTokenKind kind);
/* After an item in brackets: consumes a comma, or stops at the closing bracket. */
bool sw_parser_behind_item(SwParser *self, SwTokenKind closer);
/* The text at `span` as a value of a notice, cut where it is long. */
SwArg sw_parser_quote(const SwParser *self, SwSpan span);
/* Refuses the next token: "expected {what}, found ...". `what` is a noun of notices.def, or code.
 */
bool sw_parser_expected(SwParser *self, const char *what);
/* The same where either of two words could follow. */
bool sw_parser_expected_either(SwParser *self, const char *a, const char *b);
/* As sw_refusal_set. If an earlier bracket is never closed, says that instead. */
#define sw_parser_refuse(self, span, ...)                                                          \
  sw_parser_refuse_with((self), (span), SW_NOTICE_WITH(__VA_ARGS__))
bool sw_parser_refuse_with(SwParser *self, SwSpan span, const char *sentence, const SwArg *args);
/* Notes Python that is not run. `sentence` is static or in the arena. Returns NULL. */
SwNode *sw_parser_unsupported(SwParser *self, SwSpan span, const char *sentence);
/* Guards a recursion; leave with sw_parser_leave only after true. */
bool sw_parser_enter(SwParser *self);
void sw_parser_leave(SwParser *self);

/* A new node that begins at offset `start`; finish it when its children are there. */
SwNode *sw_parser_node(SwParser *self, SwNodeKind kind, uint32_t start);
/* Appends a finished child; false when it is NULL or the tree is too high. */
bool sw_parser_add(SwParser *self, SwNode *parent, SwNode *child);
SwNode *sw_parser_finish(SwParser *self, SwNode *node);
/* A node for the next token, which is consumed. */
SwNode *sw_parser_leaf(SwParser *self, SwNodeKind kind);
/* An ABSENT node. */
SwNode *sw_parser_absent(SwParser *self);
/* Copies the text into the arena. */
bool sw_parser_set_text(SwParser *self, SwNode *node, const char *bytes, size_t size);
/* Sets the name at `name`. In a class C, `__x` becomes `_C__x`. */
bool sw_parser_set_name(SwParser *self, SwNode *node, SwSpan name);

#endif
