/* Statements that fit on one line. */
#ifndef SW_SYNTAX_PARSER_SIMPLE_H
#define SW_SYNTAX_PARSER_SIMPLE_H

#include "syntax/parser_support.h"

SwNode *sw_parse_simple(SwParser *self);
bool sw_parser_check_target(SwParser *self, const SwNode *target);

#endif
