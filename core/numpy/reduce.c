/* NumPy's reductions: sum, mean, prod, max, min, argmax, any, all, ... These functions read
 * arguments as NumPy does; ops/reduce.h reduces. */
#include "numpy/reduce.h"

#include <math.h>

#include "base/notices.h"
#include "call/arguments.h"
#include "kernels/float_errors.h"
#include "ops/create.h"
#include "ops/elementwise_checks.h"
#include "ops/reduce.h"
#include "ops/tensor_arith.h"
#include "runtime/tensors.h"

bool sw_numpy_input(SwCall *call, SwTensor **out) {
  SwScalar number;
  *out = NULL;
  if (!sw_numpy_array_arguments(call, 1)) return false;
  bool tensor = call->args[0].kind == SW_VALUE_TENSOR;
  if (tensor && call->args[0].as.tensor->dialect == SW_TORCH)
    return sw_refuse(call->vm, call->node->span, sw_notice(SW_NOTICE_NO_NUMPY_S_FUNCTION_PYTORCH),
                     SW_STR(sw_operation_said(call->operation)));
  if (tensor)
    *out = call->args[0].as.tensor;
  else if (!sw_arg_number(call, 0, &number))
    return false;
  else
    *out = sw_tensor_number(call->vm, SW_NUMPY, number);
  return *out != NULL;
}

bool sw_numpy_keepdims(SwCall *call, int i, bool *out) {
  SwValue value = call->args[i];
  *out = value.kind == SW_VALUE_BOOL ? value.as.truth : value.as.integer != 0;
  if (value.kind == SW_VALUE_BOOL || value.kind == SW_VALUE_INT) return true;
  if (value.kind != SW_VALUE_NONE) return sw_call_refuse(call);
  return sw_raise(call->vm, SW_ERR_NUMPY_NOT_AN_INTEGER, SW_STR(sw_value_type_name(value)));
}

bool sw_numpy_keepdims_or_none(SwCall *call, int i, bool *out) {
  *out = false;
  return call->args[i].kind == SW_VALUE_NONE ? true : sw_numpy_keepdims(call, i, out);
}

bool sw_numpy_reduced(SwCall *call, SwTarget target, SwTensor *result, SwValue *out) {
  *out = sw_value_tensor(target.tensor ? target.tensor : result);
  if (!target.tensor) {
    result->is_scalar = result->layout.shape.ndim == 0;
    return true;
  }
  return sw_target_write(call->vm, target.tensor, result);
}

/* Reads out=, argument `i`. A ufunc checks that it is writable before it checks the axes, so a call
 * that is wrong in both names out=. */
static bool arg_out(SwCall *call, int i, SwTarget *out) {
  if (!sw_arg_out(call, i, out)) return false;
  if (out->tensor && out->tensor->readonly)
    return sw_raise0(call->vm, SW_ERR_NUMPY_OUTPUT_READ_ONLY);
  return true;
}

static const char *ufunc_of(SwReduction op) {
  static const char *const names[] = {"add", "multiply", "maximum",    "minimum",
                                      "",    "",         "logical_or", "logical_and"};
  return names[op];
}

/* Joins initial= to every result. Refused for sums of floats: NumPy starts with it, and the order
 * of additions would show in the last digits. */
static bool join_initial(SwCall *call, int i, SwReduction op, SwTensor *result) {
  static const SwBinary joins[] = {SW_BINARY_ADD, SW_BINARY_MUL, SW_BINARY_MAXIMUM,
                                   SW_BINARY_MINIMUM};
  SwScalar number;
  if (i >= call->count || call->args[i].kind == SW_VALUE_ABSENT) return true;
  if (!sw_value_is_number(call->args[i]) ||
      (op < SW_REDUCE_MAX && sw_dtype_is_float(result->dtype)))
    return sw_refuse(call->vm, call->node->span, sw_notice(SW_NOTICE_NO_FUNCTION_INITIAL),
                     SW_STR(sw_operation_said(call->operation)));
  (void)sw_arg_number(call, i, &number);
  SwTensor *initial = sw_tensor_number(call->vm, SW_NUMPY, sw_scalar_cast(number, result->dtype));
  if (!initial) return false;
  SwLayout repeated = {.shape = result->layout.shape};
  SwOperand to = sw_tensor_operand(result), with = sw_tensor_operand(initial);
  with.layout = &repeated;
  sw_elementwise_binary(joins[op], &to, &to, &with);
  return true;
}

