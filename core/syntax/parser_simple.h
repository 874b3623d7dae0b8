/* Statements that fit on one line. */
#ifndef SW_SYNTAX_PARSER_SIMPLE_H
#define SW_SYNTAX_PARSER_SIMPLE_H

#include "syntax/parser_support.h"

/* One of them, without its `;` or line end. */
SwNode *sw_parse_simple(SwParser *self);
/* Refuses a target that Python cannot assign to, such as a call. */
bool sw_parser_check_target(SwParser *self, const SwNode *target);

#endif
