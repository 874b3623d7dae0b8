#include "ops/reduce.h"

#include <math.h>

#include "call/arguments.h"
#include "call/record_begin.h"
#include "kernels/float_errors.h"
#include "ops/elementwise_checks.h"
#include "ops/tensor_arith.h"
#include "runtime/record.h"
#include "runtime/tensors.h"
#include "tensor/result_layout.h"

static bool add_dim(SwCall *call, const SwTensor *tensor, SwValue value, SwDimSet *out) {
  int64_t dim;
  int at, ndim = tensor->layout.shape.ndim;
  if (value.kind == SW_VALUE_FLOAT || value.kind == SW_VALUE_STRING ||
      value.kind == SW_VALUE_LIST) /* PyTorch's signatures take none of these */
    return sw_raise(call->vm, SW_ERR_NUMPY_NOT_AN_INTEGER, SW_STR(sw_value_type_name(value)));
  if (value.kind == SW_VALUE_BOOL) return sw_call_refuse(call);
  if (!sw_value_to_int(call, value, &dim)) return false;
  if (ndim == 0 && (dim == 0 || dim == -1)) return true;
  if (!sw_wrap_dim(call->vm, tensor->dialect, dim, ndim, &at)) return false;
  if (*out >> at & 1) {
    return tensor->dialect == SW_TORCH ? sw_raise(call->vm, SW_ERR_TORCH_DIM_TWICE, SW_INT(at))
                                       : sw_raise0(call->vm, SW_ERR_NUMPY_AXIS_TWICE);
  }
  *out |= (SwDimSet)1 << at;
  return true;
}

bool sw_arg_dims(SwCall *call, int i, const SwTensor *tensor, bool one, SwDimSet *out,
                 bool *given) {
  bool missing = sw_arg_missing(call, i);
  SwValue value = call->args[i];
  bool several = value.kind == SW_VALUE_TUPLE || value.kind == SW_VALUE_SIZE ||
                 (value.kind == SW_VALUE_LIST && tensor->dialect == SW_TORCH);
  if (given) *given = !missing;
  *out = ((SwDimSet)1 << tensor->layout.shape.ndim) - 1;
  if (missing) return true;
  if (several && one) /* likewise */
    return sw_raise(call->vm, SW_ERR_NUMPY_NOT_AN_INTEGER, SW_STR(sw_value_type_name(value)));
  *out = 0;
  if (!several) return add_dim(call, tensor, value, out);
  if (tensor->dialect == SW_NUMPY && tensor->layout.shape.ndim == 0 && value.as.sequence->count)
    return sw_call_refuse(call);
  for (int64_t k = 0; k < value.as.sequence->count; k++) {
    if (!add_dim(call, tensor, value.as.sequence->items[k], out)) return false;
  }
  return true;
}

int64_t sw_dims_numel(const SwTensor *tensor, SwDimSet dims) {
  int64_t numel = 1;
  for (int dim = 0; dim < tensor->layout.shape.ndim; dim++) {
    if (dims >> dim & 1) numel *= tensor->layout.shape.size[dim];
  }
  return numel;
}

static bool any_element(const SwTensor *tensor, bool (*is)(double)) {
  int64_t index[SW_MAX_DIMS] = {0};
  if (sw_tensor_values(tensor) == 0) return false;
  do {
    if (is(sw_scalar_double(sw_tensor_load(tensor, sw_layout_address(&tensor->layout, index)))))
      return true;
  } while (sw_shape_advance(&tensor->layout.shape, index));
  return false;
}

static bool is_infinite(double x) {
  return isinf(x) != 0;
}
static bool is_not_a_number(double x) {
  return isnan(x) != 0;
}
static bool is_not_finite(double x) {
  return !isfinite(x);
}

/* A sum or product that is not finite though its terms are, or NaN though no term is. */
static bool warn(SwCall *call, const SwTensor *tensor, const SwTensor *result) {
  int errors = 0;
  if (!any_element(result, is_not_finite)) return true;
  if (any_element(result, is_infinite) && !any_element(tensor, is_not_finite))
    errors |= SW_FLOAT_OVERFLOW;
  if (any_element(result, is_not_a_number) && !any_element(tensor, is_not_a_number))
    errors |= SW_FLOAT_INVALID;
  return sw_warn_float_errors(call->vm, errors, false, "reduce");
}