SwDType sw_numpy_sum_dtype(SwDType dtype) {
  return sw_dtype_is_float(dtype) ? dtype : sw_dtype_kind(dtype) == 'u' ? SW_UINT64 : SW_INT64;
}

/* Reads dtype= of a sum. With out=, small ints are added in their own dtype, not in int64. */
static bool natural_dtype(SwCall *call, const SwTensor *tensor, SwTarget target, SwDType *out) {
  bool small = sw_dtype_is_integer(tensor->dtype) && target.tensor;
  return sw_arg_dtype_or(call, 2, small ? tensor->dtype : sw_numpy_sum_dtype(tensor->dtype), out);
}

/* The dtype to reduce in: with out=, the promoted dtype of the operand and out=. */
static SwDType join_dtype(SwTarget target, SwDType dtype) {
  return target.tensor ? sw_dtype_promote(SW_NUMPY, dtype, target.tensor->dtype) : dtype;
}

/* sum(a, axis=None, dtype=None, out=None, keepdims=False, initial=), prod */
bool sw_numpy_sum(SwCall *call, SwValue *out) {
  SwReduction op = (SwReduction)call->operation->detail;
  SwTensor *array, *result = NULL;
  SwDimSet axes;
  bool keepdims;
  SwDType dtype;
  SwTarget target;
  if (!sw_numpy_input(call, &array) || !arg_out(call, 3, &target) ||
      !sw_arg_dims(call, 1, array, false, &axes, NULL) || !sw_numpy_keepdims(call, 4, &keepdims) ||
      !sw_numpy_check_out(call, ufunc_of(op), array, axes, keepdims, &target) ||
      !natural_dtype(call, array, target, &dtype))
    return false;
  if (sw_arg_missing(call, 2)) dtype = join_dtype(target, dtype);
  return sw_reduce_new(call, op, array, dtype, axes, keepdims, &result) &&
         join_initial(call, 5, op, result) && sw_numpy_reduced(call, target, result, out);
}

bool sw_numpy_mean_dtype(SwCall *call, int i, const SwTensor *array, SwDType *out) {
  SwDType natural = sw_dtype_is_float(array->dtype) ? array->dtype : SW_FLOAT64;
  if (!sw_arg_dtype_or(call, i, natural, out)) return false;
  if (!sw_dtype_is_float(*out)) return sw_call_refuse(call);
  return true;
}

bool sw_numpy_mean_axes(SwCall *call, const SwTensor *array, SwDimSet *out) {
  SwValue axis = call->args[1];
  int64_t dim = 0;
  bool tuple = sw_value_is_sequence(axis);
  bool any = !sw_arg_missing(call, 1) && !(tuple && axis.as.sequence->count == 0);
  if (axis.kind == SW_VALUE_FLOAT) return sw_call_refuse(call); /* raises in words of its own */
  if (!sw_arg_dims(call, 1, array, false, out, NULL)) return false;
  if (!any || array->layout.shape.ndim > 0) return true;
  (void)sw_value_to_int(call, axis, &dim); /* a tuple has been refused */
  return sw_raise(call->vm, SW_ERR_NUMPY_AXIS, SW_INT(dim), SW_INT(0));
}

bool sw_numpy_divide(SwCall *call, SwTensor *sum, int64_t count, bool scalar) {
  int errors = 0;
  for (int64_t i = 0; i < sw_tensor_values(sum); i++) {
    double value = sw_tensor_load(sum, i).as.number;
    if (count == 0 && !isnan(value) && !isinf(value))
      errors |= value == 0 ? SW_FLOAT_INVALID : SW_FLOAT_DIVIDE;
    SwScalar quotient = sw_scalar_float(SW_FLOAT64, value / (double)count);
    sw_scalar_store(sw_scalar_cast(quotient, sum->dtype), sum->storage->buffer->data, i);
  }
  return sw_warn_float_errors(call->vm, errors, scalar, "divide");
}

