/* Atoms: literals, names, and everything in brackets. */
#ifndef SW_SYNTAX_PARSER_ATOM_H
#define SW_SYNTAX_PARSER_ATOM_H

#include "syntax/parser_support.h"

SwNode *sw_parse_atom(SwParser *self);
/* Whether the next token can begin an expression. */
bool sw_parser_at_expression(const SwParser *self);

#endif
