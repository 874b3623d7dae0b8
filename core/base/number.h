/*
 * Floating-point numbers as text, exactly as Python writes and reads them. All conversions are
 * correctly rounded. They do without libc's printf and strtod: in WebAssembly these bring along
 * 128-bit floating-point arithmetic, 20 KB in all.
 */
#ifndef SW_BASE_NUMBER_H
#define SW_BASE_NUMBER_H

#include "base/digits.h"
#include "base/text.h"

/* The shortest decimal that reads back as the same number, as digits and exponent:
 * value = 0.d1d2d3... * 10^exponent. The nearest one where several are shortest. */
typedef struct SwDecimal {
  char digits[24]; /* no leading or trailing zeros, "0" for zero; NUL-terminated */
  int exponent;
  bool negative;
} SwDecimal;

/* `value` must be finite, and a number of the type that `reading` says. */
SwDecimal sw_decimal_shortest(double value, SwReading reading);

/* The shortest of at least `min_digits` and at most `max_digits` significant digits: where the
 * shortest would need more, the correctly rounded one of `max_digits`. NumPy's "unique" digits.
 * Both limits lie in 1..17. Trailing zeros are not written out here either. */
SwDecimal sw_decimal_unique(double value, SwReading reading, int min_digits, int max_digits);

/* The shortest digits, or where `exact` all, cut off after so many decimals: at most 23 digits. */
SwDecimal sw_decimal_cut(double value, SwReading reading, bool exact, int decimals);

/* -12.50 with `min_decimals` 2: padded with zeros, always with a point. */
void sw_decimal_positional(const SwDecimal *self, int min_decimals, SwText *out);
/* -1.250e+01 with `min_decimals` 3 and `exponent_digits` 2; without decimals there is a point only
 * if `keeps_point`. */
void sw_decimal_scientific(const SwDecimal *self, int min_decimals, bool keeps_point,
                           int exponent_digits, SwText *out);

/* Python's repr(float): 1.0, 1e-05, 1e+16, inf, nan, -0.0. */
void sw_text_float_repr(SwText *self, double value);
/* Python's '%.{decimals}f' and '%.{decimals}e' (exponent of at least two digits); inf and nan as
 * such. */
void sw_text_float_fixed(SwText *self, double value, int decimals);
void sw_text_float_scientific(SwText *self, double value, int decimals);

#endif
