/* What the files of the parser share. Recursive descent with one token of lookahead. */
#ifndef SW_LANG_PARSER_INTERNAL_H
#define SW_LANG_PARSER_INTERNAL_H

#include "lang/lexer.h"
#include "lang/parser.h"

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
  const char *unsupported; /* the sentence, or NULL */
  SwSpan unsupported_span;
} SwParser;

/* -- parser_support.c -- */
bool sw_parser_advance(SwParser *self);
bool sw_parser_at(const SwParser *self, SwTokenKind kind);
/* Consumes the token if it is of this kind; `failed` is set when what follows is refused. */
bool sw_parser_accept(SwParser *self, SwTokenKind kind, bool *failed);
bool sw_parser_expect(SwParser *self, SwTokenKind kind);
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

/* -- parser_expression.c -- */
SwNode *sw_parse_expression(SwParser *self);
/* a, b, *c: a TUPLE where there is a comma. */
SwNode *sw_parse_expressions(SwParser *self);
/* One item of a list, tuple or call: an expression or STARRED. Refuses comprehensions. */
SwNode *sw_parse_item(SwParser *self, const char *comprehension);
/* Left operand to right operand of | ^ & << >> + - * / // % @: the target of a `for`. */
SwNode *sw_parse_operand(SwParser *self);

/* -- parser_atom.c -- */
SwNode *sw_parse_atom(SwParser *self);
/* Can the next token begin an expression? */
bool sw_parser_at_expression(const SwParser *self);

/* -- parser_trailer.c -- */
/* An atom with its .attributes, (calls) and [indices]. */
SwNode *sw_parse_primary(SwParser *self);

/* -- parser_string.c -- */
/* Adjacent string literals, joined. */
SwNode *sw_parse_strings(SwParser *self);

/* -- parser_simple.c, parser_import.c, parser_compound.c -- */
SwNode *sw_parse_simple(SwParser *self);
SwNode *sw_parse_import(SwParser *self);
SwNode *sw_parse_from_import(SwParser *self);
bool sw_parser_check_target(SwParser *self, const SwNode *target);
bool sw_parser_at_compound(const SwParser *self);
SwNode *sw_parse_compound(SwParser *self);

/* -- parser.c -- */
/* The logical line or compound statement at hand, appended to the block. */
bool sw_parse_statement(SwParser *self, SwNode *block);
/* Simple statements with `;` between them, up to the end of the line. */
bool sw_parse_line(SwParser *self, SwNode *block);

#endif
