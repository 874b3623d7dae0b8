/* Operators, from the loosest binding (a if b else c) to the tightest (**). */
#ifndef SW_SYNTAX_PARSER_EXPRESSION_H
#define SW_SYNTAX_PARSER_EXPRESSION_H

#include "syntax/parser_support.h"

/* One expression, with `a if b else c` and lambda. */
SwNode *sw_parse_expression(SwParser *self);
/* a, b, *c: a TUPLE if there is a comma. */
SwNode *sw_parse_expressions(SwParser *self);
/* One item of a list, tuple or call: an expression or STARRED. */
SwNode *sw_parse_item(SwParser *self);
/* `*` or `**`, then what `parse` reads. */
SwNode *sw_parse_starred(SwParser *self, SwNode *(*parse)(SwParser *));
/* An expression without `if ... else` and lambda. */
SwNode *sw_parse_or(SwParser *self);
/* An operand of a comparison: the operators | ^ & << >> + - * / // % @ and tighter ones. */
SwNode *sw_parse_operand(SwParser *self);

#endif
