/*
 * Natural numbers of a few thousand bits, on the stack: just what exact conversions between binary
 * and decimal need.
 */
#ifndef SW_BASE_BIGNUM_H
#define SW_BASE_BIGNUM_H

#include <stdint.h>

/* The largest is 10**1094, 3635 bits: see number_parse.c. Nothing checks for overflow. */
#define SW_BIGNUM_WORDS 116

/* Little-endian; the highest of the `size` words is not 0, so 0 has none. Only these words are
 * ever read or copied. */
typedef struct SwBignum {
  int size;
  uint32_t words[SW_BIGNUM_WORDS];
} SwBignum;

void sw_bignum_set(SwBignum *self, uint64_t value);
/* -1, 0 or 1, as `a` is less than, equal to or greater than `b`. */
int sw_bignum_compare(const SwBignum *a, const SwBignum *b);
/* Like the comparison of a + b with c. */
int sw_bignum_compare_sum(const SwBignum *a, const SwBignum *b, const SwBignum *c);
/* Of a number above 0. */
int sw_bignum_bit_length(const SwBignum *self);

/* self * factor + addend. */
void sw_bignum_multiply_add(SwBignum *self, uint32_t factor, uint32_t addend);
/* self * 10**exponent. */
void sw_bignum_scale(SwBignum *self, int exponent);
/* self * 2**bits. */
void sw_bignum_shift_left(SwBignum *self, int bits);
/* self - other * factor, which must not be negative. */
void sw_bignum_subtract(SwBignum *self, const SwBignum *other, uint32_t factor);

/* Leaves the remainder in `self` and returns the quotient, which must be less than 10. The highest
 * word of `divisor` must have exactly 28 bits. */
uint32_t sw_bignum_divide(SwBignum *self, const SwBignum *divisor);

#endif
