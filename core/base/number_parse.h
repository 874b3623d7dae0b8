/* Reads decimal literals as floating-point numbers, correctly rounded. */
#ifndef SW_BASE_NUMBER_PARSE_H
#define SW_BASE_NUMBER_PARSE_H

#include <stddef.h>

/* The double nearest to an unsigned decimal literal of any length (12, 1_000.5, .5, 1E-5), halves
 * rounded to even. Infinity when it is too large. */
double sw_number_parse(const char *text, size_t size);

#endif
