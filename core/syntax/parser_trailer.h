/* Trailers of an atom: .attribute, (arguments), [index]. */
#ifndef SW_SYNTAX_PARSER_TRAILER_H
#define SW_SYNTAX_PARSER_TRAILER_H

#include "syntax/parser_support.h"

/* An atom with its .attributes, (calls) and [indices]. */
SwNode *sw_parse_primary(SwParser *self);

#endif