/* With out=, the sum is rounded to its dtype first, and then divided there. */
static bool settle(SwCall *call, SwTarget target, SwTensor **sum) {
  if (!target.tensor) return true;
  *sum = sw_tensor_copy(call->vm, *sum, target.tensor->dtype);
  if (*sum && !sw_dtype_is_float((*sum)->dtype)) *sum = sw_tensor_copy(call->vm, *sum, SW_FLOAT64);
  return *sum != NULL;
}

/* mean(a, axis=None, dtype=None, out=None, *, keepdims=False): integers are averaged in float64. */
bool sw_numpy_mean(SwCall *call, SwValue *out) {
  SwTensor *array, *sum;
  SwDimSet axes;
  bool keepdims;
  SwDType dtype;
  SwTarget target;
  if (!sw_numpy_input(call, &array) || !sw_numpy_mean_axes(call, array, &axes) ||
      !sw_numpy_mean_dtype(call, 2, array, &dtype) || !sw_numpy_keepdims(call, 4, &keepdims) ||
      !arg_out(call, 3, &target))
    return false;
  /* The mean of float16 is computed in float32 and rounded once. */
  bool halves = sw_arg_missing(call, 2) && dtype == SW_FLOAT16;
  if (halves && target.tensor) return sw_call_refuse(call);
  if (halves) dtype = SW_FLOAT32;
  if (!sw_numpy_check_out(call, "add", array, axes, keepdims, &target) ||
      !sw_reduce_new(call, SW_REDUCE_SUM, array, dtype, axes, keepdims, &sum) ||
      !settle(call, target, &sum))
    return false;
  int64_t count = sw_dims_numel(array, axes);
  if (count == 0) sw_warn(call->vm, sw_notice(SW_NOTICE_WARN_MEAN_EMPTY_SLICE));
  bool scalar = sum->layout.shape.ndim == 0 && !target.tensor;
  if (!sw_numpy_divide(call, sum, count, scalar)) return false;
  if (halves && !(sum = sw_tensor_copy(call->vm, sum, SW_FLOAT16))) return false;
  return sw_numpy_reduced(call, target, sum, out);
}

/* The largest of no elements and initial= is initial=; without it, NumPy raises. */
static bool only_initial(SwCall *call, const SwTensor *array, SwDimSet axes, bool keepdims,
                         SwTarget target, SwValue *out) {
  SwScalar initial;
  SwShape shape = sw_reduce_shape(&array->layout.shape, axes, keepdims);
  if (!sw_value_is_number(call->args[4])) return sw_call_refuse(call);
  (void)sw_arg_number(call, 4, &initial);
  SwTensor *result = sw_tensor_new(call->vm, SW_NUMPY, array->dtype, &shape);
  if (!result) return false;
  SwOperand to = sw_tensor_operand(result);
  sw_elementwise_fill(&to, sw_scalar_cast(initial, array->dtype));
  return sw_numpy_reduced(call, target, result, out);
}

/* max(a, axis=None, out=None, keepdims=False, initial=), min, any, all: `detail` is the
 * SwReduction. */
bool sw_numpy_extreme(SwCall *call, SwValue *out) {
  SwReduction op = (SwReduction)call->operation->detail;
  SwTensor *array, *result = NULL;
  SwDimSet axes;
  bool keepdims;
  SwTarget target;
  if (!sw_numpy_input(call, &array) || !arg_out(call, 2, &target) ||
      !sw_arg_dims(call, 1, array, false, &axes, NULL) || !sw_numpy_keepdims(call, 3, &keepdims) ||
      !sw_numpy_check_out(call, ufunc_of(op), array, axes, keepdims, &target))
    return false;
  if (op < SW_REDUCE_ANY && sw_dims_numel(array, axes) == 0) {
    if (call->args[4].kind != SW_VALUE_ABSENT)
      return only_initial(call, array, axes, keepdims, target, out);
    return sw_raise(call->vm, SW_ERR_NUMPY_EMPTY_EXTREME, SW_STR(ufunc_of(op)));
  }
  return sw_reduce_new(call, op, array, array->dtype, axes, keepdims, &result) &&
         join_initial(call, 4, op, result) && sw_numpy_reduced(call, target, result, out);
}

