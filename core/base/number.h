/*
 * Floating-point numbers as text, exactly as Python writes them. All conversions are correctly
 * rounded. libc's printf is not used: it differs between platforms, and in WebAssembly it brings
 * along 128-bit floating-point arithmetic.
 */
#ifndef SW_BASE_NUMBER_H
#define SW_BASE_NUMBER_H

#include "base/digits.h"
#include "base/text.h"

/* A decimal: value = 0.d1d2d3... * 10^exponent. */
typedef struct SwDecimal {
  char digits[24]; /* no leading or trailing zeros, "0" for zero; NUL-terminated */
  int exponent;
  bool negative;
} SwDecimal;

/* The shortest decimal that reads back as `value`; the nearest where several are as short. `value`
 * must be finite, and a number of the type that `reading` names. */
SwDecimal sw_decimal_shortest(double value, SwReading reading);

/* The shortest decimal with `min_digits` to `max_digits` significant digits (both in 1..17). Where
 * it would need more, `value` rounded to `max_digits`. NumPy calls these the unique digits.
 * Trailing zeros are left out. */
SwDecimal sw_decimal_unique(double value, SwReading reading, int min_digits, int max_digits);

/* The shortest digits (all digits if `exact`), rounded to `decimals` digits after the point. At
 * most 23 digits in all. */
SwDecimal sw_decimal_cut(double value, SwReading reading, bool exact, int decimals);

/* Appends -12.50 for `min_decimals` 2: padded with zeros, always with a point. */
void sw_decimal_positional(const SwDecimal *self, int min_decimals, SwText *out);
/* Appends -1.250e+01 for `min_decimals` 3 and `exponent_digits` 2. A number without decimals gets a
 * point only if `keeps_point`. */
void sw_decimal_scientific(const SwDecimal *self, int min_decimals, bool keeps_point,
                           int exponent_digits, SwText *out);

/* Python's repr(float): 1.0, 1e-05, 1e+16, inf, nan, -0.0. */
void sw_text_float_repr(SwText *self, double value);
/* Python's '%.{decimals}f' and '%.{decimals}e', with an exponent of at least two digits. Infinity
 * and NaN are written inf and nan. */
void sw_text_float_fixed(SwText *self, double value, int decimals);
void sw_text_float_scientific(SwText *self, double value, int decimals);

#endif
