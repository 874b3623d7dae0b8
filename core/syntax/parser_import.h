/* import a.b as c, d    from a.b import c as d, e */
#ifndef SW_SYNTAX_PARSER_IMPORT_H
#define SW_SYNTAX_PARSER_IMPORT_H

#include "syntax/parser_support.h"

SwNode *sw_parse_import(SwParser *self);
SwNode *sw_parse_from_import(SwParser *self);

#endif
