/* float16 and bfloat16, 16 bits that C has no type for: to float and back. */
#ifndef SW_TENSOR_HALF_H
#define SW_TENSOR_HALF_H

#include <stdint.h>

float sw_half_float(uint16_t bits);
uint16_t sw_float_half(float value); /* rounded half to even */
float sw_bfloat_float(uint16_t bits);
uint16_t sw_float_bfloat(float value);
/* The float16 nearest to a double, rounded once as NumPy does; by way of float it would be twice.
 */
double sw_round_half(double value);

#endif
