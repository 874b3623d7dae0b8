/* From program text to syntax tree. */
#ifndef SW_SYNTAX_PARSER_H
#define SW_SYNTAX_PARSER_H

#include "syntax/ast.h"
#include "syntax/refusal.h"

typedef struct SwParser SwParser; /* parser_support.h */

/*
 * Parses a whole program. Returns a BLOCK of statements, or NULL when the text is not Python
 * (`refusal` then says why and where) or memory ran out (refusal->message may be NULL).
 *
 * Python outside the subset (async, match, ...) is not a syntax error: its statement becomes one
 * UNSUPPORTED node whose text names it, and parsing goes on after it.
 *
 * Pasted material: if any line starts with a prompt (>>>, ..., In [3]:), only prompted lines are
 * program; the rest is output and is skipped. A leading `Copy` line is skipped.
 */
SwNode *sw_parse(const SwSource *source, SwArena *arena, SwRefusal *refusal);
/* The same for the text from offset `start` on, without a limit of length and without prompts. */
SwNode *sw_parse_behind(const SwSource *source, uint32_t start, SwArena *arena, SwRefusal *refusal);
/* Parses one logical line or compound statement and appends it to the block. */
bool sw_parse_statement(SwParser *self, SwNode *block);
/* Simple statements with `;` between them, up to the end of the line. */
bool sw_parse_line(SwParser *self, SwNode *block);

#endif
