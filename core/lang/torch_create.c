/* torch.tensor, zeros, ones, full, empty, arange, range, rand. */
#include <math.h>

#include "lang/create.h"
#include "lang/random.h"

/* torch.tensor(data, dtype=None) */
bool sw_torch_tensor(SwCall *call, SwValue *out) {
  SwDType dtype;
  SwTensor *tensor;
  if (!sw_arg_dtype_or(call, 1, SW_DTYPE_COUNT, &dtype)) return false;
  if (!sw_create_from(call, SW_TORCH, call->args[0], dtype, &tensor)) return false;
  *out = sw_value_tensor(tensor);
  return true;
}

/* zeros(size...), ones(size...), empty(size...): `detail` is the value. */
bool sw_torch_filled(SwCall *call, SwValue *out) {
  SwShape shape;
  SwDType dtype;
  if (!sw_arg_sizes(call, 0, &shape) || !sw_arg_dtype_or(call, 1, SW_FLOAT32, &dtype)) return false;
  return sw_create_filled(call, SW_TORCH, &shape, dtype,
                          sw_scalar_int(SW_INT64, call->operation->detail), out);
}

/* Number of steps from start to end; false for a step that leads nowhere. */
static bool step_count(SwCall *call, double start, double end, double step, bool inclusive,
                       int64_t *out) {
  if (step == 0) return sw_raise0(call->vm, SW_ERR_TORCH_ARANGE_ZERO);
  if ((step > 0 && start > end) || (step < 0 && start < end))
    return sw_raise0(call->vm, SW_ERR_TORCH_ARANGE_SIGN);
  double count = inclusive ? floor((end - start) / step) + 1 : ceil((end - start) / step);
  if (!(count < 9e18)) return sw_raise(call->vm, SW_ERR_TORCH_ALLOCATE, SW_INT(INT64_MAX));
  *out = (int64_t)count;
  return true;
}

static SwDType number_dtype(SwCall *call, int count) {
  for (int i = 0; i < count; i++) {
    bool is_float = call->args[i].kind == SW_VALUE_FLOAT;
    is_float = is_float || (call->args[i].kind == SW_VALUE_TENSOR &&
                            sw_dtype_is_float(call->args[i].as.tensor->dtype));
    if (is_float) return SW_FLOAT32;
  }
  return SW_INT64;
}

static bool fill_steps(SwCall *call, SwDType dtype, int64_t count, SwScalar start, SwScalar step,
                       SwValue *out) {
  SwTensor *tensor = sw_tensor_new(call->vm, SW_TORCH, dtype, &(SwShape){1, {count}});
  if (!tensor) return false;
  bool integers = !sw_dtype_is_float(dtype);
  int64_t first = sw_scalar_integer(start), by = sw_scalar_integer(step);
  double origin = sw_scalar_double(start), pace = sw_scalar_double(step);
  for (int64_t i = 0; i < count; i++) {
    SwScalar value =
        integers ? sw_scalar_int(SW_INT64, (int64_t)((uint64_t)first + (uint64_t)i * (uint64_t)by))
                 : sw_scalar_float(SW_FLOAT64, origin + (double)i * pace);
    sw_scalar_store(sw_scalar_cast(value, dtype), tensor->storage->buffer->data, i);
  }
  *out = sw_value_tensor(tensor);
  return true;
}

static bool steps(SwCall *call, SwScalar start, SwScalar end, SwScalar step, SwDType dtype,
                  bool inclusive, SwValue *out) {
  int64_t count = 0;
  if (!step_count(call, sw_scalar_double(start), sw_scalar_double(end), sw_scalar_double(step),
                  inclusive, &count))
    return false;
  return fill_steps(call, dtype, count, start, step, out);
}

