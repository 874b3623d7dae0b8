/* Statements with blocks. */
#ifndef SW_SYNTAX_PARSER_COMPOUND_H
#define SW_SYNTAX_PARSER_COMPOUND_H

#include "syntax/parser_support.h"

bool sw_parser_at_compound(const SwParser *self);
SwNode *sw_parse_compound(SwParser *self);

#endif
