/*
 * Box and Muller: from u and v, uniform in (0, 1], the radius sqrt(-2 log u) and the angle 2 pi v
 * give two independent normal numbers, radius * cos(angle) and radius * sin(angle).
 *
 * Sources: `aten/src/ATen/native/cpu/DistributionTemplates.h` normal_fill; for float32
 * `avx_mathfun.h` (Cephes' logf and sincosf), whose products the compiler fused into the sums.
 */
#include "torch/normal.h"

#include <math.h>
#include <string.h>

#include "torch/generator.h"

#define PI 3.14159265358979323846

double sw_normal_next(SwVm *vm) {
  vm->unsettled[SW_TORCH].drawn = true; /* also if it returns the sample that was kept */
  SwTwister *twister = &vm->random[SW_TORCH];
  if (twister->has_normal) {
    twister->has_normal = false;
    return twister->normal;
  }
  double u = sw_random_double(vm), v = sw_random_double(vm);
  double radius = sqrt(-2.0 * log1p(-v)), angle = 2.0 * PI * u;
  twister->has_normal = true;
  twister->normal = radius * sin(angle);
  return radius * cos(angle);
}

void sw_normal_block_double(double *block, double mean, double deviation) {
  for (int i = 0; i < 8; i++) {
    double radius = sqrt(-2.0 * log(1.0 - block[i])), angle = 2.0 * PI * block[i + 8];
    block[i] = fma(radius * cos(angle), deviation, mean);
    block[i + 8] = fma(radius * sin(angle), deviation, mean);
  }
}

static float polynomial(const float *coefficients, int count, float x) {
  float sum = coefficients[0];
  for (int i = 1; i < count; i++)
    sum = fmaf(sum, x, coefficients[i]);
  return sum;
}

/* log(x) for float32, by Cephes: x = mantissa * 2^exponent with the mantissa in [sqrt(1/2),
 * sqrt(2)). */
static float log_float(float x) {
  static const float p[] = {7.0376836292e-2f,  -1.1514610310e-1f, 1.1676998740e-1f,
                            -1.2420140846e-1f, 1.4249322787e-1f,  -1.6668057665e-1f,
                            2.0000714765e-1f,  -2.4999993993e-1f, 3.3333331174e-1f};
  uint32_t bits;
  memcpy(&bits, &x, sizeof bits);
  float exponent = (float)((int)(bits >> 23) - 126);
  bits = (bits & 0x807fffffu) | 0x3f000000u;
  float mantissa;
  memcpy(&mantissa, &bits, sizeof mantissa);
  float rest = mantissa - 1;
  if (mantissa < 0.707106781186547524f) {
    exponent -= 1;
    rest += mantissa;
  }
  float square = rest * rest;
  float sum = polynomial(p, 9, rest) * rest;
  sum = fmaf(sum, square, exponent * -2.12194440e-4f);
  sum = fmaf(-square, 0.5f, sum);
  return fmaf(exponent, 0.693359375f, rest + sum);
}

/* Sine and cosine for angles >= 0, by Cephes. The octant of the angle decides which of two
 * polynomials is the sine, and the signs. */
static void sincos_float(float angle, float *sine, float *cosine) {
  static const float c[] = {2.443315711809948e-5f, -1.388731625493765e-3f, 4.166664568298827e-2f};
  static const float s[] = {-1.9515295891e-4f, 8.3321608736e-3f, -1.6666654611e-1f};
  int octant = ((int)(angle * 1.27323954473516f) + 1) & ~1;
  float turns = (float)octant;
  float x = fmaf(turns, -0.78515625f, angle);
  x = fmaf(turns, -2.4187564849853515625e-4f, x);
  x = fmaf(turns, -3.77489497744594108e-8f, x);
  float square = x * x;
  float even = fmaf(polynomial(c, 3, square) * square, square, square * -0.5f) + 1;
  float odd = fmaf(polynomial(s, 3, square) * square, x, x);
  bool swapped = octant & 2;
  *sine = swapped ? even : odd;
  *cosine = swapped ? odd : even;
  if (octant & 4) *sine = -*sine;
  if ((octant + 2) & 4) *cosine = -*cosine;
}

void sw_normal_block_float(float *block, float mean, float deviation) {
  for (int i = 0; i < 8; i++) {
    float sine, cosine;
    float radius = sqrtf(-2.0f * log_float(1.0f - block[i]));
    sincos_float((float)(2.0 * PI) * block[i + 8], &sine, &cosine);
    block[i] = fmaf(radius * cosine, deviation, mean);
    block[i + 8] = fmaf(radius * sine, deviation, mean);
  }
}
