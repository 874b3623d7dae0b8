/* String literals: adjacent ones are joined, and f-strings are taken apart. */
#ifndef SW_SYNTAX_PARSER_STRING_H
#define SW_SYNTAX_PARSER_STRING_H

#include "syntax/parser_support.h"

/* Adjacent string literals, joined. */
SwNode *sw_parse_strings(SwParser *self);

#endif