static bool check_place(SwCall *call, const SwTensor *array, SwDimSet axes, bool keepdims,
                        SwTarget target) {
  if (!target.tensor) return true;
  if (target.tensor->readonly) return sw_arg_refuse(call, 2); /* raises in words of its own */
  SwShape wanted = sw_reduce_shape(&array->layout.shape, axes, keepdims);
  if (!sw_shape_equal(&wanted, &target.tensor->layout.shape))
    return sw_raise(call->vm, SW_ERR_NUMPY_PLACE_OUT, SW_STR(sw_operation_said(call->operation)));
  if (!sw_dtype_is_float(target.tensor->dtype)) return true;
  return sw_raise(call->vm, SW_ERR_NUMPY_PLACE_CAST, SW_STR(wanted.ndim ? "array data" : "scalar"),
                  SW_STR(sw_dtype_name(target.tensor->dtype)));
}

/* argmax(a, axis=None, out=None, *, keepdims=False), argmin */
bool sw_numpy_argmax(SwCall *call, SwValue *out) {
  SwReduction op = (SwReduction)call->operation->detail;
  SwTensor *array, *result = NULL;
  SwDimSet axes;
  bool keepdims;
  SwTarget target;
  if (!sw_numpy_input(call, &array)) return false;
  if (array->layout.shape.ndim == 0) { /* a 0-d array is searched as one of one dim */
    SwLayout line = sw_layout_insert(&array->layout, 0, 1);
    SwTensor *view = sw_tensor_view(call->vm, array, &line);
    SwDimSet first;
    if (!view) return false;
    if (!sw_arg_dims(call, 1, view, true, &first, NULL)) return false;
  }
  if (!sw_arg_dims(call, 1, array, true, &axes, NULL) || !sw_arg_out(call, 2, &target) ||
      !sw_numpy_keepdims_or_none(call, 3, &keepdims))
    return false;
  if (sw_dims_numel(array, axes) == 0)
    return sw_raise(call->vm, SW_ERR_NUMPY_EMPTY_PLACE, SW_STR(sw_operation_said(call->operation)));
  if (!check_place(call, array, axes, keepdims, target)) return false;
  return sw_reduce_new(call, op, array, array->dtype, axes, keepdims, &result) &&
         sw_numpy_reduced(call, target, result, out);
}

/* ptp(a, axis=None, keepdims=False): the largest minus the smallest */
bool sw_numpy_ptp(SwCall *call, SwValue *out) {
  SwTensor *array, *low, *high;
  SwDimSet axes;
  bool keepdims;
  if (!sw_arg_missing(call, 2)) return sw_arg_refuse(call, 2); /* out= */
  if (!sw_numpy_input(call, &array) || !sw_arg_dims(call, 1, array, false, &axes, NULL) ||
      !sw_numpy_keepdims(call, 3, &keepdims))
    return false;
  if (sw_dims_numel(array, axes) == 0)
    return sw_raise(call->vm, SW_ERR_NUMPY_EMPTY_EXTREME, SW_STR("maximum"));
  if (array->dtype == SW_BOOL) return sw_raise0(call->vm, SW_ERR_NUMPY_BOOL_SUB);
  if (!sw_reduce_new(call, SW_REDUCE_MAX, array, array->dtype, axes, keepdims, &high) ||
      !sw_reduce_new(call, SW_REDUCE_MIN, array, array->dtype, axes, keepdims, &low))
    return false;
  SwOperand to = sw_tensor_operand(high), by = sw_tensor_operand(low);
  sw_elementwise_binary(SW_BINARY_SUB, &to, &to, &by);
  return sw_numpy_reduced(call, (SwTarget){NULL, false}, high, out);
}

