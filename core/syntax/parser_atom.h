/* Literals, names, and what stands in brackets. */
#ifndef SW_SYNTAX_PARSER_ATOM_H
#define SW_SYNTAX_PARSER_ATOM_H

#include "syntax/parser_support.h"

SwNode *sw_parse_atom(SwParser *self);
/* Can the next token begin an expression? */
bool sw_parser_at_expression(const SwParser *self);

#endif
