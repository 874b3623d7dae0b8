#include "base/number.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_DIGITS 17 /* enough to tell any two doubles apart */

/* Correctly rounded to `count` significant digits, trailing zeros included. */
static SwDecimal round_to_digits(double value, int count) {
  SwDecimal result = {.negative = signbit(value) != 0};
  char text[40];
  snprintf(text, sizeof text, "%.*e", count - 1, fabs(value));
  result.digits[0] = text[0];
  if (count > 1) memcpy(result.digits + 1, text + 2, (size_t)count - 1);
  const char *exponent = strchr(text, 'e') + 1;
  result.exponent = (int)strtol(exponent, NULL, 10) + 1;
  return result;
}

static bool reads_back(const SwDecimal *self, double value, bool is_float32) {
  char text[40];
  size_t size = strlen(self->digits);
  text[0] = '.';
  memcpy(text + 1, self->digits, size);
  snprintf(text + 1 + size, sizeof text - 1 - size, "e%d", self->exponent);
  double read = is_float32 ? (double)strtof(text, NULL) : strtod(text, NULL);
  return read == fabs(value);
}

/* One unit more in the last digit. */
static void step_up(SwDecimal *self) {
  size_t at = strlen(self->digits);
  while (at > 0 && self->digits[at - 1] == '9')
    self->digits[--at] = '0';
  if (at > 0) {
    self->digits[at - 1]++;
  } else {
    self->digits[0] = '1';
    self->exponent++;
  }
}

static void trim_zeros(SwDecimal *self) {
  size_t size = strlen(self->digits);
  while (size > 1 && self->digits[size - 1] == '0')
    self->digits[--size] = '\0';
}

static bool is_power_of_two(double value) {
  int exponent;
  return frexp(fabs(value), &exponent) == 0.5;
}

/* Any decimal of this many digits survives a trip through the type (C11 5.2.4.2.2), so the one we
 * get at this length is, zeros trimmed, the shortest as well. Denormals promise nothing. */
static int first_length(double value, bool is_float32) {
  if (is_float32) return fabs(value) < (double)FLT_MIN ? 1 : FLT_DIG;
  return fabs(value) < DBL_MIN ? 1 : DBL_DIG;
}

static int clamp(int value, int low, int high) {
  if (value < low) return low;
  return value > high ? high : value;
}

/*
 * Of all decimals with n digits, the correctly rounded one is nearest, so if any reads back it
 * does. Below a power of two the numbers lie twice as close as above it:
 *
 *     |.....|.....2**k..........|          the interval that reads as 2**k: half of each gap
 *              [ 2**k     ]
 *
 * There the nearest decimal may lie just outside on the left and the next one inside on the right.
 * 2**-44 = 5.6843418860808015e-14 is such a number: Python writes 5.684341886080802e-14.
 */
SwDecimal sw_decimal_unique(double value, bool is_float32, int min_digits, int max_digits) {
  if (value == 0) return (SwDecimal){.digits = "0", .exponent = 1, .negative = signbit(value) != 0};
  bool lopsided = is_power_of_two(value);
  int length = clamp(first_length(value, is_float32), min_digits, max_digits);
  for (;; length++) {
    SwDecimal result = round_to_digits(value, length);
    bool done = length >= max_digits && !lopsided;
    if (!done) done = reads_back(&result, value, is_float32);
    if (!done && lopsided) {
      SwDecimal above = result;
      step_up(&above);
      done = reads_back(&above, value, is_float32);
      if (done) result = above;
    }
    if (!done && length < max_digits) continue;
    trim_zeros(&result);
    return result;
  }
}

SwDecimal sw_decimal_shortest(double value, bool is_float32) {
  return sw_decimal_unique(value, is_float32, 1, MAX_DIGITS);
}

void sw_decimal_positional(const SwDecimal *self, int min_decimals, SwText *out) {
  int count = (int)strlen(self->digits);
  int point = self->exponent; /* how many digits stand before it */
  if (self->negative) sw_text_char(out, '-');
  if (point <= 0) sw_text_char(out, '0');
  if (point > 0) sw_text_bytes(out, self->digits, (size_t)(point < count ? point : count));
  sw_text_repeat(out, '0', point - count);
  sw_text_char(out, '.');
  sw_text_repeat(out, '0', -point);
  if (point < count) sw_text_put(out, self->digits + (point > 0 ? point : 0));
  int decimals = count > point ? count - point : 0;
  sw_text_repeat(out, '0', min_decimals - decimals);
}

void sw_decimal_scientific(const SwDecimal *self, int min_decimals, bool keeps_point,
                           int exponent_digits, SwText *out) {
  int decimals = (int)strlen(self->digits) - 1;
  if (self->negative) sw_text_char(out, '-');
  sw_text_char(out, self->digits[0]);
  if (keeps_point || decimals > 0 || min_decimals > 0) sw_text_char(out, '.');
  sw_text_put(out, self->digits + 1);
  sw_text_repeat(out, '0', min_decimals - decimals);
  int exponent = self->exponent - 1;
  char digits[16];
  int size = snprintf(digits, sizeof digits, "%d", abs(exponent));
  sw_text_put(out, exponent < 0 ? "e-" : "e+");
  sw_text_repeat(out, '0', exponent_digits - size);
  sw_text_put(out, digits);
}

/* Python signs no nan. */
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
  SwDecimal decimal = sw_decimal_shortest(value, false);
  if (decimal.exponent > -4 && decimal.exponent <= 16) {
    sw_decimal_positional(&decimal, 1, self);
  } else {
    sw_decimal_scientific(&decimal, 0, false, 2, self);
  }
}

static int print(char *buffer, size_t size, bool scientific, int decimals, double value) {
  if (scientific) return snprintf(buffer, size, "%.*e", decimals, value);
  return snprintf(buffer, size, "%.*f", decimals, value);
}

static void put_rounded(SwText *self, bool scientific, int decimals, double value) {
  if (put_nonfinite(self, value)) return;
  char small[64];
  int size = print(small, sizeof small, scientific, decimals, value);
  if (size >= 0 && (size_t)size < sizeof small) {
    sw_text_bytes(self, small, (size_t)size);
    return;
  }
  char *large = size < 0 ? NULL : malloc((size_t)size + 1);
  if (!large) {
    self->failed = true;
    return;
  }
  print(large, (size_t)size + 1, scientific, decimals, value);
  sw_text_bytes(self, large, (size_t)size);
  free(large);
}

void sw_text_float_fixed(SwText *self, double value, int decimals) {
  put_rounded(self, false, decimals, value);
}

void sw_text_float_scientific(SwText *self, double value, int decimals) {
  put_rounded(self, true, decimals, value);
}
