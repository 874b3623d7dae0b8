#include "kernels/reduce.h"

#include <math.h>

#include "kernels/product.h"
#include "kernels/sum.h"

static bool is_reduced(SwDimSet dims, int dim) {
  return dims >> dim & 1;
}

SwShape sw_reduce_shape(const SwShape *shape, SwDimSet dims, bool keepdim) {
  SwShape out = {0};
  for (int dim = 0; dim < shape->ndim; dim++) {
    if (!is_reduced(dims, dim))
      out.size[out.ndim++] = shape->size[dim];
    else if (keepdim)
      out.size[out.ndim++] = 1;
  }
  return out;
}

/* The result walked along with the operand: stride 0 where dims vanish. */
static SW_LARGE SwLayout walked_with(const SwLayout *in, SwDimSet dims, int64_t offset) {
  SwLayout out = {.shape = in->shape, .offset = offset};
  int64_t stride = 1;
  for (int dim = in->shape.ndim - 1; dim >= 0; dim--) {
    out.stride[dim] = is_reduced(dims, dim) ? 0 : stride;
    if (!is_reduced(dims, dim)) stride *= in->shape.size[dim];
  }
  return out;
}

/* The dims of `in` that are reduced (or those that are not). */
static SW_LARGE SwLayout part_of(const SwLayout *in, SwDimSet dims, bool reduced) {
  SwLayout out = {.shape = {0}};
  for (int dim = 0; dim < in->shape.ndim; dim++) {
    if (is_reduced(dims, dim) != reduced) continue;
    out.shape.size[out.shape.ndim] = in->shape.size[dim];
    out.stride[out.shape.ndim++] = in->stride[dim];
  }
  return out;
}

static bool is_nan(SwScalar value) {
  return sw_dtype_is_float(value.dtype) && isnan(value.as.number);
}

static bool beats(SwReduction op, SwScalar value, SwScalar best) {
  if (is_nan(best)) return false;
  if (is_nan(value)) return true;
  bool largest = op == SW_REDUCE_MAX || op == SW_REDUCE_ARGMAX;
  SwBinary compare = largest ? SW_BINARY_GT : SW_BINARY_LT;
  return sw_scalar_binary(compare, value, best).as.integer != 0;
}

static bool is_true(SwScalar value) {
  return sw_dtype_is_float(value.dtype) ? value.as.number != 0 : value.as.integer != 0;
}

static SwScalar neutral(SwReduction op, SwDType dtype) {
  int64_t value = op == SW_REDUCE_PROD || op == SW_REDUCE_ALL;
  return sw_scalar_cast(sw_scalar_int(SW_INT64, value), op >= SW_REDUCE_ANY ? SW_BOOL : dtype);
}

static SwScalar join(SwReduction op, SwScalar so_far, SwScalar value) {
  switch (op) {
  case SW_REDUCE_SUM: return sw_scalar_binary(SW_BINARY_ADD, so_far, value);
  case SW_REDUCE_PROD: return sw_scalar_binary(SW_BINARY_MUL, so_far, value);
  case SW_REDUCE_ANY: return sw_scalar_int(SW_BOOL, so_far.as.integer || is_true(value));
  case SW_REDUCE_ALL: return sw_scalar_int(SW_BOOL, so_far.as.integer && is_true(value));
  default: return beats(op, value, so_far) ? value : so_far;
  }
}

/* One element of the result from all elements of `run`, which begins at address `start`. */
static SwScalar reduce_run(SwReduction op, SwDialect dialect, const SwOperand *in,
                           const SwLayout *run, int64_t start) {
  int64_t index[SW_MAX_DIMS] = {0}, count = 0, number = 0;
  (void)sw_shape_numel(&run->shape, &count);
  if (op == SW_REDUCE_PROD && sw_dtype_is_float(in->dtype) && count > 0)
    return sw_product(dialect, in, run, start);
  bool picks = op >= SW_REDUCE_MAX && op <= SW_REDUCE_ARGMIN;
  SwScalar result = picks ? sw_scalar_load(in->dtype, in->data, start) : neutral(op, in->dtype);
  for (int64_t i = 0; i < count; i++) {
    SwScalar value = sw_scalar_load(in->dtype, in->data, start + sw_layout_address(run, index));
    if (picks && beats(op, value, result)) number = i;
    result = join(op, result, value);
    (void)sw_shape_advance(&run->shape, index);
  }
  bool numbered = op == SW_REDUCE_ARGMAX || op == SW_REDUCE_ARGMIN;
  return numbered ? sw_scalar_int(SW_INT64, number) : result;
}

void sw_reduce(SwReduction op, SwDialect dialect, SwDimSet dims, const SwOperand *out,
               const SwOperand *in) {
  if (!out->data || !in->data) return;
  if (op == SW_REDUCE_SUM && sw_dtype_is_float(in->dtype)) {
    SwLayout walked = walked_with(in->layout, dims, out->layout->offset);
    sw_sum(dialect, &(SwOperand){out->dtype, &walked, out->data}, in);
    return;
  }
  SwLayout run = part_of(in->layout, dims, true), kept = part_of(in->layout, dims, false);
  int64_t index[SW_MAX_DIMS] = {0}, count = 0;
  kept.offset = in->layout->offset;
  (void)sw_shape_numel(&kept.shape, &count);
  for (int64_t i = 0; i < count; i++) {
    SwScalar value = reduce_run(op, dialect, in, &run, sw_layout_address(&kept, index));
    sw_scalar_store(value, out->data, out->layout->offset + i);
    (void)sw_shape_advance(&kept.shape, index);
  }
}
