/* Typed access to the arguments of a call. */
#include "call/arguments.h"

#include "call/call.h"
#include "runtime/dtype_names.h"

/* Whether two values are the same. NaN never is; a refusal then names no argument. */
static bool is_that(SwValue own, SwValue value) {
  if (own.kind != value.kind) return false;
  switch (own.kind) {
  case SW_VALUE_ABSENT:
  case SW_VALUE_NONE:
  case SW_VALUE_ELLIPSIS: return true;
  case SW_VALUE_FLOAT: return own.as.number == value.as.number;
  case SW_VALUE_DTYPE: return own.as.dtype.dtype == value.as.dtype.dtype;
  default: return own.as.string == value.as.string; /* all others are pointers */
  }
}

/* Refuses the call, naming the argument that is this value or contains it. */
static bool refuse_value(SwCall *call, SwValue value) {
  for (int i = 0; i < call->count; i++) {
    SwValue own = call->args[i];
    if (is_that(own, value)) return sw_arg_refuse(call, i);
    for (int64_t k = 0; sw_value_is_sequence(own) && k < own.as.sequence->count; k++)
      if (is_that(own.as.sequence->items[k], value)) return sw_arg_refuse(call, i);
  }
  return sw_call_refuse(call);
}

int64_t sw_matched_int(const SwCall *call, int i, int64_t fallback) {
  SwValue value = call->args[i];
  if (sw_arg_missing(call, i)) return fallback;
  if (value.kind == SW_VALUE_INT) return value.as.integer;
  return sw_scalar_integer(sw_tensor_load(value.as.tensor, value.as.tensor->layout.offset));
}

bool sw_matched_bool(const SwCall *call, int i, bool fallback) {
  return sw_arg_missing(call, i) ? fallback : call->args[i].as.truth;
}

SwDType sw_matched_dtype(const SwCall *call, int i, SwDType fallback) {
  SwValue value = call->args[i];
  if (sw_arg_missing(call, i)) return fallback;
  if (value.kind == SW_VALUE_TYPE) (void)sw_python_dtype(value.as.type, &fallback);
  return value.kind == SW_VALUE_TYPE ? fallback : value.as.dtype.dtype;
}

bool sw_arg_tensor(SwCall *call, int i, SwTensor **out) {
  if (call->args[i].kind != SW_VALUE_TENSOR) return sw_arg_refuse(call, i);
  *out = call->args[i].as.tensor;
  return true;
}

bool sw_value_to_int(SwCall *call, SwValue value, int64_t *out) {
  if (value.kind == SW_VALUE_INT)
    *out = value.as.integer;
  else if (value.kind == SW_VALUE_BOOL)
    *out = value.as.truth;
  else if (value.kind == SW_VALUE_TENSOR && !sw_dtype_is_float(value.as.tensor->dtype) &&
           sw_tensor_size(value.as.tensor) == 1) {
    *out = sw_scalar_integer(sw_tensor_load(value.as.tensor, value.as.tensor->layout.offset));
  } else
    return refuse_value(call, value);
  return true;
}

bool sw_arg_int(SwCall *call, int i, int64_t *out) {
  return sw_value_to_int(call, call->args[i], out);
}

bool sw_arg_int_or(SwCall *call, int i, int64_t fallback, int64_t *out) {
  *out = fallback;
  return sw_arg_missing(call, i) || sw_arg_int(call, i, out);
}

bool sw_arg_bool_or(SwCall *call, int i, bool fallback, bool *out) {
  *out = fallback;
  if (sw_arg_missing(call, i)) return true;
  if (call->args[i].kind != SW_VALUE_BOOL) return sw_arg_refuse(call, i);
  *out = call->args[i].as.truth;
  return true;
}

bool sw_arg_number(SwCall *call, int i, SwScalar *out) {
  SwValue value = call->args[i];
  if (value.kind == SW_VALUE_BOOL)
    *out = sw_scalar_int(SW_BOOL, value.as.truth);
  else if (value.kind == SW_VALUE_INT)
    *out = sw_scalar_int(SW_INT64, value.as.integer);
  else if (value.kind == SW_VALUE_FLOAT)
    *out = sw_scalar_float(SW_FLOAT64, value.as.number);
  else if (value.kind == SW_VALUE_TENSOR && sw_tensor_size(value.as.tensor) == 1) {
    *out = sw_tensor_load(value.as.tensor, value.as.tensor->layout.offset);
  } else
    return sw_arg_refuse(call, i);
  return true;
}

bool sw_arg_sizes(SwCall *call, int i, SwShape *out) {
  SwValue value = call->args[i];
  if (!sw_value_is_sequence(value)) {
    out->ndim = 1;
    return sw_value_to_int(call, value, &out->size[0]);
  }
  const SwSequence *items = value.as.sequence;
  if (items->count > SW_MAX_DIMS) {
    return sw_raise(call->vm, SW_ERR_LIMIT_DIMS, SW_INT(items->count), SW_INT(SW_MAX_DIMS));
  }
  out->ndim = (int)items->count;
  for (int dim = 0; dim < out->ndim; dim++) {
    if (!sw_value_to_int(call, items->items[dim], &out->size[dim])) return false;
  }
  return true;
}

bool sw_arg_dtype_or(SwCall *call, int i, SwDType fallback, SwDType *out) {
  *out = fallback;
  if (sw_arg_missing(call, i)) return true;
  SwValue value = call->args[i];
  if (value.kind == SW_VALUE_TYPE && sw_python_dtype(value.as.type, out)) return true;
  bool other = value.kind == SW_VALUE_DTYPE && value.as.dtype.dialect != sw_call_dialect(call);
  if (value.kind != SW_VALUE_DTYPE || other) return sw_arg_refuse(call, i);
  *out = value.as.dtype.dtype;
  return true;
}
