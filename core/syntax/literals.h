/* The values of number and string literals. */
#ifndef SW_SYNTAX_LITERALS_H
#define SW_SYNTAX_LITERALS_H

#include "base/text.h"
#include "syntax/lexer.h"

/* The length in bytes of the number at the start of `bytes`, and its kind. The first byte is a
 * digit, or a dot before one. */
size_t sw_number_scan(const char *bytes, size_t size, SwTokenKind *kind);

/* The value of a scanned INT; false when it exceeds 64 bits. Unsigned, since a minus may come
 * before it. */
bool sw_int_value(const char *bytes, size_t size, uint64_t *out);
/* The value of a scanned FLOAT; false when it has more than 1000 characters. */
bool sw_float_value(const char *bytes, size_t size, double *out);

/* The parts of a string literal. */
typedef struct SwQuoted {
  bool is_raw, is_bytes, is_format;
  SwSpan content;
} SwQuoted;

SwQuoted sw_string_quoted(const SwSource *source, SwSpan literal);

/* Whether it is u, r, b, f, rb, br, rf or fr, in upper or lower case. */
bool sw_is_string_prefix(const char *bytes, size_t size);

typedef enum SwEscapeProblem {
  SW_ESCAPE_FINE,
  SW_ESCAPE_TRUNCATED,   /* \x4 */
  SW_ESCAPE_NAMED,       /* \N{...} */
  SW_ESCAPE_NO_CHARACTER /* a lone surrogate, or beyond U+10FFFF */
} SwEscapeProblem;

/* Appends the text that the `content` of a literal means. On a problem, `where` is the escape at
 * fault. */
SwEscapeProblem sw_string_decode(SwText *out, const SwPaste *paste, SwSpan content, bool is_raw,
                                 SwSpan *where);

#endif
