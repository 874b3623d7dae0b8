/* The remainder of floats, in the same time however far apart their exponents are. */
#ifndef SW_BASE_REMAINDER_H
#define SW_BASE_REMAINDER_H

/* Exactly fmod(x, y), with its NaN, infinities and signed zeros. C libraries shift x bit by bit
 * down to y: 1e308 by 1e-300 takes them 2,000 turns, this some eleven multiplications. */
double sw_fmod(double x, double y);

#endif
