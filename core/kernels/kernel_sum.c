#include "kernels/kernel_sum.h"

#include "kernels/vectors.h"

/*
 * Sums of floats must be added in the order of the library, or their last bits differ (sum.h). The
 * loops keep that order and are fast all the same, because both libraries add in many lanes side by
 * side.
 */

#define T       float
#define NAME(x) x##_f32
#include "kernels/kernel_sum.inc"

#define T       double
#define NAME(x) x##_f64
#include "kernels/kernel_sum.inc"

SwSumRows *sw_kernel_sum_rows(bool twice) {
  SW_PREFER_WIDE(sw_kernel_sum_rows, twice);
  return twice ? rows_f64 : rows_f32;
}

SwSumFour *sw_kernel_sum_four(bool twice) {
  SW_PREFER_WIDE(sw_kernel_sum_four, twice);
  return twice ? four_f64 : four_f32;
}
