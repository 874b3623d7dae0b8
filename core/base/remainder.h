/* The remainder of floats, in the same time however far apart their exponents are. */
#ifndef SW_BASE_REMAINDER_H
#define SW_BASE_REMAINDER_H

/* Exactly fmod(x, y), with its NaN, infinities and signed zeros. C libraries bring x down to y bit
 * by bit: fmod(1e308, 1e-300) takes them 2,000 turns. This takes a dozen multiplications. */
double sw_fmod(double x, double y);

#endif
