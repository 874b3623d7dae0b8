#include "kernels/kernel_exp.h"

#include <math.h>

#include "kernels/doubled.h"

/*
 * Powers of e of float32.
 *
 * PyTorch's is exp() in double, rounded. What exp_f32() computes is within 2^-44 of that, so it
 * rounds alike unless it is near to the middle between two float32; there, and where the result is
 * denormal or far out of range, exp() itself is called. NumPy's is a fraction of polynomials in
 * float32 with fused steps, which only wide vectors have.
 */

/* The lower 4 of each 8 bytes of two vectors. */
SW_INLINE SwUnsigned lower_halves(SwDoubles p, SwDoubles q) {
#ifdef SW_WIDE
  return shuffle((SwUnsigned)p, (SwUnsigned)q, 0, 2, 4, 6, 8, 10, 12, 14);
#else
  return shuffle((SwUnsigned)p, (SwUnsigned)q, 0, 2, 4, 6);
#endif
}

/* 2^p is (a + b) / (a - b) where b / a is tanh(p ln(2) / 2), a fraction of two polynomials. For p
 * between -1/2 and 1/2 this one is nowhere farther from 2^p than 2^-46 of it, and none of its form
 * is nearer. The whole part of p is added to the exponent. */
SW_INLINE SwDoubles power_of_2(SwDoubles p) {
  const double shift = 0x1.8p52; /* so large that a sum with it has no binary places */
  SwDoubles moved = p + shift;
  p -= moved - shift;
  SwDoubles square = p * p;
  SwDoubles a = (square + 0x1.77058b27ed79fp+8) * square + 0x1.c75bbcdea342bp+12;
  SwDoubles b = (square * 0x1.ce024f2f68b65p+4 + 0x1.3ba15f1216501p+11) * p;
  SwDoubles power = (a + b) / (a - b);
  return (SwDoubles)((SwUnsignedLongs)power + ((SwUnsignedLongs)moved << 52));
}

/* Whether singles(p, q) rounds as exp() does: what it drops, the lower 29 bits, is not within 2^-16
 * of the middle, where the least error would round to the other side. Added to that distance, the
 * middle wraps around to the least of all numbers. */
SW_INLINE SwInts is_sure(SwDoubles p, SwDoubles q) {
  SwInts from_middle = (SwInts)((lower_halves(p, q) << 3) + (1u << 16));
  return (SwInts)(from_middle > INT32_MIN + (1 << 17));
}

/* The powers that are neither denormal nor far out of range. */
SW_INLINE SwInts is_usual(SwFloats x) {
  return (SwInts)(x > -86.5f) & (SwInts)(x < 690);
}

static SW_TARGET SwFloats exp_of_each(SwFloats x) {
  for (size_t i = 0; i < LANES(SwFloats); i++)
    x[i] = (float)exp((double)x[i]);
  return x;
}

static SW_TARGET void exp_f32(const SwKernelCall *call) {
  const double per_ln_2 = 0x1.71547652b82fep0; /* 1 / ln(2) */
  const char *from = call->in[0];
  SwFloats *to = (SwFloats *)(void *)call->out;
  for (size_t vectors = call->vectors; vectors > 0; vectors--, from += call->step[0]) {
    SwFloats x = *(const SwFloats *)(const void *)from;
    SwDoubles p = power_of_2(low_half(x) * per_ln_2), q = power_of_2(high_half(x) * per_ln_2);
    if (all_true(is_sure(p, q) & is_usual(x)))
      *to++ = singles(p, q);
    else
      *to++ = exp_of_each(x);
  }
}

#ifdef SW_WIDE
/* e to the power x, with the steps of NumPy. */
static inline SW_TARGET __m256 numpy_power(__m256 x) {
#define FUSED(sum, factor, term) _mm256_fmadd_ps(sum, factor, _mm256_set1_ps(term))
  __m256 turned = _mm256_mul_ps(x, _mm256_set1_ps(1.442695040888963407f));
  __m256 whole = _mm256_round_ps(turned, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
  __m256 r = _mm256_fmadd_ps(whole, _mm256_set1_ps(-6.93145752e-1f), x);
  r = _mm256_fmadd_ps(whole, _mm256_set1_ps(-1.42860677e-6f), r);
  __m256 above =
      FUSED(_mm256_set1_ps(5.082762527590693718096e-04f), r, 6.757896990527504603057e-03f);
  above = FUSED(above, r, 5.114512081637298353406e-02f);
  above = FUSED(above, r, 2.473615434895520810817e-01f);
  above = FUSED(above, r, 7.257664613233124478488e-01f);
  above = FUSED(above, r, 9.999999999980870924916e-01f);
  __m256 below =
      FUSED(_mm256_set1_ps(2.159509375685829852307e-02f), r, -2.742335390411667452936e-01f);
  __m256i y = _mm256_castps_si256(_mm256_div_ps(above, FUSED(below, r, 1)));
  return _mm256_castsi256_ps(_mm256_add_epi32(y, _mm256_slli_epi32(_mm256_cvtps_epi32(whole), 23)));
#undef FUSED
}

static SW_TARGET void numpy_exp_f32(const SwKernelCall *call) {
  SwFloatFunction *single = sw_single_unary(SW_UNARY_NUMPY_EXP);
  const char *from = call->in[0];
  SwFloats *to = (SwFloats *)(void *)call->out;
  for (size_t vectors = call->vectors; vectors > 0; vectors--, from += call->step[0]) {
    SwFloats x = *(const SwFloats *)(const void *)from;
    SwInts large = (SwInts)(x > 88.73f), usual = (SwInts)(x > -87) & (SwInts)(x < 88.7f);
    SwInts known = (SwInts)numpy_power((__m256)x);
    SwFloats out = (SwFloats)((known & ~large) | (large & (SwInts)((SwFloats){0} + INFINITY)));
    int doubt = _mm256_movemask_ps((__m256) ~(large | usual));
    for (size_t i = 0; doubt; i++, doubt >>= 1)
      if (doubt & 1) out[i] = (float)single((double)x[i], 0);
    *to++ = out;
  }
}
#endif

SwKernel *sw_kernel_exp(SwUnary op) {
  SW_PREFER_WIDE(sw_kernel_exp, op);
#ifdef SW_WIDE
  if (op == SW_UNARY_NUMPY_EXP) return numpy_exp_f32;
#endif
  return op == SW_UNARY_EXP ? exp_f32 : NULL;
}
