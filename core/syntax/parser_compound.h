/* Statements with blocks. */
#ifndef SW_SYNTAX_PARSER_COMPOUND_H
#define SW_SYNTAX_PARSER_COMPOUND_H

#include "syntax/parser_support.h"

/* Whether the next token begins a compound statement. */
bool sw_parser_at_compound(const SwParser *self);
/* `:` and a block: indented lines, or statements on the same line. `word` opened it. */
SwNode *sw_parse_block(SwParser *self, SwTokenKind word);
/* The targets of a `for`, up to `in`. */
SwNode *sw_parse_for_target(SwParser *self);
/* A whole compound statement. */
SwNode *sw_parse_compound(SwParser *self);

#endif
