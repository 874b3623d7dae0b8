/* The same functions for float32 and float64. */
#include "kernels/sum_run.h"

#include <stddef.h>
#include <string.h>

#include "kernels/kernel_copy.h"
#include "kernels/kernel_sum.h"

#define LEVELS    4
#define MAX_LANES 256 /* sums that are kept at once: all their levels stay in the cache */
#define PACKED    512
#define ROWS      16 /* that are read at once */

/* After this many rows a sum is carried to the next level: 16, or more for long dims. */
static int64_t level_power(int64_t rows) {
  int64_t bits = 0;
  while (bits < 62 && ((int64_t)1 << bits) < rows)
    bits++;
  return bits / LEVELS > 4 ? bits / LEVELS : 4;
}

#define T              float
#define NAME(function) function##_float32
#define VECTOR         8
#include "kernels/sum_run.inc"
#undef T
#undef NAME
#undef VECTOR

#define T              double
#define NAME(function) function##_float64
#define VECTOR         4
#include "kernels/sum_run.inc"
