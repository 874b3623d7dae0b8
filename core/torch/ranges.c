/* torch.arange, range, linspace. Each value must round as PyTorch's vector code does, built with
 * AVX2 and FMA. Source: `aten/src/ATen/native/cpu/RangeFactoriesKernel.cpp`. */
#include <math.h>

#include "base/notices.h"
#include "base/number.h"
#include "call/arguments.h"
#include "ops/assigned_value.h"
#include "runtime/format_spec.h"
#include "runtime/iterate.h"
#include "runtime/tensors.h"
#include "torch/create.h"

typedef struct Steps {
  SwScalar start, end, step;
  SwDType dtype;
  bool inclusive;
} Steps;

static bool raise_bounds(SwCall *call, const Steps *self) {
  SwText start = {0}, end = {0};
  sw_format_stream(sw_scalar_double(self->start), &start);
  sw_format_stream(sw_scalar_double(self->end), &end);
  (void)sw_raise(call->vm, SW_ERR_TORCH_RANGE_BOUNDS, SW_STR(sw_text_cstr(&start)),
                 SW_STR(sw_text_cstr(&end)));
  sw_text_free(&start);
  sw_text_free(&end);
  return false;
}

static bool check(SwCall *call, const Steps *self) {
  double start = sw_scalar_double(self->start), end = sw_scalar_double(self->end),
         step = sw_scalar_double(self->step);
  if (step == 0) return sw_raise0(call->vm, SW_ERR_TORCH_ARANGE_ZERO);
  if (!isfinite(step) && !self->inclusive)
    return sw_raise(call->vm, SW_ERR_TORCH_RANGE_STEP,
                    SW_STR(isnan(step) ? "nan"
                           : step < 0  ? "-inf"
                                       : "inf"));
  if (!isfinite(step)) return sw_call_refuse(call);
  if (!isfinite(start) || !isfinite(end)) return raise_bounds(call, self);
  if ((step > 0 && start > end) || (step < 0 && start < end))
    return sw_raise0(call->vm, SW_ERR_TORCH_ARANGE_SIGN);
  return true;
}

/* Counts the values: exactly in int64 if both bounds are integers, else in double. */
static bool count_steps(SwCall *call, const Steps *self, int64_t *out) {
  bool integers = !sw_dtype_is_float(self->start.dtype) && !sw_dtype_is_float(self->end.dtype) &&
                  !sw_dtype_is_float(self->step.dtype) && self->dtype == SW_INT64;
  if (integers && !self->inclusive) {
    *out = sw_range_count(
        &(SwRange){self->start.as.integer, self->end.as.integer, self->step.as.integer});
    return true;
  }
  double span = sw_scalar_double(self->end) - sw_scalar_double(self->start);
  double ratio = span / sw_scalar_double(self->step);
  double count = self->inclusive ? floor(ratio) + 1 : ceil(ratio);
  if (!(count < 0x1p63)) return sw_raise0(call->vm, SW_ERR_TORCH_RANGE_SIZE);
  *out = (int64_t)count;
  return true;
}

static void fill_integers(const Steps *self, SwTensor *tensor) {
  uint64_t start = (uint64_t)sw_scalar_integer(self->start);
  uint64_t step = (uint64_t)sw_scalar_integer(self->step);
  for (int64_t i = 0; i < sw_tensor_values(tensor); i++) {
    SwScalar value = sw_scalar_int(SW_INT64, (int64_t)(start + (uint64_t)i * step));
    sw_scalar_store(sw_scalar_cast(value, self->dtype), tensor->storage->buffer->data, i);
  }
}

/* Value `i` of a float range. PyTorch fills two vectors at a time, each starting from a rounded
 * base, and the rest one by one; so the rounding depends on `i`. */
static double float_at(const Steps *self, int64_t count, int64_t i) {
  double start = sw_scalar_double(self->start), step = sw_scalar_double(self->step);
  int64_t lanes = self->dtype == SW_FLOAT32 ? 8 : 4;
  bool vector = !self->inclusive && i < count - count % (2 * lanes);
  if (!vector) return fma(step, (double)i, start);
  double base = fma(step, (double)(i - i % lanes), start);
  if (self->dtype == SW_FLOAT32) base = (double)(float)base;
  return fma(step, (double)(i % lanes), base);
}

static bool fill(SwCall *call, const Steps *self, SwValue *out) {
  int64_t count = 0;
  if (!check(call, self) || !count_steps(call, self, &count)) return false;
  SwTensor *tensor = sw_tensor_each(call->vm, SW_TORCH, self->dtype, &(SwShape){1, {count}});
  if (!tensor) return false;
  if (!sw_dtype_is_float(self->dtype)) fill_integers(self, tensor);
  for (int64_t i = 0; i < sw_tensor_values(tensor) && sw_dtype_is_float(self->dtype); i++) {
    SwScalar value = sw_scalar_float(SW_FLOAT64, float_at(self, count, i));
    sw_scalar_store(sw_scalar_cast(value, self->dtype), tensor->storage->buffer->data, i);
  }
  *out = sw_value_tensor(tensor);
  return true;
}

