#include "base/number.h"

#include <math.h>
#include <string.h>

#include "base/digits.h"

#define MAX_DIGITS 17 /* enough to tell any two doubles apart */

SwDecimal sw_decimal_unique(double value, SwReading reading, int min_digits, int max_digits) {
  SwDecimal result = {.negative = signbit(value) != 0};
  SwDigitLimits limits = {min_digits, max_digits, SW_DIGITS_FREE};
  result.exponent = sw_digits_write(value, reading, limits, result.digits);
  return result;
}

SwDecimal sw_decimal_cut(double value, SwReading reading, bool exact, int decimals) {
  SwDecimal result = {.negative = signbit(value) != 0};
  int most = exact ? (int)sizeof result.digits - 1 : MAX_DIGITS;
  SwDigitLimits limits = {1, most, decimals};
  result.exponent =
      sw_digits_write(value, exact ? SW_READING_EXACT : reading, limits, result.digits);
  return result;
}

SwDecimal sw_decimal_shortest(double value, SwReading reading) {
  return sw_decimal_unique(value, reading, 1, MAX_DIGITS);
}

/* `exponent` counts the digits before the point. */
static void put_positional(const char *digits, int exponent, int min_decimals, bool keeps_point,
                           SwText *out) {
  int count = (int)strlen(digits);
  int whole = exponent < 0 ? 0 : exponent < count ? exponent : count;
  if (exponent <= 0) sw_text_char(out, '0');
  sw_text_bytes(out, digits, (size_t)whole);
  sw_text_repeat(out, '0', exponent - count);
  if (keeps_point || whole < count || min_decimals > 0) sw_text_char(out, '.');
  sw_text_repeat(out, '0', -exponent);
  sw_text_put(out, digits + whole);
  int decimals = count > exponent ? count - exponent : 0;
  sw_text_repeat(out, '0', min_decimals - decimals);
}

static void put_scientific(const char *digits, int exponent, int min_decimals, bool keeps_point,
                           int exponent_digits, SwText *out) {
  int decimals = (int)strlen(digits) - 1;
  sw_text_char(out, digits[0]);
  if (keeps_point || decimals > 0 || min_decimals > 0) sw_text_char(out, '.');
  sw_text_put(out, digits + 1);
  sw_text_repeat(out, '0', min_decimals - decimals);
  int power = exponent - 1;
  sw_text_put(out, power < 0 ? "e-" : "e+");
  if (power < 0) power = -power;
  sw_text_repeat(out, '0', exponent_digits - 1 - (power > 9) - (power > 99));
  sw_text_int(out, power);
}

void sw_decimal_positional(const SwDecimal *self, int min_decimals, SwText *out) {
  if (self->negative) sw_text_char(out, '-');
  put_positional(self->digits, self->exponent, min_decimals, true, out);
}

void sw_decimal_scientific(const SwDecimal *self, int min_decimals, bool keeps_point,
                           int exponent_digits, SwText *out) {
  if (self->negative) sw_text_char(out, '-');
  put_scientific(self->digits, self->exponent, min_decimals, keeps_point, exponent_digits, out);
}

/* Python never writes a sign before nan. */
static bool put_nonfinite(SwText *self, double value) {
  if (isfinite(value)) return false;
  if (isnan(value)) {
    sw_text_put(self, "nan");
  } else {
    sw_text_put(self, value < 0 ? "-inf" : "inf");
  }
  return true;
}

void sw_text_float_repr(SwText *self, double value) {
  if (put_nonfinite(self, value)) return;
  SwDecimal decimal = sw_decimal_shortest(value, SW_READING_FLOAT64);
  if (decimal.exponent > -4 && decimal.exponent <= 16) {
    sw_decimal_positional(&decimal, 1, self);
  } else {
    sw_decimal_scientific(&decimal, 0, false, 2, self);
  }
}

void sw_text_float_fixed(SwText *self, double value, int decimals) {
  if (put_nonfinite(self, value)) return;
  char digits[SW_DIGITS_MAX + 1];
  SwDigitLimits limits = {SW_DIGITS_MAX, SW_DIGITS_MAX, decimals};
  int exponent = sw_digits_write(value, SW_READING_EXACT, limits, digits);
  if (signbit(value)) sw_text_char(self, '-');
  put_positional(digits, exponent, decimals, false, self);
}

void sw_text_float_scientific(SwText *self, double value, int decimals) {
  if (put_nonfinite(self, value)) return;
  char digits[SW_DIGITS_MAX + 1];
  int count = decimals < SW_DIGITS_MAX ? decimals + 1 : SW_DIGITS_MAX;
  SwDigitLimits limits = {count, count, SW_DIGITS_FREE};
  int exponent = sw_digits_write(value, SW_READING_EXACT, limits, digits);
  if (signbit(value)) sw_text_char(self, '-');
  put_scientific(digits, exponent, decimals, false, 2, self);
}
