#include "base/remainder.h"

#include <math.h>
#include <stdint.h>

/*
 * |x| = m * 2^a and |y| = n * 2^b with whole m and odd n, so the remainder is (m * 2^(a-b) mod n)
 * * 2^b. The power of two is squared up modulo n. Montgomery's trick does that without a division:
 * numbers are kept times 2^64, and `reduce` divides a product by 2^64 again, modulo n.
 */
__extension__ typedef unsigned __int128 Wide;

/* product / 2^64 modulo n. A multiple of n is added that makes the low half 0; `inverse` is
 * -1/n modulo 2^64. */
static uint64_t reduce(Wide product, uint64_t n, uint64_t inverse) {
  uint64_t times = (uint64_t)product * inverse;
  uint64_t rest = (uint64_t)((product + (Wide)times * n) >> 64);
  return rest >= n ? rest - n : rest;
}

/* -1/n modulo 2^64: each turn doubles the bits that are right, beginning with three. */
static uint64_t negated_inverse(uint64_t n) {
  uint64_t inverse = n;
  for (int bits = 3; bits < 64; bits *= 2)
    inverse *= 2 - n * inverse;
  return 0 - inverse;
}

/* m * 2^exponent modulo the odd n; m and n below 2^53. */
static uint64_t times_power_of_two(uint64_t m, int exponent, uint64_t n) {
  uint64_t inverse = negated_inverse(n);
  uint64_t power = (0 - n) % n; /* 1, times 2^64 */
  for (int bit = 11; bit >= 0; bit--) {
    power = reduce((Wide)power * power, n, inverse);
    if (exponent >> bit & 1) power = power * 2 % n;
  }
  return reduce((Wide)power * (m % n), n, inverse);
}

double sw_fmod(double x, double y) {
  int a, b;
  double m = frexp(fabs(x), &a), n = frexp(fabs(y), &b);
  /* Near exponents are quick as they are; NaN, infinity and 0 have rules of their own. */
  if (!isfinite(x) || !isfinite(y) || y == 0 || a - b < 64) return fmod(x, y);
  uint64_t odd = (uint64_t)ldexp(n, 53);
  for (b -= 53; odd % 2 == 0; b++)
    odd /= 2;
  uint64_t rest = times_power_of_two((uint64_t)ldexp(m, 53), a - 53 - b, odd);
  return copysign(ldexp((double)rest, b), x);
}