/* Reads (end), (start, end) or (start, end, step), each by position or by name. */
static void read_steps(SwCall *call, Steps *self) {
  bool one = sw_arg_missing(call, 1);
  self->start = sw_scalar_int(SW_INT64, 0);
  self->step = sw_scalar_int(SW_INT64, 1);
  if (!one && call->args[0].kind != SW_VALUE_ABSENT) self->start = sw_torch_scalar(call, 0);
  self->end = sw_torch_scalar(call, one ? 0 : 1);
  if (!sw_arg_missing(call, 2)) self->step = sw_torch_scalar(call, 2);
}

static SwDType common_dtype(const Steps *self) {
  bool floats = sw_dtype_is_float(self->start.dtype) || sw_dtype_is_float(self->end.dtype) ||
                sw_dtype_is_float(self->step.dtype);
  return floats ? SW_FLOAT32 : SW_INT64;
}

/* arange(end), arange(start, end, step=1) */
bool sw_torch_arange(SwCall *call, SwValue *out) {
  Steps steps = {0};
  read_steps(call, &steps);
  if (!sw_torch_factory(call, 3, common_dtype(&steps), &steps.dtype)) return false;
  if (steps.dtype == SW_BOOL)
    return sw_raise(call->vm, SW_ERR_TORCH_NOT_IMPLEMENTED, SW_STR("arange_cpu"), SW_STR("Bool"));
  return fill(call, &steps, out);
}

/* range(start, end, step=1): deprecated; includes its end; float32 unless dtype= is given. */
bool sw_torch_range(SwCall *call, SwValue *out) {
  Steps steps = {.inclusive = true};
  read_steps(call, &steps);
  if (!sw_torch_factory(call, 3, SW_FLOAT32, &steps.dtype)) return false;
  bool integral = sw_dtype_is_float(steps.dtype) || common_dtype(&steps) == SW_INT64;
  if (!integral || steps.dtype == SW_BOOL) return sw_call_refuse(call);
  sw_warn(call->vm, sw_notice(SW_NOTICE_WARN_TORCH_RANGE_DEPRECATED_WILL));
  return fill(call, &steps, out);
}

/* Value `i` of linspace, computed from the nearer end, in the precision of the dtype (double for
 * integers). */
static double linspace_at(SwDType dtype, double start, double end, int64_t count, int64_t i) {
  bool single = dtype == SW_FLOAT32;
  double step = (end - start) / (double)(count - 1);
  if (single) step = (double)((float)((float)end - (float)start) / (float)(count - 1));
  bool lower = i < count / 2;
  double from = lower ? start : end, by = lower ? step : -step;
  double times = (double)(lower ? i : count - i - 1);
  return single ? (double)fmaf((float)by, (float)times, (float)from) : fma(by, times, from);
}

static bool is_tensor(SwValue value) {
  return value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_TORCH;
}

static int dims_of(SwValue value) {
  return is_tensor(value) ? value.as.tensor->layout.shape.ndim : 0;
}

static bool linspace_bound(SwCall *call, int i, const char *name, SwScalar *out) {
  int dims = dims_of(call->args[i]);
  if (dims) return sw_raise(call->vm, SW_ERR_TORCH_LINSPACE_DIMS, SW_STR(name), SW_INT(dims));
  return sw_arg_number(call, i, out);
}

static bool convert_bound(SwCall *call, SwDType dtype, SwScalar *bound) {
  SwScalar converted;
  if (!sw_number_convert(call->vm, SW_TORCH, *bound, true, dtype, &converted)) return false;
  *bound = converted;
  return true;
}

/* linspace(start, end, steps) */
bool sw_torch_linspace(SwCall *call, SwValue *out) {
  SwScalar start = {0}, end = {0};
  int64_t count = sw_matched_int(call, 2, 0);
  SwDType dtype = SW_FLOAT32;
  bool both = is_tensor(call->args[0]) && is_tensor(call->args[1]);
  if (both && (dims_of(call->args[0]) || dims_of(call->args[1])))
    return sw_raise(call->vm, SW_ERR_TORCH_LINSPACE_DIMS_BOTH, SW_INT(dims_of(call->args[0])),
                    SW_INT(dims_of(call->args[1])));
  if (!linspace_bound(call, 0, "start", &start) || !linspace_bound(call, 1, "end", &end) ||
      !sw_torch_factory(call, 3, SW_FLOAT32, &dtype))
    return false;
  if (count < 0) return sw_raise0(call->vm, SW_ERR_TORCH_STEPS);
  if (dtype == SW_BOOL && count > 1)
    return sw_raise(call->vm, SW_ERR_TORCH_NOT_IMPLEMENTED, SW_STR("linspace_cpu"), SW_STR("Bool"));
  if (!convert_bound(call, dtype, &start) || !convert_bound(call, dtype, &end)) return false;
  SwTensor *tensor = sw_tensor_each(call->vm, SW_TORCH, dtype, &(SwShape){1, {count}});
  if (!tensor) return false;
  double from = sw_scalar_double(start), to = sw_scalar_double(end);
  for (int64_t i = 0; i < sw_tensor_values(tensor); i++) {
    double value = count == 1 ? from : linspace_at(dtype, from, to, count, i);
    sw_scalar_store(sw_scalar_cast(sw_scalar_float(SW_FLOAT64, value), dtype),
                    tensor->storage->buffer->data, i);
  }
  *out = sw_value_tensor(tensor);
  return true;
}