/* count_nonzero(a, axis=None, keepdims=False) */
bool sw_numpy_count_nonzero(SwCall *call, SwValue *out) {
  SwTensor *array, *truths = NULL, *result;
  SwDimSet axes;
  bool keepdims;
  if (!sw_numpy_input(call, &array) || !sw_arg_dims(call, 1, array, false, &axes, NULL) ||
      !sw_numpy_keepdims_or_none(call, 2, &keepdims))
    return false;
  truths = sw_tensor_copy(call->vm, array, SW_BOOL);
  if (!truths || !sw_reduce_new(call, SW_REDUCE_SUM, truths, SW_INT64, axes, keepdims, &result))
    return false;
  sw_record_reduction(call, array, axes, keepdims, result);
  return sw_numpy_reduced(call, (SwTarget){NULL, false}, result, out);
}

/* Raises for an out= whose shape does not fit. NumPy prints it next to the operand's axes:
 * (3,)->(3,newaxis). */
static bool raise_out_shape(SwCall *call, const SwTensor *array, SwDimSet axes, bool keepdims,
                            const SwShape *own) {
  SwText remapped = {0};
  bool begun = false;
  int at = 0;
  for (int dim = 0; dim < array->layout.shape.ndim; dim++) {
    bool missing = !keepdims && axes >> dim & 1;
    if (missing && !begun) continue; /* leading ones are not shown */
    if (begun) sw_text_put(&remapped, ",");
    if (missing)
      sw_text_put(&remapped, "newaxis");
    else
      sw_text_int(&remapped, own->size[at++]);
    begun = true;
  }
  sw_raise(call->vm, SW_ERR_NUMPY_REDUCE_OUT_SHAPE, SW_SHAPE_ARG(own),
           SW_STR(sw_text_cstr(&remapped)), SW_SHAPE_ARG(&array->layout.shape));
  sw_text_free(&remapped);
  return false;
}

/* Raises for an out= of size 1 that would have to stretch, the last dim first; NumPy reports this
 * only after sizes that cannot match at all. */
static bool raise_ones(SwCall *call, const SwTensor *array, SwDimSet axes, bool keepdims,
                       const SwShape *own) {
  SwShape broadcast = array->layout.shape;
  const SwShape *shape = &array->layout.shape;
  int at = own->ndim;
  bool stretched = false;
  for (int dim = shape->ndim - 1; dim >= 0; dim--) {
    bool reduced = axes >> dim & 1;
    if (reduced && !keepdims) continue;
    at--;
    if (reduced && own->size[at] != 1)
      return sw_raise(call->vm, SW_ERR_NUMPY_REDUCE_OUT_AXIS, SW_INT(dim), SW_INT(own->size[at]));
    if (reduced || own->size[at] == shape->size[dim]) continue;
    if (own->size[at] == 1 && !stretched)
      return sw_raise(call->vm, SW_ERR_NUMPY_REDUCE_OUT_ONE, SW_INT(at));
    if (own->size[at] != 1) broadcast.size[dim] = own->size[at];
    stretched = true;
  }
  return sw_raise(call->vm, SW_ERR_NUMPY_REDUCE_STRETCHED, SW_SHAPE_ARG(shape),
                  SW_SHAPE_ARG(&broadcast));
}

bool sw_numpy_check_out(SwCall *call, const char *ufunc, const SwTensor *array, SwDimSet axes,
                        bool keepdims, const SwTarget *out) {
  if (!out->tensor) return true;
  SwShape wanted = sw_reduce_shape(&array->layout.shape, axes, keepdims);
  const SwShape *own = &out->tensor->layout.shape;
  if (own->ndim != wanted.ndim)
    return sw_raise(call->vm, SW_ERR_NUMPY_REDUCE_OUT_DIMS, SW_STR(ufunc), SW_INT(own->ndim),
                    SW_INT(wanted.ndim),
                    SW_STR(keepdims ? " (must match the operand's when keepdims=True)" : ""));
  bool ones = true;
  for (int dim = 0; dim < wanted.ndim; dim++) {
    int64_t size = own->size[dim];
    int64_t with = keepdims ? array->layout.shape.size[dim] : wanted.size[dim];
    ones = ones && (size == with || size == 1 || with == 1);
  }
  if (sw_shape_equal(own, &wanted)) return true;
  return ones ? raise_ones(call, array, axes, keepdims, own)
              : raise_out_shape(call, array, axes, keepdims, own);
}
