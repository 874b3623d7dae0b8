/*
 * The free-format algorithm of G. Steele and J. White, "How to Print Floating-Point Numbers
 * Accurately" (PLDI 1990), also known as Dragon4, with the scaling of R. Burger and R. K. Dybvig,
 * "Printing Floating-Point Numbers Quickly and Accurately" (PLDI 1996). Same results as mode 0 of
 * David Gay's dtoa.c, which Python uses; with an exact reading the same as his modes 2 and 3.
 *
 * The number is rest / unit * 10**exponent, always exactly, and each step takes off one digit. All
 * numbers closer than `gap` / unit read back as the number itself:
 *
 *     ----(------|------)----      most: half the distance to either neighbour
 *     ------(----|------)----      a power of two: half as far below as above
 *
 * and so do those at the end points if the significand is even, as readers round half to even. Once
 * the digits so far, or these with one unit more in the last place, lie within, they are shortest:
 * decimals of this length that lie between or beyond them do not exist or are farther away.
 */
#include "base/digits.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/bignum.h"

/* significand * 2**exponent; the neighbours lie 2**ulp away, the lower one of a power of two half
 * as far. */
typedef struct Binary {
  uint64_t significand;
  int exponent, ulp;
  bool is_even, is_lopsided;
} Binary;

typedef struct Generator {
  SwBignum rest, unit, gap;
  bool is_closed, is_lopsided; /* the interval: with its end points; a power of two's */
  int exponent;
} Generator;

static int bit_length(uint64_t value) {
  return 64 - __builtin_clzll(value);
}

static Binary binary_of(double value, SwReading reading) {
  static const int widths[] = {53, 11, 24, 53}, least_ulps[] = {-1074, -24, -149, -1074};
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  int biased = (int)(bits >> 52 & 0x7FF);
  uint64_t fraction = bits & (((uint64_t)1 << 52) - 1);
  Binary self = {fraction, -1074, 0, false, false};
  if (biased) self = (Binary){fraction | (uint64_t)1 << 52, biased - 1075, 0, false, false};
  if (self.significand == 0) return self;
  int least_ulp = least_ulps[reading]; /* the denormals' */
  self.ulp = self.exponent + bit_length(self.significand) - widths[reading];
  self.is_lopsided = (self.significand & (self.significand - 1)) == 0 && self.ulp > least_ulp;
  if (self.ulp < least_ulp) self.ulp = least_ulp;
  self.is_even = (self.significand >> (self.ulp - self.exponent) & 1) == 0;
  return self;
}

/* floor(log10(2**exponent)), for |exponent| <= 1650. */
static int log10_of_power(int exponent) {
  return (exponent * 78913 - (exponent < 0) * ((1 << 18) - 1)) / (1 << 18);
}

static void shift_all(Generator *self, int bits) {
  sw_bignum_shift_left(&self->rest, bits);
  sw_bignum_shift_left(&self->unit, bits);
  sw_bignum_shift_left(&self->gap, bits);
}

/* Multiplies so that rest / unit comes to lie from 0.1 to below 1. */
static void scale(Generator *self, const Binary *value) {
  int top = value->exponent + bit_length(value->significand) - 1;
  self->exponent = log10_of_power(top) + 1;
  sw_bignum_scale(&self->unit, self->exponent);
  sw_bignum_scale(&self->rest, -self->exponent);
  sw_bignum_scale(&self->gap, -self->exponent);
  if (sw_bignum_compare(&self->rest, &self->unit) >= 0) {
    self->exponent++;
    sw_bignum_multiply_add(&self->unit, 10, 0);
  }
  /* sw_bignum_divide requires this alignment. */
  shift_all(self, (28 + 32 - sw_bignum_bit_length(&self->unit) % 32) % 32);
}

static void start(Generator *self, const Binary *value, SwReading reading) {
  int least = value->exponent - 2; /* what a unit is worth: gap is 1 at least */
  int up = least > 0 ? least : 0;
  int half_gap = value->ulp - 1 - value->is_lopsided;
  self->is_lopsided = value->is_lopsided;
  self->is_closed = value->is_even && reading != SW_READING_EXACT;
  sw_bignum_set(&self->rest, value->significand);
  sw_bignum_shift_left(&self->rest, value->exponent - least + up);
  sw_bignum_set(&self->unit, 1);
  sw_bignum_shift_left(&self->unit, up - least);
  sw_bignum_set(&self->gap, reading != SW_READING_EXACT);
  sw_bignum_shift_left(&self->gap, half_gap - least + up);
  scale(self, value);
}

static int next_digit(Generator *self) {
  sw_bignum_multiply_add(&self->rest, 10, 0);
  sw_bignum_multiply_add(&self->gap, 10, 0);
  return (int)sw_bignum_divide(&self->rest, &self->unit);
}

/* Do the digits so far read back as the number? */
static bool reads_below(const Generator *self) {
  return sw_bignum_compare(&self->rest, &self->gap) < self->is_closed;
}

/* Do they with one unit more in the last place? */
static bool reads_above(const Generator *self) {
  if (!self->is_lopsided) {
    return sw_bignum_compare_sum(&self->rest, &self->gap, &self->unit) > -self->is_closed;
  }
  SwBignum gap = self->gap;
  sw_bignum_shift_left(&gap, 1);
  return sw_bignum_compare_sum(&self->rest, &gap, &self->unit) > -self->is_closed;
}

/* Is the number nearer to the digits with one unit more? */
static bool is_nearer_above(const Generator *self, bool is_odd) {
  return sw_bignum_compare_sum(&self->rest, &self->rest, &self->unit) > -is_odd;
}

/* Returns whether there is a carry out of the first digit, which then is a 1. */
static bool step_up(char *digits, int count) {
  while (count > 0 && digits[count - 1] == '9')
    digits[--count] = '0';
  if (count == 0) {
    digits[0] = '1';
    return true;
  }
  digits[count - 1]++;
  return false;
}

static int finish(char *digits, int count, int exponent) {
  while (count > 0 && digits[count - 1] == '0')
    count--;
  if (count == 0) {
    digits[count++] = '0';
    exponent = 1;
  }
  digits[count] = '\0';
  return exponent;
}

int sw_digits_write(double value, SwReading reading, SwDigitLimits limits, char *digits) {
  if (reading == SW_READING_FLOAT32) value = (double)(float)value;
  Binary binary = binary_of(value, reading);
  if (binary.significand == 0) return finish(digits, 0, 1);
  Generator self;
  start(&self, &binary, reading);
  int64_t most = (int64_t)self.exponent + limits.max_decimals;
  if (most < 0) return finish(digits, 0, 1);
  if (most > limits.max_count) most = limits.max_count;
  int count = 0;
  bool below = false;
  bool above = false;
  while (count < most && self.rest.size > 0 && !below && !above) {
    digits[count++] = (char)('0' + next_digit(&self));
    if (count < limits.min_count) continue;
    below = reads_below(&self);
    above = reads_above(&self);
  }
  bool is_odd = count > 0 && (digits[count - 1] & 1);
  bool goes_up = (above && !below) || is_nearer_above(&self, is_odd);
  if (goes_up && step_up(digits, count)) {
    self.exponent++;
    if (count == 0) count = 1;
  }
  return finish(digits, count, self.exponent);
}
