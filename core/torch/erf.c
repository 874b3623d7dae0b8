/* The error function, which gelu() is made of. */
#include <math.h>

#include "call/arguments.h"
#include "runtime/tensors.h"

/* exp(-x^2) times a sum of terms of one sign: no digit is lost. */
static double error_function(double x) {
  double term = x, sum = x;
  if (!(fabs(x) < 6)) return isnan(x) ? x : copysign(1, x);
  for (int n = 1; n < 120; n++)
    sum += term *= 2 * x * x / (2 * n + 1);
  return sum * exp(-x * x) * 1.1283791670955126; /* 2 / sqrt(pi) */
}

/* erf(input), of what texts have made: a tensor */
bool sw_torch_erf(SwCall *call, SwValue *out) {
  const SwTensor *input = call->args[0].as.tensor;
  SwTensor *copy = sw_tensor_copy(call->vm, input, input->dtype);
  if (!copy) return false;
  for (int64_t i = 0; i < sw_tensor_size(copy); i++) {
    SwScalar value = sw_tensor_load(copy, i);
    value.as.number = error_function(value.as.number);
    sw_scalar_store(value, copy->storage->buffer->data, i);
  }
  *out = sw_value_tensor(copy);
  return true;
}
