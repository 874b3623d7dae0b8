/* The two innermost dims of a sum, added into `out`. */
#ifndef SW_KERNELS_SUM_RUN_H
#define SW_KERNELS_SUM_RUN_H

#include "kernels/sum_walk.h"

void sw_sum_torch_float32(const SwSumWalk *walk, float *out, const float *in);
void sw_sum_torch_float64(const SwSumWalk *walk, double *out, const double *in);
void sw_sum_numpy_float32(const SwSumWalk *walk, float *out, const float *in);
void sw_sum_numpy_float64(const SwSumWalk *walk, double *out, const double *in);

#endif
