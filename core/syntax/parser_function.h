/* def, lambda, return, comprehensions. */
#ifndef SW_SYNTAX_PARSER_FUNCTION_H
#define SW_SYNTAX_PARSER_FUNCTION_H

#include "syntax/parser_support.h"

SwNode *sw_parse_def(SwParser *self);
SwNode *sw_parse_lambda(SwParser *self);
SwNode *sw_parse_return(SwParser *self);
SwNode *sw_parse_yield(SwParser *self);
/* The clauses after `item`, up to the closing bracket. */
SwNode *sw_parse_comprehension(SwParser *self, SwNode *item, SwComprehensionKind kind);

SwNode *sw_parse_class(SwParser *self);

#endif
