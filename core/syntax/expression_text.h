/* Questions about expressions that their text alone answers. */
#ifndef SW_SYNTAX_EXPRESSION_TEXT_H
#define SW_SYNTAX_EXPRESSION_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* A letter, a digit, an underscore, or any byte of a character beyond ASCII. */
bool sw_is_word(char c);
/* Whether the text has an operator outside all brackets, so that it needs parentheses before an
 * attribute or a subscript. */
bool sw_text_is_compound(const char *text, size_t size);

/* A call at the end of a text: `x.view(` 2, 3 `)`. */
typedef struct SwCallText {
  size_t name;        /* where the word before the bracket begins */
  size_t open, close; /* the brackets */
} SwCallText;

/* False if the text does not end in a call of a name. */
bool sw_call_text(const char *text, size_t size, SwCallText *out);

/* The bytes [from, to) of a text. */
typedef struct SwTextPart {
  size_t from, to;
} SwTextPart;

/* The items between commas outside brackets, without blanks around them. Returns how many there
 * are, and writes at most `most`. */
int sw_text_items(const char *text, size_t from, size_t to, SwTextPart *out, int most);

#endif
