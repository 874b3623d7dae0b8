/* var and std. */
#include <math.h>

#include "base/notices.h"
#include "call/arguments.h"
#include "ops/along_dim.h"
#include "ops/details.h"
#include "ops/reduce_call.h"
#include "ops/reduce_record.h"
#include "runtime/tensors.h"
#include "torch/create.h"

typedef struct Variance {
  double correction;
  bool root;
} Variance;

static SwScalar finish(const Variance *self, double squares, int64_t count, SwDType dtype) {
  double divisor = (double)count - self->correction;
  double variance = squares / (divisor > 0 ? divisor : 0);
  return sw_scalar_cast(sw_scalar_float(SW_FLOAT64, self->root ? sqrt(variance) : variance), dtype);
}

static double element(const SwTensor *tensor, const int64_t *index) {
  return sw_scalar_double(sw_tensor_load(tensor, sw_layout_address(&tensor->layout, index)));
}

/* Of all elements: the squared distances from the mean, which has been rounded to the dtype. */
static bool of_all(SwCall *call, const SwTensor *tensor, SwDimSet dims, SwTensor *result,
                   const Variance *self) {
  int64_t index[SW_MAX_DIMS] = {0}, numel = sw_tensor_size(tensor);
  SwTensor *sum;
  if (!sw_reduce_new(call, SW_REDUCE_SUM, tensor, tensor->dtype, dims, false, &sum)) return false;
  double mean = sw_scalar_double(sw_tensor_load(sum, 0)) / (double)numel, squares = 0;
  if (tensor->dtype == SW_FLOAT32) mean = (double)(float)mean;
  for (int64_t i = 0; i < numel; i++) {
    double distance = element(tensor, index) - mean;
    squares += distance * distance;
    (void)sw_shape_advance(&tensor->layout.shape, index);
  }
  sw_scalar_store(finish(self, squares, numel, tensor->dtype), result->storage->buffer->data, 0);
  return true;
}

/* Welford: the mean and the squared distances from it, one element after the other. */
static double squares_of(const SwTensor *tensor, const SwShape *inner, int64_t *index) {
  double mean = 0, squares = 0;
  int64_t count = 0, numel = 0, steps[SW_MAX_DIMS] = {0}, full[SW_MAX_DIMS];
  (void)sw_shape_numel(inner, &numel);
  for (int64_t i = 0; i < numel; i++) {
    for (int dim = 0; dim < inner->ndim; dim++)
      full[dim] = index[dim] + steps[dim];
    double value = element(tensor, full), delta = value - mean;
    mean += delta / (double)++count;
    squares += delta * (value - mean);
    (void)sw_shape_advance(inner, steps);
  }
  return squares;
}

static void of_dims(const SwTensor *tensor, SwDimSet dims, SwTensor *result, const Variance *self) {
  SwShape outer = tensor->layout.shape, inner = outer;
  int64_t index[SW_MAX_DIMS] = {0}, numel = sw_tensor_size(result);
  for (int dim = 0; dim < outer.ndim; dim++)
    *(dims >> dim & 1 ? &outer.size[dim] : &inner.size[dim]) = 1;
  int64_t count = sw_dims_numel(tensor, dims);
  for (int64_t i = 0; i < numel; i++) {
    double squares = squares_of(tensor, &inner, index);
    sw_scalar_store(finish(self, squares, count, tensor->dtype), result->storage->buffer->data, i);
    (void)sw_shape_advance(&outer, index);
  }
}

/* var(unbiased), var(dim, unbiased, keepdim), var(dim, *, correction, keepdim) */
static void read_options(SwCall *call, Variance *self, bool *keepdim) {
  SwScalar correction = sw_scalar_int(SW_INT64, 1);
  if (call->args[1].kind == SW_VALUE_BOOL) {
    call->args[2] = call->args[1];
    call->args[1] = sw_value_none();
  }
  bool unbiased = sw_matched_bool(call, 2, true);
  *keepdim = sw_matched_bool(call, 3, false);
  if (!sw_arg_missing(call, 4)) correction = sw_torch_scalar(call, 4);
  self->correction = unbiased ? sw_scalar_double(correction) : 0;
}

/* var(input, dim=None, ...), std. */
bool sw_torch_variance(SwCall *call, SwValue *out) {
  Variance variance = {.root = call->operation->detail == SW_SPREAD_DEVIATION};
  SwTensor *tensor = sw_matched_tensor(call, 0), *result;
  SwDimSet dims;
  bool keepdim = false;
  read_options(call, &variance, &keepdim);
  if (!sw_dtype_is_float(tensor->dtype)) return sw_raise0(call->vm, SW_ERR_TORCH_VARIANCE_DTYPE);
  if (!sw_arg_dims(call, 1, tensor, false, &dims, NULL)) return false;
  bool all = sw_arg_missing(call, 1);
  if (dims == 0 && tensor->layout.shape.ndim) {
    dims = ((SwDimSet)1 << tensor->layout.shape.ndim) - 1;
    all = true;
  }
  SwShape shape = sw_reduce_shape(&tensor->layout.shape, dims, keepdim);
  result = sw_tensor_each(call->vm, SW_TORCH, tensor->dtype, &shape);
  if (!result || !sw_work(call->vm, sw_tensor_size(tensor))) return false;
  if (sw_tensor_size(result) == 0) return sw_call_refuse(call);
  if ((double)sw_dims_numel(tensor, dims) <= variance.correction)
    sw_warn_with(call->vm, sw_notice(SW_NOTICE_WARN_DEGREES_FREEDOM_TORCH),
                 SW_STR(sw_operation_said(call->operation)), SW_NO_ARG, SW_NO_ARG);
  if (all && !of_all(call, tensor, dims, result, &variance)) return false;
  if (!all) of_dims(tensor, dims, result, &variance);
  sw_record_reduction(call, tensor, dims, keepdim, result);
  *out = sw_value_tensor(result);
  return true;
}
