/* NumPy scalars and dtypes: np.int64(3), item, astype, np.dtype, dtype.name. */
#include <string.h>

#include "base/checked.h"
#include "call/arguments.h"
#include "call/record_write.h"
#include "numpy/arguments.h"
#include "numpy/details.h"
#include "numpy/dims.h"
#include "numpy/order.h"
#include "numpy/reduce.h"
#include "ops/assigned_value.h"
#include "ops/dims.h"
#include "runtime/tensors.h"
#include "tensor/order.h"

/* np.float32([1, 2]) is no scalar: an array, as np.asarray makes it. */
static bool array_of(SwCall *call, SwDType dtype, SwValue *out) {
  SwValue values[] = {call->args[1], {.kind = SW_VALUE_DTYPE, .as.dtype = {dtype, SW_NUMPY, true}}};
  const SwNode *nodes[] = {call->nodes[1], call->node};
  SwArguments arguments = {
      .node = call->node, .positional = values, .positional_nodes = nodes, .positional_count = 2};
  return sw_call(call->vm, sw_operation_find(call->vm, "numpy", "asarray"), &arguments, out);
}

/* np.float64('nan'): strings are read as Python's float() and int() read them. */
static bool read_string(SwCall *call, SwDType dtype) {
  const SwOperation *own = call->operation;
  call->operation =
      sw_operation_find(call->vm, "constructors", sw_dtype_is_float(dtype) ? "float" : "int");
  bool good = call->operation->function(call, &call->args[1]);
  call->operation = own;
  return good;
}

/* np.int64(3), np.float32(x): a NumPy scalar. */
bool sw_construct_numpy_scalar(SwCall *call, SwValue *out) {
  SwDTypeValue type = call->args[0].as.dtype;
  SwScalar number = sw_scalar_int(SW_INT64, 0), converted;
  bool string = call->args[1].kind == SW_VALUE_STRING && type.dtype != SW_BOOL;
  if (string && !read_string(call, type.dtype)) return false;
  SwValue value = call->args[1];
  bool array = value.kind == SW_VALUE_TENSOR && value.as.tensor->layout.shape.ndim;
  bool foreign = array && value.as.tensor->dialect == SW_TORCH;
  if (foreign) return sw_call_refuse(call);
  if (array || sw_value_is_sequence(value)) return array_of(call, type.dtype, out);
  if (value.kind != SW_VALUE_ABSENT && !sw_arg_number(call, 1, &number)) return false;
  bool python =
      (value.kind == SW_VALUE_INT || value.kind == SW_VALUE_FLOAT) && type.dtype != SW_BOOL;
  converted = sw_scalar_convert(SW_NUMPY, number, type.dtype);
  if (python && !sw_number_convert(call->vm, SW_NUMPY, number, true, type.dtype, &converted))
    return false;
  if (value.kind == SW_VALUE_TENSOR) sw_warn_cast(call->vm, value.as.tensor, type.dtype);
  SwTensor *scalar = sw_tensor_number(call->vm, SW_NUMPY, converted);
  if (!scalar) return false;
  scalar->is_scalar = true;
  *out = sw_value_tensor(scalar);
  return true;
}

static bool item_at(SwCall *call, int axis, int64_t wanted, int64_t size, int64_t *out) {
  if (wanted < -size || wanted >= size)
    return sw_raise(call->vm, SW_ERR_NUMPY_INDEX, SW_INT(wanted), SW_INT(axis), SW_INT(size));
  *out = wanted < 0 ? wanted + size : wanted;
  return true;
}

/* item(), item(number in reading order), item(index...) */
bool sw_numpy_item(SwCall *call, SwValue *out) {
  const SwTensor *array = call->args[0].as.tensor;
  SwShape wanted;
  int64_t index[SW_MAX_DIMS] = {0}, number = 0;
  if (!sw_numpy_ints(call, 1, &wanted)) return false;
  const SwShape *shape = &array->layout.shape;
  if (wanted.ndim == 0 && sw_tensor_size(array) != 1) return sw_raise0(call->vm, SW_ERR_NUMPY_ITEM);
  if (wanted.ndim == 1 && shape->ndim != 1) {
    int64_t numel = sw_tensor_size(array);
    if (wanted.size[0] < -numel || wanted.size[0] >= numel)
      return sw_raise(call->vm, SW_ERR_NUMPY_ITEM_INDEX, SW_INT(wanted.size[0]), SW_INT(numel));
    number = wanted.size[0] < 0 ? wanted.size[0] + numel : wanted.size[0];
    sw_shape_unravel(shape, number, index);
  } else if (wanted.ndim) {
    if (wanted.ndim != shape->ndim) return sw_raise0(call->vm, SW_ERR_NUMPY_ITEM_DIMS);
    for (int dim = 0; dim < shape->ndim; dim++) {
      if (!item_at(call, dim, wanted.size[dim], shape->size[dim], &index[dim])) return false;
    }
  }
  *out = sw_scalar_value(sw_tensor_load(array, sw_layout_address(&array->layout, index)));
  return true;
}

