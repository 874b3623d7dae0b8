/* Expressions as they are written: what can be told of their text alone. */
#ifndef SW_SYNTAX_EXPRESSION_TEXT_H
#define SW_SYNTAX_EXPRESSION_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* A letter, a digit, an underscore; also any byte of a character beyond ASCII. */
bool sw_is_word(char c);
/* Whether an operator stands outside all brackets: names, attributes, calls and subscripts bind
 * tighter than any. */
bool sw_text_is_compound(const char *text, size_t size);

/* A call at the end of a text: `x.view(` 2, 3 `)`. */
typedef struct SwCallText {
  size_t name;        /* where the last word before the bracket begins */
  size_t open, close; /* the brackets */
} SwCallText;

/* False where the text does not end in a call of something named. */
bool sw_call_text(const char *text, size_t size, SwCallText *out);

/* From..to of a text. */
typedef struct SwTextPart {
  size_t from, to;
} SwTextPart;

/* What commas outside brackets set apart, without blanks around; returns how many there are, and
 * gives at most `most`. */
int sw_text_items(const char *text, size_t from, size_t to, SwTextPart *out, int most);

#endif
