/* The error function erf, a part of the exact gelu(). */
#include <math.h>

#include "call/arguments.h"
#include "runtime/tensors.h"

/* erf(x) = 2/sqrt(pi) * exp(-x^2) * (x + 2x^3/3 + 4x^5/15 + ...). All terms have one sign, so no
 * digits cancel. */
static double error_function(double x) {
  double term = x, sum = x;
  if (!(fabs(x) < 6)) return isnan(x) ? x : copysign(1, x);
  for (int n = 1; n < 120; n++)
    sum += term *= 2 * x * x / (2 * n + 1);
  return sum * exp(-x * x) * 1.1283791670955126; /* 2 / sqrt(pi) */
}

/* erf(input), called by functions in Python (composed), so the input is always a tensor. */
bool sw_torch_erf(SwCall *call, SwValue *out) {
  const SwTensor *input = call->args[0].as.tensor;
  SwTensor *copy = sw_tensor_copy(call->vm, input, input->dtype);
  if (!copy) return false;
  for (int64_t i = 0; i < sw_tensor_values(copy); i++) {
    SwScalar value = sw_tensor_load(copy, i);
    value.as.number = error_function(value.as.number);
    sw_scalar_store(value, copy->storage->buffer->data, i);
  }
  *out = sw_value_tensor(copy);
  return true;
}
