/* Conversions of float16 and bfloat16, for which C has no types: their 16 bits to float and back.
 */
#ifndef SW_TENSOR_HALF_H
#define SW_TENSOR_HALF_H

#include <stdint.h>

float sw_half_float(uint16_t bits);
uint16_t sw_float_half(float value); /* halves are rounded to even */
float sw_bfloat_float(uint16_t bits);
uint16_t sw_float_bfloat(float value);
/* The float16 nearest to a double. Rounded once, as NumPy does; going through float would round
 * twice. */
double sw_round_half(double value);

#endif
