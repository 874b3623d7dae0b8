#include "tensor/half.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

#define SIGN     0x8000U
#define INFINITE 0x7C00U
#define NORMAL   0x38800000U /* bits of the float that equals the smallest normal float16 */
#define REBIASED                                                                                   \
  0x38000000U /* difference between the exponent biases of float and float16, in place */

static uint32_t bits_of(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

static float float_of(uint32_t bits) {
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

float sw_half_float(uint16_t bits) {
  uint32_t rest = bits & ~SIGN, sign = (uint32_t)(bits & SIGN) << 16;
  if (rest >= INFINITE) return float_of(sign | 0x7F800000U | (rest & 0x3FFU) << 13);
  /* A denormal float16 counts units of 2**-24. */
  if (rest < 0x400U) return float_of(sign | bits_of((float)rest * 0x1p-24F));
  return float_of(sign | ((rest << 13) + REBIASED));
}

uint16_t sw_float_half(float value) {
  uint32_t bits = bits_of(value), sign = bits >> 16 & SIGN, rest = bits & 0x7FFFFFFFU;
  if (rest > 0x7F800000U) return (uint16_t)(sign | 0x7E00U | (rest >> 13 & 0x3FFU));
  if (rest >= 0x477FF000U) return (uint16_t)(sign | INFINITE);
  /* Adding this number rounds the value at the last bit of a denormal. */
  if (rest < NORMAL) return (uint16_t)(sign | (bits_of(float_of(rest) + 0.5F) - bits_of(0.5F)));
  return (uint16_t)(sign | (rest - REBIASED + 0xFFFU + (rest >> 13 & 1)) >> 13);
}

float sw_bfloat_float(uint16_t bits) {
  return float_of((uint32_t)bits << 16);
}

uint16_t sw_float_bfloat(float value) {
  uint32_t bits = bits_of(value);
  if (value != value) return 0x7FC0U;
  return (uint16_t)((bits + 0x7FFFU + (bits >> 16 & 1)) >> 16);
}

double sw_round_half(double value) {
  float nearest = (float)value;
  if (isfinite(nearest) && (double)nearest != value) {
    /* Round to odd: the last bit remembers whether anything was cut off, so that the second
     * rounding is right. */
    uint32_t bits = bits_of(nearest);
    bool away = fabs((double)nearest) > fabs(value);
    if (!(bits & 1)) nearest = float_of(away ? bits - 1 : bits + 1);
  }
  return (double)sw_half_float(sw_float_half(nearest));
}
