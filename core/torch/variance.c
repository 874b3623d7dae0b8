/* PyTorch's var and std, rounded as PyTorch rounds them. */
#include <math.h>

#include "base/notices.h"
#include "call/arguments.h"
#include "kernels/sum_walk.h"
#include "ops/along_dim.h"
#include "ops/details.h"
#include "ops/reduce.h"
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

/* The sum of squared distances from the mean, for the elements from address `start`. Over all
 * elements, the mean is known in advance, and each plane of two dims is added up first. Otherwise
 * the mean is updated with each element (Welford's method). */
static double squares_of(const SwTensor *tensor, const SwSumWalk *walk, int64_t start, bool all,
                         double mean) {
  double squares = 0, plane = 0, count = 0;
  int64_t index[SW_MAX_DIMS + 2] = {0}, ignored = 0;
  bool more = true;
  while (more) {
    double value = sw_scalar_double(sw_tensor_load(tensor, start)), delta = value - mean;
    if (!all) mean += delta / ++count;
    plane += delta * (value - mean);
    more = sw_sum_walk_next(walk, 0, index, &ignored, &start);
    if (!all || (more && (index[0] || index[1]))) continue;
    squares += plane;
    plane = 0;
  }
  return squares + plane;
}

/* The mean over all elements, rounded to the dtype. */
static bool mean_of_all(SwCall *call, const SwTensor *tensor, double *out) {
  SwDimSet dims = ((SwDimSet)1 << tensor->layout.shape.ndim) - 1;
  SwTensor *sum;
  if (!sw_reduce_new(call, SW_REDUCE_SUM, tensor, tensor->dtype, dims, false, &sum)) return false;
  *out = sw_scalar_double(sw_tensor_load(sum, 0)) / (double)sw_tensor_size(tensor);
  if (tensor->dtype == SW_FLOAT32) *out = (double)(float)*out;
  return true;
}

/* Computes each element of the result. */
static bool compute(SwCall *call, const Variance *self, const SwTensor *tensor, SwDimSet dims,
                    SwTensor *result) {
  SwLayout inner = tensor->layout, nowhere = {.shape = {0}};
  SwShape outer = tensor->layout.shape;
  SwSumWalk walk;
  int64_t index[SW_MAX_DIMS] = {0}, numel = sw_tensor_size(result),
          count = sw_dims_numel(tensor, dims);
  double mean = 0, squares = 0;
  if (sw_tensor_is_laid_out(result)) return true;
  if (numel == 1 && !mean_of_all(call, tensor, &mean)) return false;
  for (int dim = 0; dim < outer.ndim; dim++)
    *(dims >> dim & 1 ? &outer.size[dim] : &inner.shape.size[dim]) = 1;
  sw_sum_walk_init(&walk, &nowhere, &inner, true);
  for (int64_t i = 0; i < numel; i++) {
    int64_t start = sw_layout_address(&tensor->layout, index);
    if (count > 0) squares = squares_of(tensor, &walk, start, numel == 1, mean);
    sw_scalar_store(finish(self, squares, count, tensor->dtype), result->storage->buffer->data, i);
    (void)sw_shape_advance(&outer, index);
  }
  return true;
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
  if (dims == 0) dims = ((SwDimSet)1 << tensor->layout.shape.ndim) - 1;
  SwShape shape = sw_reduce_shape(&tensor->layout.shape, dims, keepdim);
  result = sw_tensor_each(call->vm, SW_TORCH, tensor->dtype, &shape);
  if (!result || !sw_work_values(call->vm, sw_tensor_size(tensor))) return false;
  if (sw_tensor_size(result) == 0) return sw_call_refuse(call);
  if ((double)sw_dims_numel(tensor, dims) <= variance.correction)
    sw_warn_with(call->vm, sw_notice(SW_NOTICE_WARN_DEGREES_FREEDOM_TORCH),
                 SW_STR(sw_operation_said(call->operation)), SW_NO_ARG, SW_NO_ARG);
  if (!compute(call, &variance, tensor, dims, result)) return false;
  sw_record_reduction(call, tensor, dims, keepdim, result);
  *out = sw_value_tensor(result);
  return true;
}
