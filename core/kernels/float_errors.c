#include "kernels/float_errors.h"

#include <math.h>

#include "kernels/loop.h"

static double value_at(const SwOperand *operand, int64_t address) {
  return sw_scalar_double(sw_scalar_load(operand->dtype, operand->data, address));
}

static int error_of(double result, double x, double y) {
  if (isnan(result)) return isnan(x) || isnan(y) ? 0 : SW_FLOAT_INVALID;
  if (!isfinite(x) || !isfinite(y)) return 0;
  return x == 0 || y == 0 ? SW_FLOAT_DIVIDE : SW_FLOAT_OVERFLOW;
}

/* The error of a negative integer quotient x // y. */
static int quotient_error_of(double x, double y) {
  return x < 0 && y < 0 ? SW_FLOAT_OVERFLOW : 0;
}

int sw_float_errors(const SwOperand *out, const SwOperand *a, const SwOperand *b) {
  if (!out->data) return 0; /* the operands have data if the result has */
  const SwLayout *layouts[] = {out->layout, a->layout, b ? b->layout : a->layout};
  int errors = 0;
  SwLoop loop;
  sw_loop_init(&loop, 3, layouts);
  if (loop.empty) return 0;
  int inner = loop.ndim - 1;
  bool whole = !sw_dtype_is_float(out->dtype);
  do {
    for (int64_t i = 0; i < loop.size[inner]; i++) {
      double result = value_at(out, loop.address[0] + i * loop.stride[0][inner]);
      if (whole ? result >= 0 : isfinite(result)) continue;
      double x = value_at(a, loop.address[1] + i * loop.stride[1][inner]);
      double y = b ? value_at(b, loop.address[2] + i * loop.stride[2][inner]) : x;
      errors |= whole ? quotient_error_of(x, y) : error_of(result, x, y);
    }
  } while (sw_loop_next(&loop, 1));
  return errors;
}
