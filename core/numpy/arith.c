/* NumPy's ufuncs: add, divide, exp, maximum, ... */
#include "numpy/arith.h"

#include <math.h>

#include "base/notices.h"
#include "call/arguments.h"
#include "call/composed.h"
#include "numpy/details.h"
#include "numpy/dims.h"
#include "numpy/masked.h"
#include "ops/create.h"
#include "ops/elementwise_call.h"
#include "ops/elementwise_checks.h"
#include "ops/tensor_arith.h"
#include "ops/unary_call.h"
#include "runtime/tensors.h"
#include "tensor/result_layout.h"

/* Reads dtype= of a ufunc, argument `i`: the dtype to compute in. Refuses one that the operands
 * cannot be converted to, or for which the ufunc does not exist: np.exp has none for ints. */
static bool arg_compute(SwCall *call, int i, int operands, bool computes, SwDType *dtype,
                        const SwDType **out) {
  *out = NULL;
  if (sw_arg_missing(call, i)) return true;
  if (!sw_arg_dtype_or(call, i, SW_FLOAT64, dtype)) return false;
  bool fits = computes && *dtype != SW_BOOL;
  for (int k = 0; k < operands; k++) {
    SwValue value = call->args[k];
    bool array = value.kind == SW_VALUE_TENSOR;
    SwDType own = array                          ? value.as.tensor->dtype
                  : value.kind == SW_VALUE_FLOAT ? SW_FLOAT64
                                                 : SW_BOOL;
    bool narrow = !array && sw_dtype_is_integer(*dtype) && *dtype != SW_INT64;
    fits = fits && sw_dtype_same_kind(SW_NUMPY, own, *dtype) && !narrow;
  }
  *out = dtype;
  if (fits) return true;
  return sw_refuse(call->vm, call->node->span, sw_notice(SW_NOTICE_NO_FUNCTION_DTYPE_CONVERT),
                   SW_STR(sw_operation_said(call->operation)));
}

static bool arg_order(SwCall *call, int i, char *out) {
  SwValue value = call->args[i];
  if (sw_value_is_missing(value)) return true;
  if (value.kind != SW_VALUE_STRING || value.as.string->size != 1) return sw_call_refuse(call);
  *out = value.as.string->bytes[0];
  bool known = *out == 'C' || *out == 'F' || *out == 'K';
  if (!known) return sw_call_refuse(call);
  return true;
}

/* add(x1, x2, out=None): `detail` is the SwBinary and SW_LOGICAL. */
bool sw_numpy_binary(SwCall *call, SwValue *out) {
  int detail = call->operation->detail;
  SwElementwise what = {.op = (SwBinary)(detail & 0xFF),
                        .symbol = call->operation->name,
                        .is_logical = (detail & SW_LOGICAL) != 0};
  SwDType dtype = SW_FLOAT64;
  bool ordinary = call->count <= 3;
  if (!sw_numpy_array_arguments(call, 2) || !sw_arg_out(call, 2, &what.target)) return false;
  bool computes = what.op <= SW_BINARY_MINIMUM;
  if (!ordinary &&
      (!arg_compute(call, 4, 2, computes, &dtype, &what.dtype) || !arg_order(call, 5, &what.order)))
    return false;
  if (what.dtype && what.op == SW_BINARY_DIV && !sw_dtype_is_float(dtype))
    return sw_call_refuse(call);
  if (call->args[0].kind == SW_VALUE_TENSOR && call->args[1].kind == SW_VALUE_STRING &&
      what.op <= SW_BINARY_MUL)
    return sw_raise_ufunc_text(call, &what);
  for (int i = 0; i < 2; i++) {
    if (call->args[i].kind != SW_VALUE_TENSOR && !sw_value_is_number(call->args[i]))
      return sw_call_refuse(call);
  }
  /* Two Python numbers promote as NumPy scalars do: make the first one an array. */
  if (call->args[0].kind != SW_VALUE_TENSOR && call->args[1].kind != SW_VALUE_TENSOR) {
    SwScalar number;
    (void)sw_arg_number(call, 0, &number);
    SwTensor *array = sw_tensor_number(call->vm, SW_NUMPY, number);
    if (!array) return false;
    call->args[0] = sw_value_tensor(array);
  }
  return ordinary ? sw_elementwise_call(call, &what, out)
                  : sw_numpy_masked_call(call, 3, &what, out);
}