/* arange(end), arange(start, end, step=1) */
bool sw_torch_arange(SwCall *call, SwValue *out) {
  bool one = sw_arg_missing(call, 1);
  SwScalar start = sw_scalar_int(SW_INT64, 0), end, step = sw_scalar_int(SW_INT64, 1);
  SwDType dtype;
  if (!one && !sw_arg_number(call, 0, &start)) return false;
  if (!sw_arg_number(call, one ? 0 : 1, &end)) return false;
  if (!sw_arg_missing(call, 2) && !sw_arg_number(call, 2, &step)) return false;
  if (!sw_arg_dtype_or(call, 3, number_dtype(call, 3), &dtype)) return false;
  return steps(call, start, end, step, dtype, false, out);
}

/* range(start, end, step=1): deprecated, includes its end, always floats. */
bool sw_torch_range(SwCall *call, SwValue *out) {
  bool one = sw_arg_missing(call, 1);
  SwScalar start = sw_scalar_int(SW_INT64, 0), end, step = sw_scalar_int(SW_INT64, 1);
  SwDType dtype;
  if (!one && !sw_arg_number(call, 0, &start)) return false;
  if (!sw_arg_number(call, one ? 0 : 1, &end)) return false;
  if (!sw_arg_missing(call, 2) && !sw_arg_number(call, 2, &step)) return false;
  if (!sw_arg_dtype_or(call, 3, SW_FLOAT32, &dtype)) return false;
  sw_warn(
      call->vm,
      "UserWarning: torch.range is deprecated and will be removed in a future release because its "
      "behavior is inconsistent with "
      "Python's range builtin. Instead, use torch.arange, which produces values in [start, end).");
  return steps(call, start, end, step, dtype, true, out);
}

/* rand(size...): uniform in [0, 1), 24 random bits each for float32. */
bool sw_torch_rand(SwCall *call, SwValue *out) {
  SwShape shape;
  SwDType dtype;
  if (!sw_arg_sizes(call, 0, &shape) || !sw_arg_dtype_or(call, 1, SW_FLOAT32, &dtype)) return false;
  if (!sw_dtype_is_float(dtype)) return sw_call_refuse(call);
  if (!sw_create_filled(call, SW_TORCH, &shape, dtype, sw_scalar_int(SW_INT64, 0), out))
    return false;
  SwTensor *tensor = out->as.tensor;
  int64_t count = sw_tensor_size(tensor);
  for (int64_t i = 0; i < count; i++) {
    double value = dtype == SW_FLOAT32 ? sw_random_float(call->vm) : sw_random_double(call->vm);
    sw_scalar_store(sw_scalar_float(dtype, value), tensor->storage->buffer->data, i);
  }
  return true;
}

static SwDType number_like(SwScalar value) {
  return value.dtype == SW_FLOAT64 ? SW_FLOAT32 : value.dtype;
}

/* full(size, fill_value): the dtype is that of the number, float32 for a float. */
bool sw_torch_full(SwCall *call, SwValue *out) {
  SwShape shape = {0};
  SwScalar value = {0};
  SwDType dtype = SW_FLOAT32;
  if (!sw_arg_sizes(call, 0, &shape) || !sw_arg_number(call, 1, &value)) return false;
  if (call->args[1].kind == SW_VALUE_TENSOR) return sw_call_refuse(call);
  if (!sw_arg_dtype_or(call, 2, number_like(value), &dtype)) return false;
  return sw_create_filled(call, SW_TORCH, &shape, dtype, value, out);
}

/* zeros_like(input), ones_like(input): `detail` is the value. Only contiguous ones: others keep the
 * order of their strides. */
bool sw_torch_like(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL;
  SwDType dtype = SW_FLOAT32;
  if (!sw_arg_tensor(call, 0, &tensor)) return false;
  if (!sw_layout_is_contiguous(&tensor->layout)) return sw_call_refuse(call);
  if (!sw_arg_dtype_or(call, 1, tensor->dtype, &dtype)) return false;
  SwScalar value = sw_scalar_int(SW_INT64, call->operation->detail);
  return sw_create_filled(call, SW_TORCH, &tensor->layout.shape, dtype, value, out);
}
