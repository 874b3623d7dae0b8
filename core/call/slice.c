#include "call/slice.h"

#include "call/arguments.h"

static int64_t clip(int64_t at, int64_t size, int64_t lowest, int64_t highest) {
  if (at < 0) at += size;
  return at < lowest ? lowest : at > highest ? highest : at;
}

/* Reads one of start, stop and step. */
static bool part(SwCall *call, SwValue value, int64_t *out) {
  bool wrong = value.kind == SW_VALUE_FLOAT || value.kind == SW_VALUE_STRING ||
               sw_value_is_sequence(value) ||
               (value.kind == SW_VALUE_TENSOR && value.as.tensor->is_scalar &&
                sw_dtype_is_float(value.as.tensor->dtype));
  if (wrong) return sw_raise0(call->vm, SW_ERR_SLICE_TYPE);
  bool array = value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_NUMPY;
  if (array && value.as.tensor->layout.shape.ndim)
    return sw_raise0(call->vm, SW_ERR_NUMPY_ONLY_SCALAR_INDEX);
  return sw_value_to_int(call, value, out);
}

bool sw_slice_cut(SwCall *call, const SwSlice *slice, int64_t size, SwDialect dialect, SwCut *out) {
  int64_t step = 1, start, stop;
  if (slice->step.kind != SW_VALUE_NONE && !part(call, slice->step, &step)) return false;
  if (step == 0) return sw_raise0(call->vm, SW_ERR_SLICE_STEP_ZERO);
  if (step < 0 && dialect == SW_TORCH) return sw_raise0(call->vm, SW_ERR_TORCH_SLICE_STEP);
  int64_t lowest = step > 0 ? 0 : -1, highest = step > 0 ? size : size - 1;
  start = step > 0 ? 0 : size - 1;
  stop = step > 0 ? size : -1;
  if (slice->start.kind != SW_VALUE_NONE) {
    if (!part(call, slice->start, &start)) return false;
    start = clip(start, size, lowest, highest);
  }
  if (slice->stop.kind != SW_VALUE_NONE) {
    if (!part(call, slice->stop, &stop)) return false;
    stop = clip(stop, size, lowest, highest);
  }
  int64_t span = step > 0 ? stop - start : start - stop;
  uint64_t stride = step > 0 ? (uint64_t)step : 0 - (uint64_t)step;
  *out = (SwCut){start, span <= 0 ? 0 : (int64_t)(((uint64_t)span - 1) / stride) + 1, step};
  return true;
}
