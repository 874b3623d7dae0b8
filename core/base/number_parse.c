/*
 * W. Clinger's AlgorithmM, "How to Read Floating Point Numbers Accurately" (PLDI 1990): the decimal
 * is an exact fraction of two integers, which is divided out bit by bit.
 */
#include "base/number_parse.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "base/bignum.h"
#include "base/number.h"

/* A point half-way between two doubles has at most 768 significant digits. Digits beyond these can
 * only say "a little more" than the half-way point. */
#define MAX_DIGITS 768

/* A decimal of any length: 0.d1d2... * 10**exponent, its first digits as an integer. */
typedef struct Decimal {
  SwBignum digits;
  int count; /* digits in `integer`; the first is not 0 */
  int64_t exponent;
} Decimal;

static bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

/* Returns whether the digit was kept, or is 0. */
static bool add_digit(Decimal *self, int digit) {
  if (self->count == 0 && digit == 0) return true;
  if (self->count >= MAX_DIGITS) return digit == 0;
  sw_bignum_multiply_add(&self->digits, 10, (uint32_t)digit);
  self->count++;
  return true;
}

static int64_t read_exponent(const char *text, size_t size) {
  bool is_negative = size > 0 && text[0] == '-';
  int64_t exponent = 0;
  for (size_t i = 0; i < size; i++) {
    if (is_digit(text[i]) && exponent < INT64_MAX / 100) exponent = exponent * 10 + (text[i] - '0');
  }
  return is_negative ? -exponent : exponent;
}

static void read_decimal(Decimal *self, const char *text, size_t size) {
  bool is_exact = true;
  bool is_behind_point = false;
  size_t i = 0;
  sw_bignum_set(&self->digits, 0);
  self->count = 0;
  self->exponent = 0;
  for (; i < size && (text[i] | 0x20) != 'e'; i++) {
    if (text[i] == '.') is_behind_point = true;
    if (!is_digit(text[i])) continue;
    is_exact &= add_digit(self, text[i] - '0');
    self->exponent += (self->count > 0) - is_behind_point;
  }
  if (i < size) self->exponent += read_exponent(text + i + 1, size - i - 1);
  if (is_exact) return;
  sw_bignum_multiply_add(&self->digits, 10, 1);
  self->count++;
}

/* Shifts one of them so that 1 <= numerator / denominator < 2. Returns the power of two that was
 * taken out. */
static int normalize(SwBignum *numerator, SwBignum *denominator) {
  int exponent = sw_bignum_bit_length(numerator) - sw_bignum_bit_length(denominator);
  sw_bignum_shift_left(numerator, exponent < 0 ? -exponent : 0);
  sw_bignum_shift_left(denominator, exponent > 0 ? exponent : 0);
  if (sw_bignum_compare(numerator, denominator) >= 0) return exponent;
  sw_bignum_shift_left(numerator, 1);
  return exponent - 1;
}

/* The nearest double of numerator / denominator * 2**exponent, half to even. */
static double round_quotient(SwBignum *numerator, const SwBignum *denominator, int exponent) {
  if (exponent > 1023) return (double)INFINITY;
  int ulp = exponent - 52 < -1074 ? -1074 : exponent - 52;
  uint64_t significand = 0;
  for (int bit = exponent; bit >= ulp; bit--) {
    bool is_set = sw_bignum_compare(numerator, denominator) >= 0;
    if (is_set) sw_bignum_subtract(numerator, denominator, 1);
    sw_bignum_shift_left(numerator, 1);
    significand = significand << 1 | is_set;
  }
  int is_odd = (int)(significand & 1);
  if (sw_bignum_compare(numerator, denominator) > -is_odd) significand++;
  /* The highest bit of the significand, if set, carries into the exponent's field; rounding up may
   * carry once more, as far as infinity. */
  uint64_t bits = ((uint64_t)(ulp + 1074) << 52) + significand;
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

double sw_number_parse(const char *text, size_t size) {
  Decimal decimal;
  read_decimal(&decimal, text, size);
  if (decimal.count == 0 || decimal.exponent < -323) return 0;
  if (decimal.exponent > 309) return (double)INFINITY;
  SwBignum denominator;
  int exponent = (int)decimal.exponent - decimal.count;
  sw_bignum_scale(&decimal.digits, exponent);
  sw_bignum_set(&denominator, 1);
  sw_bignum_scale(&denominator, -exponent);
  int power = normalize(&decimal.digits, &denominator);
  if (power < -1075) return 0;
  return round_quotient(&decimal.digits, &denominator, power);
}
