#include "ops/assigned_value.h"

#include <math.h>

#include "base/notices.h"
#include "call/arguments.h"
#include "call/attribute.h"
#include "ops/create.h"
#include "runtime/tensors.h"

static bool fits_integer(SwDType dtype, double value, bool wraps) {
  double highest = (double)sw_dtype_highest(dtype), lowest = (double)sw_dtype_lowest(dtype);
  return value >= (wraps && lowest == 0 ? -highest : lowest) && value <= highest;
}

/* PyTorch lets negative numbers wrap around in unsigned dtypes, and infinities pass as floats.
 * Source: `c10/util/TypeCast.h` overflows. */
bool sw_number_fits_torch(SwDType dtype, SwScalar number) {
  double value = sw_scalar_double(number);
  if (dtype == SW_BOOL || dtype == SW_FLOAT64 || (dtype == SW_INT64 && number.dtype != SW_FLOAT64))
    return true;
  if (sw_dtype_is_float(dtype))
    return isinf(value) || isnan(value) || fabs(value) <= sw_dtype_max(dtype);
  return fits_integer(dtype, value, true);
}

bool sw_numpy_check_integer(SwVm *vm, SwScalar number, SwDType dtype) {
  double value = sw_scalar_double(number);
  if (dtype == SW_BOOL || sw_dtype_is_float(dtype)) return true;
  if (isnan(value)) return sw_raise0(vm, SW_ERR_NAN_TO_INT);
  if (isinf(value)) return sw_raise0(vm, SW_ERR_INFINITY_TO_INT);
  return true;
}

static bool convert_numpy(SwVm *vm, SwScalar number, SwDType dtype) {
  double value = sw_scalar_double(number);
  if (dtype == SW_BOOL || sw_dtype_is_float(dtype)) return true;
  if (!sw_numpy_check_integer(vm, number, dtype)) return false;
  bool is_int = !sw_dtype_is_float(number.dtype);
  if (is_int && (dtype == SW_INT64 || fits_integer(dtype, value, false))) return true;
  if (!is_int && fits_integer(dtype, trunc(value), false) && trunc(value) < 0x1p63) return true;
  if (fabs(value) >= 0x1p63) return sw_raise0(vm, SW_ERR_TOO_LARGE_FOR_LONG);
  return sw_raise(vm, SW_ERR_NUMPY_OUT_OF_BOUNDS,
                  SW_INT(is_int ? number.as.integer : (int64_t)value),
                  SW_STR(sw_dtype_name(dtype)));
}

static bool overflows_in(SwScalar number, SwDType dtype) {
  return sw_dtype_is_float(dtype) && isfinite(sw_scalar_double(number)) &&
         isinf(sw_scalar_convert(SW_NUMPY, number, dtype).as.number);
}

void sw_warn_cast(SwVm *vm, const SwTensor *from, SwDType dtype) {
  int64_t index[SW_MAX_DIMS] = {0};
  bool integers = sw_dtype_is_integer(dtype), invalid = false, overflows = false;
  double limit = dtype == SW_INT64 ? 0x1p63 : 0x1p31; /* smaller integers are converted by int32 */
  if (!sw_dtype_is_float(from->dtype) || sw_tensor_values(from) == 0) return;
  do {
    SwScalar number = sw_tensor_load(from, sw_layout_address(&from->layout, index));
    double value = trunc(number.as.number);
    invalid = invalid || (integers && !(value >= -limit && value < limit));
    overflows = overflows || overflows_in(number, dtype);
  } while (sw_shape_advance(&from->layout.shape, index));
  if (invalid) sw_warn(vm, sw_notice(SW_NOTICE_WARN_INVALID_VALUE_ENCOUNTERED));
  if (overflows) sw_warn(vm, sw_notice(SW_NOTICE_WARN_OVERFLOW_ENCOUNTERED_CAST));
}

void sw_warn_narrowed(SwVm *vm, SwScalar number, SwDType dtype) {
  if (overflows_in(number, dtype)) sw_warn(vm, sw_notice(SW_NOTICE_WARN_OVERFLOW_ENCOUNTERED_CAST));
}

bool sw_number_convert(SwVm *vm, SwDialect dialect, SwScalar number, bool is_python, SwDType dtype,
                       SwScalar *out) {
  if (dialect == SW_TORCH && !sw_number_fits_torch(dtype, number))
    return sw_raise(vm, SW_ERR_TORCH_VALUE_OVERFLOW, SW_STR(sw_dtype_cast_name(dtype)));
  if (dialect == SW_NUMPY && is_python) {
    if (!convert_numpy(vm, number, dtype)) return false;
    sw_warn_narrowed(vm, number, dtype);
  }
  *out = sw_scalar_convert(dialect, number, dtype);
  return true;
}

