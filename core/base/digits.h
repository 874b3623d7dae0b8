/* The decimal digits of a binary floating-point number, exactly. */
#ifndef SW_BASE_DIGITS_H
#define SW_BASE_DIGITS_H

#include <limits.h>

/* The most significant digits that a double can have when written out exactly. */
#define SW_DIGITS_MAX  767
#define SW_DIGITS_FREE INT_MAX /* no limit on a count */

/* Which decimals are accepted as naming the number. A wider range allows shorter digits. */
typedef enum SwReading {
  SW_READING_EXACT,   /* only the exact value */
  SW_READING_FLOAT16, /* every decimal that reads back as the same float16 */
  SW_READING_FLOAT32,
  SW_READING_FLOAT64
} SwReading;

typedef struct SwDigitLimits {
  int min_count;    /* significant digits, at least */
  int max_count;    /* significant digits, at most */
  int max_decimals; /* digits after the point, at most */
} SwDigitLimits;

/*
 * Writes the shortest digits d1d2... with which 0.d1d2... * 10**exponent reads back as |value|, the
 * nearest where several are shortest; within the limits, for which they are rounded half to even.
 * Trailing zeros are left out, zero has the digit "0" and the exponent 1. `value` must be finite.
 * NUL-terminated: `digits` holds SW_DIGITS_MAX + 1 characters, or at least max_count + 1. Returns
 * the exponent.
 */
int sw_digits_write(double value, SwReading reading, SwDigitLimits limits, char *digits);

#endif
