/*
 * Big natural numbers of a few thousand bits, kept on the stack. They have only the operations that
 * exact conversions between binary and decimal need (digits.c, number_parse.c).
 */
#ifndef SW_BASE_BIGNUM_H
#define SW_BASE_BIGNUM_H

#include <stdint.h>

/* Room for the largest number that occurs, 10**1094 with 3635 bits (number_parse.c). Overflow is
 * not checked. */
#define SW_BIGNUM_WORDS 116

/* Little-endian: words[0] is the lowest. The highest of the `size` words is never 0, so zero has
 * size 0. Words beyond `size` are undefined and never read. */
typedef struct SwBignum {
  int size;
  uint32_t words[SW_BIGNUM_WORDS];
} SwBignum;

/* self = value. */
void sw_bignum_set(SwBignum *self, uint64_t value);
/* -1, 0 or 1, as `a` is less than, equal to or greater than `b`. */
int sw_bignum_compare(const SwBignum *a, const SwBignum *b);
/* -1, 0 or 1, as a + b is less than, equal to or greater than `c`. */
int sw_bignum_compare_sum(const SwBignum *a, const SwBignum *b, const SwBignum *c);
/* Position of the highest 1 bit, counted from 1. `self` must be above 0. */
int sw_bignum_bit_length(const SwBignum *self);

/* self = self * factor + addend. */
void sw_bignum_multiply_add(SwBignum *self, uint32_t factor, uint32_t addend);
/* self = self * 10**exponent. */
void sw_bignum_scale(SwBignum *self, int exponent);
/* self = self * 2**bits. */
void sw_bignum_shift_left(SwBignum *self, int bits);
/* self = self - other * factor, which must not be negative. */
void sw_bignum_subtract(SwBignum *self, const SwBignum *other, uint32_t factor);

/* Divides in place: leaves the remainder in `self` and returns the quotient, which must be below
 * 10. The highest word of `divisor` must have exactly 28 bits. */
uint32_t sw_bignum_divide(SwBignum *self, const SwBignum *divisor);

#endif
