/* NumPy's ufuncs: add, divide, exp, maximum, ... */
#include <math.h>

#include "lang/create.h"
#include "lang/tensor_arith.h"

bool sw_numpy_array_arguments(SwCall *call, int count) {
  for (int i = 0; i < count; i++) {
    SwTensor *array;
    if (!sw_value_is_sequence(call->args[i])) continue;
    if (!sw_create_from(call, SW_NUMPY, call->args[i], SW_DTYPE_COUNT, &array)) return false;
    call->args[i] = sw_value_tensor(array);
  }
  return true;
}

static bool raise_string(SwCall *call, const SwElementwise *what, SwValue array, SwValue text) {
  int64_t length =
      (int64_t)text.as.string->size; /* NumPy counts characters; ASCII is all we need */
  return sw_raise(call->vm, SW_ERR_NUMPY_UFUNC_STRING, SW_STR(sw_ufunc_name(what)),
                  SW_STR(sw_dtype_name(array.as.tensor->dtype)), SW_INT(length ? length : 1));
}

/* add(x1, x2, out=None): `detail` is the SwBinary and SW_LOGICAL. */
bool sw_numpy_binary(SwCall *call, SwValue *out) {
  int detail = call->operation->detail;
  SwElementwise what = {.op = (SwBinary)(detail & 0xFF),
                        .symbol = call->operation->name,
                        .is_logical = (detail & SW_LOGICAL) != 0};
  if (!sw_numpy_array_arguments(call, 2) || !sw_arg_out(call, 2, &what.target)) return false;
  if (call->args[0].kind == SW_VALUE_TENSOR && call->args[1].kind == SW_VALUE_STRING &&
      what.op <= SW_BINARY_MUL)
    return raise_string(call, &what, call->args[0], call->args[1]);
  for (int i = 0; i < 2; i++) {
    if (call->args[i].kind != SW_VALUE_TENSOR && !sw_value_is_number(call->args[i]))
      return sw_call_refuse(call);
  }
  /* Two Python numbers promote as NumPy scalars do: make the first one an array. */
  if (call->args[0].kind != SW_VALUE_TENSOR && call->args[1].kind != SW_VALUE_TENSOR) {
    SwScalar number;
    if (!sw_arg_number(call, 0, &number)) return false;
    SwTensor *array = sw_tensor_number(call->vm, SW_NUMPY, number);
    if (!array) return false;
    call->args[0] = sw_value_tensor(array);
  }
  return sw_elementwise_call(call, &what, out);
}

/* exp(x, out=None): `detail` is the SwUnary. */
bool sw_numpy_unary(SwCall *call, SwValue *out) {
  SwUnaryCall what = {.op = (SwUnary)call->operation->detail, .name = call->operation->name};
  if (what.op == SW_UNARY_ABS) what.name = "absolute";
  if (call->args[0].kind == SW_VALUE_STRING)
    return sw_raise(call->vm, SW_ERR_NUMPY_UFUNC_TYPES, SW_STR(what.name));
  if (!sw_numpy_array_arguments(call, 1) || !sw_arg_out(call, 1, &what.target)) return false;
  return sw_unary_call(call, &what, out);
}

static void round_to_decimals(SwTensor *array, int64_t decimals) {
  SwDType dtype = array->dtype;
  SwScalar factor = sw_scalar_float(dtype, 1), ten = sw_scalar_float(dtype, 10);
  for (int64_t i = 0; i < decimals; i++)
    factor = sw_scalar_binary(SW_BINARY_MUL, factor, ten);
  for (int64_t i = 0; i < sw_tensor_size(array); i++) {
    SwScalar scaled = sw_scalar_binary(SW_BINARY_MUL, sw_tensor_load(array, i), factor);
    SwScalar rounded =
        sw_scalar_binary(SW_BINARY_DIV, sw_scalar_unary(SW_UNARY_ROUND, scaled), factor);
    sw_scalar_store(rounded, array->storage->buffer->data, i);
  }
}

/* round(a, decimals=0): scaled by a power of ten, rounded to even, and scaled back. */
bool sw_numpy_round(SwCall *call, SwValue *out) {
  SwUnaryCall what = {.op = SW_UNARY_ROUND, .name = "rint"};
  SwTensor *array;
  int64_t decimals;
  if (!sw_arg_int_or(call, 1, 0, &decimals) || !sw_numpy_array_arguments(call, 1)) return false;
  bool floats =
      call->args[0].kind == SW_VALUE_TENSOR && sw_dtype_is_float(call->args[0].as.tensor->dtype);
  if (decimals == 0 || (decimals > 0 && call->args[0].kind == SW_VALUE_TENSOR && !floats))
    return sw_unary_call(call, &what, out);
  if (decimals < 0 || decimals > 15 || !floats) return sw_call_refuse(call);
  array = sw_tensor_copy(call->vm, call->args[0].as.tensor, call->args[0].as.tensor->dtype);
  if (!array) return false;
  round_to_decimals(array, decimals);
  array->is_scalar = array->layout.shape.ndim == 0;
  *out = sw_value_tensor(array);
  return true;
}

/* -x, ~x, abs(x) of either library. */
bool sw_tensor_unary(SwCall *call, SwValue *out) {
  SwUnary op = (SwUnary)call->operation->detail;
  SwUnaryCall what = {.op = op,
                      .name = op == SW_UNARY_NEG   ? "negative"
                              : op == SW_UNARY_ABS ? "absolute"
                                                   : "invert"};
  return sw_unary_call(call, &what, out);
}

/* np.inf, np.nan, np.pi, np.e: `detail` says which. */
bool sw_numpy_constant(SwCall *call, SwValue *out) {
  static const double values[] = {INFINITY, NAN, 3.141592653589793, 2.718281828459045};
  *out = sw_value_float(values[call->operation->detail]);
  return true;
}