/* NumPy lays the result out as it walks the operand; PyTorch contiguously. */
static bool lay_out(SwCall *call, const SwTensor *tensor, SwReduction op, SwDimSet dims,
                    bool keepdim, SwTensor **result) {
  if (tensor->dialect == SW_TORCH || op == SW_REDUCE_ARGMAX || op == SW_REDUCE_ARGMIN) return true;
  SwTensor *laid = sw_tensor_new(call->vm, SW_NUMPY, (*result)->dtype, &(*result)->layout.shape);
  if (!laid) return false;
  laid->layout = sw_reduced_layout(&tensor->layout, dims, keepdim);
  SwOperand to = sw_tensor_operand(laid), from = sw_tensor_operand(*result);
  if (!sw_copy_values(call->vm, &to, &from)) return false;
  *result = laid;
  return true;
}

bool sw_reduce_new(SwCall *call, SwReduction op, const SwTensor *tensor, SwDType dtype,
                   SwDimSet dims, bool keepdim, SwTensor **out) {
  bool numbers = op == SW_REDUCE_ARGMAX || op == SW_REDUCE_ARGMIN, truths = op >= SW_REDUCE_ANY;
  const SwTensor *read = tensor->dtype == dtype ? tensor : sw_tensor_copy(call->vm, tensor, dtype);
  SwShape shape = sw_reduce_shape(&tensor->layout.shape, dims, keepdim);
  /* PyTorch adds halves up as float32, and rounds the sum. */
  bool halves = op == SW_REDUCE_SUM && tensor->dialect == SW_TORCH && sw_dtype_is_half(dtype);
  SwDType rounded = dtype;
  if (halves) dtype = SW_FLOAT32;
  if (halves && read) /* not covered: memory ends between the two */
    read = sw_tensor_copy(call->vm, read, dtype);
  *out = read ? sw_tensor_new(call->vm, tensor->dialect,
                              numbers  ? SW_INT64
                              : truths ? SW_BOOL
                                       : dtype,
                              &shape)
              : NULL;
  int64_t numel = sw_tensor_size(tensor);
  bool adds_up = op == SW_REDUCE_SUM && sw_dtype_is_float(dtype) && !sw_dtype_is_half(dtype);
  if (!*out || !(adds_up ? sw_work_values(call->vm, numel) : sw_work_each(call->vm, numel)) ||
      !sw_work_each(call->vm, sw_tensor_size(*out)))
    return false;
  sw_record_reduction(call, tensor, dims, keepdim, *out);
  SwOperand to = sw_tensor_operand(*out), from = sw_tensor_operand(read);
  sw_reduce(op, tensor->dialect, dims, &to, &from);
  if (halves) return (*out = sw_tensor_copy(call->vm, *out, rounded)) != NULL;
  bool adds = op <= SW_REDUCE_PROD && sw_dtype_is_float(dtype) && tensor->dialect == SW_NUMPY;
  if (adds && !warn(call, read, *out)) return false;
  return shape.ndim < 2 || lay_out(call, tensor, op, dims, keepdim, out);
}

static void tell_dim(SwRecord *record, int64_t size, int dim, bool reduced, bool keepdim, int to) {
  SwTrace *trace = &record->trace;
  if (!reduced || keepdim) record->as.reduce.dim_from[to] = dim;
  if (!reduced)
    sw_emit(trace, REDUCE_STAYS, dim, size, to);
  else if (keepdim)
    sw_emit(trace, REDUCE_KEPT, dim, size, to);
  else
    sw_emit(trace, REDUCE_GONE, dim, size);
}

void sw_record_reduction(SwCall *call, const SwTensor *tensor, SwDimSet dims, bool keepdim,
                         const SwTensor *result) {
  /* If the call computes something first, as count_nonzero does, its own record has the operand. */
  if (call->record || call->args[0].kind != SW_VALUE_TENSOR) return;
  if (call->args[0].as.tensor != tensor) return;
  SwRecord *record = sw_record_begin(call, SW_STORY_REDUCE);
  if (!record) return;
  const SwShape *shape = &tensor->layout.shape;
  record->as.reduce.reduced = dims;
  record->as.reduce.keepdim = keepdim;
  sw_record_operand(record, tensor, call->nodes[0]);
  sw_emit(&record->trace, DIMS_BEFORE, 0, 0, 0);
  for (int dim = 0, to = 0; dim < shape->ndim; dim++) {
    bool reduced = dims >> dim & 1;
    tell_dim(record, shape->size[dim], dim, reduced, keepdim, to);
    to += !reduced || keepdim;
  }
  sw_emit(&record->trace, REDUCE_RESULT, sw_tensor_size(result), sw_dims_numel(tensor, dims), 1);
}
