/* NumPy's arange and linspace. Sources: `ctors.c` PyArray_ArangeObj, `function_base.py`. */
#include <math.h>

#include "call/arguments.h"
#include "numpy/arguments.h"
#include "numpy/dims.h"
#include "runtime/tensors.h"

static bool is_float(SwScalar a, SwScalar b, SwScalar c) {
  return sw_dtype_is_float(a.dtype) || sw_dtype_is_float(b.dtype) || sw_dtype_is_float(c.dtype);
}

static SwScalar moved(SwScalar start, SwScalar step, bool floats, SwDType dtype) {
  return sw_scalar_cast(
      floats ? sw_scalar_float(SW_FLOAT64, sw_scalar_double(start) + sw_scalar_double(step))
             : sw_scalar_int(SW_INT64, sw_scalar_integer(start) + sw_scalar_integer(step)),
      dtype);
}

/* NumPy computes the first two values, rounds them to the dtype, and uses their difference as the
 * step: so np.arange(0, 1, 0.3, dtype=int) steps by 0. */
static void fill_range(SwTensor *array, SwScalar origin, SwScalar second) {
  bool floats = sw_dtype_is_float(array->dtype);
  for (int64_t i = 0; i < sw_tensor_values(array); i++) {
    double number = origin.as.number + (double)i * (second.as.number - origin.as.number);
    SwScalar value = floats ? sw_scalar_float(SW_FLOAT64, number)
                            : sw_scalar_int(SW_INT64, origin.as.integer + i * (second.as.integer -
                                                                               origin.as.integer));
    sw_scalar_store(sw_scalar_cast(value, array->dtype), array->storage->buffer->data, i);
  }
}

static bool count_of(SwCall *call, SwScalar start, SwScalar stop, SwScalar step, int64_t *out) {
  double pace = sw_scalar_double(step);
  if (pace == 0) return sw_raise0(call->vm, SW_ERR_ZERO_DIVISION);
  double length = ceil((sw_scalar_double(stop) - sw_scalar_double(start)) / pace);
  if (isnan(length)) return sw_raise0(call->vm, SW_ERR_NUMPY_ARANGE_NAN);
  if (isinf(pace)) return sw_call_refuse(call);
  if (fabs(length) >= 9.2e18) return sw_raise0(call->vm, SW_ERR_NUMPY_ARANGE_SIZE);
  *out = length > 0 ? (int64_t)length : 0;
  return true;
}

/* arange(stop), arange(start, stop, step=1, dtype=None) */
bool sw_numpy_arange(SwCall *call, SwValue *out) {
  bool has_stop = !sw_arg_missing(call, 1), has_start = call->args[0].kind != SW_VALUE_ABSENT;
  bool named = call->arguments->positional_count == 0; /* start=2 alone, by keyword, has no stop */
  SwScalar start = sw_scalar_int(SW_INT64, 0), stop, step = sw_scalar_int(SW_INT64, 1);
  SwDType dtype;
  int64_t count = 0;
  if (!has_stop && (!has_start || named)) {
    if (call->args[1].kind == SW_VALUE_NONE) return sw_arg_refuse(call, 1);
    return sw_raise0(call->vm, SW_ERR_NUMPY_ARANGE_STOP);
  }
  if (has_stop && has_start && !sw_arg_number(call, 0, &start)) return false;
  if (!sw_arg_number(call, has_stop ? 1 : 0, &stop)) return false;
  if (!sw_arg_missing(call, 2) && !sw_arg_number(call, 2, &step)) return false;
  bool floats = is_float(start, stop, step);
  if (!sw_numpy_arg_dtype(call, 3, floats ? SW_FLOAT64 : SW_INT64, &dtype) ||
      !count_of(call, start, stop, step, &count))
    return false;
  if (dtype == SW_BOOL && count > 2) return sw_call_refuse(call);
  SwTensor *array = sw_tensor_each(call->vm, SW_NUMPY, dtype, &(SwShape){1, {count}});
  if (!array) return false;
  fill_range(array, sw_scalar_cast(start, dtype), moved(start, step, floats, dtype));
  *out = sw_value_tensor(array);
  return true;
}

/* Value `i` of linspace, in double. The last one is exactly `stop` if endpoint=True. */
static double sample(double start, double stop, int64_t i, int64_t count, bool endpoint) {
  double spans = (double)(endpoint ? count - 1 : count), delta = stop - start;
  if (endpoint && count > 1 && i == count - 1) return stop;
  if (spans <= 0) return (double)i * delta + start;
  double step = delta / spans;
  return (step == 0 ? (double)i / spans * delta : (double)i * step) + start;
}

/* linspace(start, stop, num=50, endpoint=True, retstep=False, dtype=None, axis=0), of numbers. */
bool sw_numpy_linspace(SwCall *call, SwValue *out) {
  SwScalar start, stop;
  int64_t count;
  bool endpoint, with_step;
  SwDType dtype;
  for (int i = 0; i < 2; i++) {
    const SwTensor *array = call->args[i].kind == SW_VALUE_TENSOR ? call->args[i].as.tensor : NULL;
    if (array && (array->layout.shape.ndim || array->dtype == SW_FLOAT32))
      return sw_call_refuse(call);
  }
  if (!sw_arg_number(call, 0, &start) || !sw_arg_number(call, 1, &stop) ||
      !sw_numpy_int(call, call->args[2], &count) || !sw_numpy_bool(call, 3, &endpoint) ||
      !sw_numpy_bool(call, 4, &with_step) || !sw_numpy_arg_dtype(call, 5, SW_FLOAT64, &dtype))
    return false;
  if (count < 0) return sw_raise(call->vm, SW_ERR_NUMPY_LINSPACE, SW_INT(count));
  bool finite = isfinite(sw_scalar_double(start)) && isfinite(sw_scalar_double(stop));
  if (with_step || !finite) return sw_call_refuse(call);
  SwTensor *array = sw_tensor_each(call->vm, SW_NUMPY, dtype, &(SwShape){1, {count}});
  if (!array) return false;
  for (int64_t i = 0; i < sw_tensor_values(array); i++) {
    double value = sample(sw_scalar_double(start), sw_scalar_double(stop), i, count, endpoint);
    if (!sw_dtype_is_float(dtype) && dtype != SW_BOOL) value = floor(value);
    sw_scalar_store(sw_scalar_cast(sw_scalar_float(SW_FLOAT64, value), dtype),
                    array->storage->buffer->data, i);
  }
  *out = sw_value_tensor(array);
  return true;
}
