/* Tables of the ziggurat: 256 layers of equal area under the bell curve, equal to NumPy's in every
 * bit. */
#include "numpy/ziggurat.h"

#include <math.h>

#define MANTISSA 4503599627370496.0 /* 2**52 */
#define AREA     0.004928673233974655

/* A number as the unrounded sum of two doubles. exp and log of different C libraries differ in the
 * last bit; this arithmetic does not. */
typedef struct Pair {
  double high, low;
} Pair;

static Pair sum(double a, double b) {
  double total = a + b, part = total - a;
  return (Pair){total, a - (total - part) + (b - part)};
}

static double upper_half(double a) {
  double scaled = 134217729.0 * a;
  return scaled - (scaled - a);
}

static Pair product(Pair a, Pair b) {
  double total = a.high * b.high, a1 = upper_half(a.high), b1 = upper_half(b.high);
  double a2 = a.high - a1, b2 = b.high - b1;
  double rest = a1 * b1 - total + a1 * b2 + a2 * b1 + a2 * b2;
  return sum(total, rest + (a.high * b.low + a.low * b.high));
}

/* exp(x) for x from -8 to 0: the Taylor series of exp(x / 64), squared six times. */
static Pair power_of_e(double x) {
  Pair step = {x / 64, 0}, out = {1, 0};
  for (int i = 20; i > 0; i--) {
    Pair inverse = {1.0 / i, 0}, whole = product(inverse, (Pair){i, 0});
    inverse.low = (1 - whole.high - whole.low) / i;
    out = product(out, product(step, inverse));
    Pair one = sum(1, out.high);
    out = sum(one.high, one.low + out.low);
  }
  for (int i = 0; i < 6; i++)
    out = product(out, out);
  return out;
}

static double bell(double x) {
  return power_of_e(-0.5 * x * x).high;
}

/* log(y): one Newton step from the C library's result. */
static double logarithm(double y) {
  double near = log(y);
  Pair power = power_of_e(near);
  return near + (y - power.high - power.low) / y;
}

/* NumPy's tables were computed by a log and exp that sometimes round differently; the layers listed
 * in `off` are one bit away from the exact value. */
void sw_ziggurat_fill(SwZiggurat *self) {
  double x[SW_LAYERS];
  x[255] = SW_ZIGGURAT_EDGE;
  self->height[255] = bell(SW_ZIGGURAT_EDGE);
  for (int i = 254; i > 0; i--) {
    bool off = i == 254 || i == 232 || i == 176 || i == 165 || i == 109 || i == 65;
    x[i] = sqrt(-2 * logarithm(AREA / x[i + 1] + self->height[i + 1]));
    if (off) x[i] = nextafter(x[i], 4);
    self->height[i] = bell(x[i]);
    if (i == 38) self->height[i] = nextafter(self->height[i], 1);
  }
  x[0] = 0x1.f493b7815d979p+1;
  self->height[0] = 1;
  for (int i = 0; i < SW_LAYERS; i++) {
    self->width[i] = x[i] / MANTISSA;
    self->inside[i] = (uint64_t)rint(x[i ? i - 1 : 255] / x[i] * MANTISSA);
  }
  self->inside[1] = 0;
}
