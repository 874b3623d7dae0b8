/*
 * The format of the elements of a printed array: chosen once from all elements that are shown, then
 * applied to each, so that columns align. Source: NumPy's `FloatingFormat`,
 * `IntegerFormat` and `BoolFormat`.
 */
#ifndef SW_REPR_FORMAT_NUMPY_H
#define SW_REPR_FORMAT_NUMPY_H

#include "base/text.h"
#include "repr/printing.h"
#include "tensor/dtype.h"

typedef struct SwNumpyFormat {
  bool is_scientific;
  int width;           /* columns of every element */
  int left;            /* columns before the point */
  int right;           /* columns after the point */
  int decimals;        /* scientific: digits after the point */
  int exponent_digits; /* scientific */
  int precision;
  bool all_decimals;
} SwNumpyFormat;

/* Chooses the format for `count` values. `is_zero_dim`: an array without dims does not pad bools.
 */
SwNumpyFormat sw_numpy_format(const SwPrinting *printing, const SwScalar *values, int64_t count,
                              bool is_zero_dim);
void sw_numpy_format_put(const SwNumpyFormat *self, SwScalar value, SwText *out);
/* str() of a NumPy scalar: 0.5, 1e-05, True. */
void sw_numpy_scalar_put(SwScalar value, SwText *out);

#endif