/* exp(x, out=None): `detail` is the SwUnary. */
bool sw_numpy_unary(SwCall *call, SwValue *out) {
  SwUnaryCall what = {.op = (SwUnary)call->operation->detail,
                      .name = sw_operation_said(call->operation)};
  if (what.op == SW_UNARY_ABS) what.name = "absolute";
  if (call->args[0].kind == SW_VALUE_STRING)
    return sw_raise(call->vm, SW_ERR_NUMPY_UFUNC_TYPES, SW_STR(what.name));
  if (!sw_numpy_array_arguments(call, 1) || !sw_arg_out(call, 1, &what.target)) return false;
  SwDType dtype = SW_FLOAT64;
  if (!arg_compute(call, 2, 1, true, &dtype, &what.dtype)) return false;
  if (what.dtype && !sw_dtype_is_float(dtype)) return sw_call_refuse(call);
  SwValue given = call->args[0];
  SwDType own = given.kind == SW_VALUE_TENSOR ? given.as.tensor->dtype
                : given.kind == SW_VALUE_BOOL ? SW_BOOL
                                              : SW_INT64;
  if (what.op == SW_UNARY_TANH && own == SW_FLOAT32)
    return sw_call_refuse(call); /* NumPy reads a table */
  if (what.op == SW_UNARY_ROUND && !what.dtype && !sw_dtype_is_float(own)) {
    dtype = sw_dtype_promote(SW_NUMPY, own, SW_FLOAT16);
    what.dtype = &dtype;
  }
  return sw_unary_call(call, &what, out);
}

static void round_to_decimals(SwTensor *array, int64_t decimals) {
  SwDType dtype = array->dtype;
  SwScalar factor = sw_scalar_float(dtype, 1), ten = sw_scalar_float(dtype, 10);
  for (int64_t i = 0; i < decimals; i++)
    factor = sw_scalar_binary(SW_BINARY_MUL, factor, ten);
  for (int64_t i = 0; i < sw_tensor_values(array); i++) {
    SwScalar scaled = sw_scalar_binary(SW_BINARY_MUL, sw_tensor_load(array, i), factor);
    SwScalar rounded =
        sw_scalar_binary(SW_BINARY_DIV, sw_scalar_unary(SW_UNARY_ROUND, scaled), factor);
    sw_scalar_store(rounded, array->storage->buffer->data, i);
  }
}

/* round(a, decimals=0): multiplies by a power of ten, rounds half to even (2.5 gives 2), and
 * divides again. */
bool sw_numpy_round(SwCall *call, SwValue *out) {
  SwUnaryCall what = {.op = SW_UNARY_ROUND, .name = "rint"};
  SwTensor *array;
  int64_t decimals;
  if (!sw_numpy_int(call, call->args[1], &decimals) || !sw_numpy_array_arguments(call, 1))
    return false;
  bool floats =
      call->args[0].kind == SW_VALUE_TENSOR && sw_dtype_is_float(call->args[0].as.tensor->dtype);
  bool truths = call->args[0].kind == SW_VALUE_BOOL || (call->args[0].kind == SW_VALUE_TENSOR &&
                                                        call->args[0].as.tensor->dtype == SW_BOOL);
  SwDType half = SW_FLOAT16;
  if (truths && decimals) return sw_call_refuse(call);
  if (truths) what.dtype = &half;
  floats = floats || call->args[0].kind == SW_VALUE_FLOAT;
  if (decimals == 0 || (decimals > 0 && !floats)) return sw_unary_call(call, &what, out);
  if (decimals < 0 || decimals > 15 || call->args[0].kind != SW_VALUE_TENSOR)
    return sw_composed(call, out);
  array = sw_tensor_copy(call->vm, call->args[0].as.tensor, call->args[0].as.tensor->dtype);
  const SwLayout *own = &call->args[0].as.tensor->layout;
  if (!array) return false;
  SwTensor *result = sw_tensor_each(call->vm, SW_NUMPY, array->dtype, &array->layout.shape);
  if (!result) return false;
  round_to_decimals(array, decimals);
  if (sw_layout_is_fortran(own) && !sw_layout_is_contiguous(own))
    (void)sw_layout_fortran(&own->shape, &result->layout);
  SwOperand to = sw_tensor_operand(result), from = sw_tensor_operand(array);
  if (!sw_copy_values(call->vm, &to, &from)) return false;
  array = result;
  array->is_scalar = array->layout.shape.ndim == 0;
  *out = sw_value_tensor(array);
  return true;
}
