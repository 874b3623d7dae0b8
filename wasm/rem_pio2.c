/*
 * The remainder of a large angle by pi/2, for sin, cos and tan of double: instead of musl's, whose
 * table has the 16,000 bits of 2/pi that long doubles would need, and so a hundredth of core.wasm.
 *
 *     x = m * 2^e,  x / (pi/2) / 8 = m * (2/pi * 2^(e-3)):  only the bits of 2/pi behind 2^(3-e)
 *                                                            matter, the others give whole turns
 */
#include <math.h>
#include <stdint.h>

#define WORDS 3 /* of 64 bits that are multiplied: 136 bits of the remainder are right */

/* 2/pi behind one word of zeros. */
static const uint64_t two_by_pi[] = {
    0,
    0xa2f9836e4e441529,
    0xfc2757d1f534ddc0,
    0xdb6295993c439041,
    0xfe5163abdebbc561,
    0xb7246e3a424dd2e0,
    0x06492eea09d1921c,
    0xfe1deb1cb129a73e,
    0xe88235f52ebb4484,
    0xe99c7026b45f7e41,
    0x3991d639835339f4,
    0x9c845f8bbdf9283b,
    0x1ff897ffde05980f,
    0xef2f118b5a0a6d1f,
    0x6d367ecf27cb09b7,
    0x4f463f669e5fea2d,
    0x7527bac7ebe5f17b,
    0x3d0739f78a5292ea,
    0x6bfb5fb11f8d5d08,
    0x56033046fc7b6bab,
    0xf0cfbc209af4361d,
};

/* x[0] has 24 bits of the angle and weighs 2^e0, each of the next `count` weighs 2^-24 of the one
 * before. The remainder is y[0] + y[1]; returns the quarter turns, modulo 8. */
int __rem_pio2_large(double *x, double *y, int e0, int count, int precision);

/* The low words of m times the bits of 2/pi from bit `first`: an eighth of the quarter turns. */
static void multiply(uint64_t m, int first, uint64_t *out) {
  unsigned __int128 carry = 0;
  for (int i = WORDS - 1; i >= 0; i--) {
    const uint64_t *at = two_by_pi + first / 64 + i;
    int shift = first % 64;
    uint64_t bits = shift ? at[0] << shift | at[1] >> (64 - shift) : at[0];
    carry += (unsigned __int128)m * bits;
    out[i] = (uint64_t)carry;
    carry >>= 64;
  }
}

static void shift_left(uint64_t *words, int bits) {
  for (int i = 0; bits && i < WORDS; i++)
    words[i] = words[i] << bits | (i + 1 < WORDS ? words[i + 1] >> (64 - bits) : 0);
}

int __rem_pio2_large(double *x, double *y, int e0, int count, int precision) {
  (void)precision;
  double angle = ldexp(x[0], 29);
  if (count > 1) angle += ldexp(x[1], 5);
  if (count > 2) angle += ldexp(x[2], -19);
  uint64_t part[WORDS];
  multiply((uint64_t)angle, e0 + 32, part);
  int turns = (int)(part[0] >> 61);
  shift_left(part, 3);
  double sign = 1;
  if (part[0] >> 63) { /* nearer to the next quarter turn */
    sign = -1;
    turns++;
    for (int i = 0; i < WORDS; i++)
      part[i] = ~part[i];
  }
  int zeros = part[0] ? __builtin_clzll(part[0]) : 63;
  shift_left(part, zeros);
  double high = ldexp((double)(part[0] >> 11), -53 - zeros) * sign;
  double low = ldexp((double)(part[0] << 53 | part[1] >> 11), -117 - zeros) * sign;
  double half_pi = 0x1.921fb54442d18p+0, rest_of_it = 0x1.1a62633145c07p-54;
  double product = high * half_pi;
  double rest = fma(high, half_pi, -product) + high * rest_of_it + low * half_pi;
  y[0] = product + rest;
  y[1] = product - y[0] + rest;
  return turns & 7;
}