/* astype(dtype, order='K', casting='unsafe', subok=True, copy=True) */
bool sw_numpy_astype(SwCall *call, SwValue *out) {
  SwTensor *array = call->args[0].as.tensor;
  SwDType dtype;
  char order = 'K';
  bool copies;
  if (!sw_numpy_arg_dtype(call, 1, SW_FLOAT64, &dtype) || !sw_numpy_order(call, 2, 'K', &order) ||
      !sw_numpy_bool(call, 5, &copies))
    return false;
  if (!sw_arg_missing(call, 3)) return sw_call_refuse(call);
  *out = call->args[0];
  bool in_order = sw_numpy_is_in_order(&array->layout, sw_order_settled(order, &array->layout));
  if (!copies && in_order && dtype == array->dtype) return true;
  SwTensor *result = sw_numpy_new(call->vm, dtype, &array->layout, order);
  if (!result) return false;
  sw_warn_cast(call->vm, array, dtype);
  bool by_int32 =
      sw_dtype_is_float(array->dtype) && sw_dtype_is_integer(dtype) && sw_dtype_size(dtype) < 4;
  SwTensor *read = by_int32 ? sw_tensor_copy(call->vm, array, SW_INT32) : array;
  if (!read) return false;
  SwOperand to = sw_tensor_operand(result), from = sw_tensor_operand(read);
  if (!sw_copy_values(call->vm, &to, &from)) return false;
  result->is_scalar = array->is_scalar;
  sw_record_copy(call, array, result);
  *out = sw_value_tensor(result);
  return true;
}

/* np.float32: `detail` is the dtype. */
bool sw_numpy_dtype(SwCall *call, SwValue *out) {
  *out = (SwValue){.kind = SW_VALUE_DTYPE,
                   .as.dtype = {(SwDType)call->operation->detail, SW_NUMPY, true}};
  return true;
}

/* np.dtype(dtype) */
bool sw_numpy_dtype_of(SwCall *call, SwValue *out) {
  SwDType dtype;
  if (!sw_numpy_arg_dtype(call, 0, SW_FLOAT64, &dtype)) return false;
  *out = (SwValue){.kind = SW_VALUE_DTYPE, .as.dtype = {dtype, SW_NUMPY, false}};
  return true;
}

/* dtype.name, itemsize, kind, char, byteorder: `detail` says which. */
bool sw_numpy_dtype_about(SwCall *call, SwValue *out) {
  int16_t detail = call->operation->detail;
  SwDType dtype = call->args[0].as.dtype.dtype;
  const char *name = sw_dtype_name(dtype);
  char letter = detail == SW_DTYPE_KIND     ? sw_dtype_kind(dtype)
                : detail == SW_DTYPE_CHAR   ? *sw_dtype_code(dtype)
                : sw_dtype_size(dtype) == 1 ? '|'
                                            : '=';
  if (detail == SW_DTYPE_NAME) return sw_value_string(call->vm, name, strlen(name), out);
  if (detail != SW_DTYPE_ITEMSIZE) return sw_value_string(call->vm, &letter, 1, out);
  *out = sw_value_int(sw_dtype_size(dtype));
  return true;
}

/* dtype.str, for example '<i8': byte order, kind, bytes. */
bool sw_numpy_dtype_code(SwCall *call, SwValue *out) {
  SwDType dtype = call->args[0].as.dtype.dtype;
  int64_t size = sw_dtype_size(dtype);
  char code[] = {size == 1 ? '|' : '<', sw_dtype_kind(dtype), (char)('0' + size)};
  return sw_value_string(call->vm, code, sizeof code, out);
}

/* dtype.type: the class of its scalars, np.float32. */
bool sw_numpy_dtype_type(SwCall *call, SwValue *out) {
  *out = call->args[0];
  out->as.dtype.is_type = true;
  return true;
}

/* np.shape(a), np.ndim(a), np.size(a, axis=None): `detail` says which. */
bool sw_numpy_measure(SwCall *call, SwValue *out) {
  SwTensor *array;
  if (!sw_numpy_arg_array(call, 0, SW_DTYPE_COUNT, &array)) return false;
  const SwShape *shape = &array->layout.shape;
  if (call->operation->detail == SW_MEASURE_SHAPE)
    return sw_value_tuple_of_ints(call->vm, SW_VALUE_TUPLE, shape->size, shape->ndim, out);
  *out = sw_value_int(call->operation->detail == SW_MEASURE_NDIM ? shape->ndim
                                                                 : sw_tensor_size(array));
  if (call->operation->detail == SW_MEASURE_NDIM || sw_arg_missing(call, 1)) return true;
  SwShape axes = {0};
  int64_t numel = 1;
  if (!sw_numpy_axes(call, 1, SW_ERR_NUMPY_AXIS, SW_ERR_NUMPY_AXIS_REPEATED, shape->ndim, &axes))
    return false;
  for (int i = 0; i < axes.ndim; i++)
    numel *= shape->size[axes.size[i]]; /* fits, as the bytes do */
  *out = sw_value_int(numel);
  return true;
}
