/* Operators, from the loosest binding (a if b else c) to the tightest (**). */
#ifndef SW_SYNTAX_PARSER_EXPRESSION_H
#define SW_SYNTAX_PARSER_EXPRESSION_H

#include "syntax/parser_support.h"

SwNode *sw_parse_expression(SwParser *self);
/* a, b, *c: a TUPLE where there is a comma. */
SwNode *sw_parse_expressions(SwParser *self);
/* One item of a list, tuple or call: an expression or STARRED. */
SwNode *sw_parse_item(SwParser *self);
/* `*` or `**`, which comes next, and what `parse` makes of the rest. */
SwNode *sw_parse_starred(SwParser *self, SwNode *(*parse)(SwParser *));
/* Without `if ... else` and lambda. */
SwNode *sw_parse_or(SwParser *self);
/* Left operand to right operand of | ^ & << >> + - * / // % @: the target of a `for`. */
SwNode *sw_parse_operand(SwParser *self);

#endif
