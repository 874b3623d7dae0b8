#include "base/bignum.h"

#include <string.h>

#define WORD_BITS 32

static void trim(SwBignum *self) {
  while (self->size > 0 && self->words[self->size - 1] == 0)
    self->size--;
}

static void append(SwBignum *self, uint32_t word) {
  if (word) self->words[self->size++] = word;
}

void sw_bignum_set(SwBignum *self, uint64_t value) {
  self->words[0] = (uint32_t)value;
  self->words[1] = (uint32_t)(value >> WORD_BITS);
  self->size = 2;
  trim(self);
}

int sw_bignum_compare(const SwBignum *a, const SwBignum *b) {
  if (a->size != b->size) return a->size < b->size ? -1 : 1;
  for (int i = a->size - 1; i >= 0; i--) {
    if (a->words[i] != b->words[i]) return a->words[i] < b->words[i] ? -1 : 1;
  }
  return 0;
}

static uint32_t word_at(const SwBignum *self, int index) {
  return index < self->size ? self->words[index] : 0;
}

/* c - a - b of the words so far, from the top. The words below can borrow at most 2 from it, so a
 * larger difference decides. */
int sw_bignum_compare_sum(const SwBignum *a, const SwBignum *b, const SwBignum *c) {
  int size = a->size > b->size ? a->size : b->size;
  int64_t ahead = 0;
  for (int i = (size > c->size ? size : c->size) - 1; i >= 0; i--) {
    ahead = ahead * ((int64_t)1 << WORD_BITS) + word_at(c, i);
    ahead -= (int64_t)word_at(a, i) + word_at(b, i);
    if (ahead >= 2) return -1;
    if (ahead < 0) return 1;
  }
  return ahead > 0 ? -1 : 0;
}

int sw_bignum_bit_length(const SwBignum *self) {
  return self->size * WORD_BITS - __builtin_clz(self->words[self->size - 1]);
}

void sw_bignum_multiply_add(SwBignum *self, uint32_t factor, uint32_t addend) {
  uint64_t carry = addend;
  for (int i = 0; i < self->size; i++) {
    carry += (uint64_t)self->words[i] * factor;
    self->words[i] = (uint32_t)carry;
    carry >>= WORD_BITS;
  }
  append(self, (uint32_t)carry);
}

void sw_bignum_scale(SwBignum *self, int exponent) {
  for (; exponent >= 9; exponent -= 9)
    sw_bignum_multiply_add(self, 1000000000, 0);
  for (; exponent > 0; exponent--)
    sw_bignum_multiply_add(self, 10, 0);
}

void sw_bignum_shift_left(SwBignum *self, int bits) {
  int words = bits / WORD_BITS;
  if (self->size && words) {
    memmove(self->words + words, self->words, (size_t)self->size * sizeof *self->words);
    memset(self->words, 0, (size_t)words * sizeof *self->words);
    self->size += words;
  }
  sw_bignum_multiply_add(self, (uint32_t)1 << bits % WORD_BITS, 0);
}

void sw_bignum_subtract(SwBignum *self, const SwBignum *other, uint32_t factor) {
  uint64_t carry = 0;
  uint32_t borrow = 0;
  for (int i = 0; i < self->size; i++) {
    carry += (uint64_t)word_at(other, i) * factor;
    uint64_t rest = (uint64_t)self->words[i] - (uint32_t)carry - borrow;
    self->words[i] = (uint32_t)rest;
    borrow = rest >> WORD_BITS != 0;
    carry >>= WORD_BITS;
  }
  trim(self);
}

/* First a guess from the highest words alone, with the divisor's rounded up: never too large. Since
 * that word is above 2**27 and the quotient below 10, the guess is at most 1 too small. */
uint32_t sw_bignum_divide(SwBignum *self, const SwBignum *divisor) {
  int top = divisor->size - 1;
  uint32_t quotient = word_at(self, top) / (divisor->words[top] + 1);
  if (quotient) sw_bignum_subtract(self, divisor, quotient);
  if (sw_bignum_compare(self, divisor) < 0) return quotient;
  sw_bignum_subtract(self, divisor, 1);
  return quotient + 1;
}