bool sw_number_fills(SwVm *vm, SwScalar number, SwDType dtype, int64_t numel, SwScalar *out) {
  if (!sw_dtype_is_half(dtype) || numel != 1)
    return sw_number_convert(vm, SW_TORCH, number, true, dtype, out);
  *out = sw_scalar_cast(number, dtype);
  return true;
}

static bool from_number(SwCall *call, const SwTensor *target, SwTensor **out) {
  SwScalar number;
  (void)sw_arg_number(call, 2, &number);
  if (sw_dtype_is_half(target->dtype) && target->dialect == SW_TORCH &&
      !sw_number_fits_torch(target->dtype, number))
    return sw_call_refuse(call); /* whether it must fit depends on how many are written */
  if (!sw_number_convert(call->vm, target->dialect, number, true, target->dtype, &number))
    return false;
  *out = sw_tensor_number(call->vm, target->dialect, number);
  return *out;
}

/* NumPy asks float() or int() of strings and None. */
static bool from_object(SwCall *call, const SwTensor *target, SwTensor **out) {
  SwValue value = call->args[2];
  bool floats = sw_dtype_is_float(target->dtype);
  if (value.kind == SW_VALUE_NONE && floats) {
    *out = sw_tensor_number(call->vm, SW_NUMPY, sw_scalar_float(target->dtype, (double)NAN));
    return *out;
  }
  if ((value.kind != SW_VALUE_NONE && value.kind != SW_VALUE_STRING) || target->dtype == SW_BOOL)
    return sw_call_refuse(call);
  const SwOperation *row = sw_operation_find(call->vm, "constructors", floats ? "float" : "int");
  SwCall construct = {.vm = call->vm,
                      .operation = row,
                      .node = call->node,
                      .count = 2,
                      .args = {{.kind = SW_VALUE_NONE}, value}};
  return row->function(&construct, &call->args[2]) && from_number(call, target, out);
}

static int depth_of(SwValue value) {
  int depth = 0;
  while (sw_value_is_sequence(value) && depth <= SW_MAX_DIMS) {
    depth++;
    if (value.as.sequence->count == 0) break;
    value = value.as.sequence->items[0];
  }
  return depth + (value.kind == SW_VALUE_TENSOR ? value.as.tensor->layout.shape.ndim : 0);
}

static bool from_sequence(SwCall *call, const SwTensor *target, int ndim, SwTensor **out) {
  SwValue value = call->args[2];
  if (ndim >= 0 && depth_of(value) > ndim)
    return sw_raise(call->vm, SW_ERR_NUMPY_SEQUENCE_DIMS, SW_INT(ndim));
  return sw_create_from(call, SW_NUMPY, value, target->dtype, out);
}

/* PyTorch takes integers of NumPy for int, and float64 is a float of Python. */
static bool is_number(SwValue scalar) {
  SwDType dtype = scalar.as.tensor->dtype;
  return scalar.as.tensor->is_scalar && (dtype == SW_FLOAT64 || sw_dtype_is_integer(dtype));
}

bool sw_assigned_value(SwCall *call, const SwTensor *target, int ndim, SwTensor **out) {
  SwValue value = call->args[2];
  bool torch = target->dialect == SW_TORCH;
  bool tensor = value.kind == SW_VALUE_TENSOR;
  bool foreign = tensor && torch && value.as.tensor->dialect == SW_NUMPY && !is_number(value);
  if (tensor && !foreign) {
    *out = value.as.tensor;
    bool plain = !(*out)->is_scalar || sw_tensor_is_laid_out(*out);
    if (torch || ndim < 0 || plain) return true;
    return sw_numpy_check_integer(call->vm, sw_tensor_load(*out, (*out)->layout.offset),
                                  target->dtype);
  }
  if (sw_value_is_number(value)) return from_number(call, target, out);
  if (torch)
    return sw_raise(call->vm, SW_ERR_TORCH_ASSIGN_TYPE, SW_STR(sw_value_type_name(value)),
                    SW_STR(sw_dtype_legacy_name(target->dtype)));
  if (sw_value_is_sequence(value)) return from_sequence(call, target, ndim, out);
  return from_object(call, target, out);
}
