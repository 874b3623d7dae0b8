/* NumPy: the same core, with its own words, units and rules. */
#include <math.h>

#include "lang/create.h"
#include "lang/dims.h"
#include "lang/view_call.h"

/* array(object, dtype=None) */
bool sw_numpy_array(SwCall *call, SwValue *out) {
  SwDType dtype;
  SwTensor *tensor;
  if (!sw_arg_dtype_or(call, 1, SW_DTYPE_COUNT, &dtype)) return false;
  if (!sw_create_from(call, SW_NUMPY, call->args[0], dtype, &tensor)) return false;
  *out = sw_value_tensor(tensor);
  return true;
}

/* zeros(shape, dtype=None), ones, empty: `detail` is the value. */
bool sw_numpy_filled(SwCall *call, SwValue *out) {
  SwShape shape;
  SwDType dtype;
  if (!sw_arg_sizes(call, 0, &shape) || !sw_arg_dtype_or(call, 1, SW_FLOAT64, &dtype)) return false;
  return sw_create_filled(call, SW_NUMPY, &shape, dtype,
                          sw_scalar_int(SW_INT64, call->operation->detail), out);
}

/* arange(stop), arange(start, stop, step=1) */
bool sw_numpy_arange(SwCall *call, SwValue *out) {
  bool one = sw_arg_missing(call, 1);
  SwScalar start = sw_scalar_int(SW_INT64, 0), stop, step = sw_scalar_int(SW_INT64, 1);
  SwDType dtype;
  if (!one && !sw_arg_number(call, 0, &start)) return false;
  if (!sw_arg_number(call, one ? 0 : 1, &stop)) return false;
  if (!sw_arg_missing(call, 2) && !sw_arg_number(call, 2, &step)) return false;
  bool floats = sw_dtype_is_float(start.dtype) || sw_dtype_is_float(stop.dtype) ||
                sw_dtype_is_float(step.dtype);
  if (!sw_arg_dtype_or(call, 3, floats ? SW_FLOAT64 : SW_INT64, &dtype)) return false;
  double pace = sw_scalar_double(step), first = sw_scalar_double(start);
  if (pace == 0) return sw_raise0(call->vm, SW_ERR_ZERO_INT_DIVISION);
  double length = ceil((sw_scalar_double(stop) - first) / pace);
  int64_t count = length > 0 ? length < 9e18 ? (int64_t)length : INT64_MAX : 0;
  SwTensor *array = sw_tensor_new(call->vm, SW_NUMPY, dtype, &(SwShape){1, {count}});
  if (!array) return false;
  /* NumPy takes the step from the first two values, rounded to the dtype. */
  SwScalar second = sw_scalar_cast(
      floats ? sw_scalar_float(SW_FLOAT64, first + pace)
             : sw_scalar_int(SW_INT64, sw_scalar_integer(start) + sw_scalar_integer(step)),
      dtype);
  SwScalar origin = sw_scalar_cast(start, dtype);
  for (int64_t i = 0; i < count; i++) {
    SwScalar value =
        sw_dtype_is_float(dtype)
            ? sw_scalar_float(SW_FLOAT64,
                              origin.as.number + (double)i * (second.as.number - origin.as.number))
            : sw_scalar_int(SW_INT64,
                            origin.as.integer + i * (second.as.integer - origin.as.integer));
    sw_scalar_store(sw_scalar_cast(value, dtype), array->storage->buffer->data, i);
  }
  *out = sw_value_tensor(array);
  return true;
}

/* broadcast_to(array, shape) */
bool sw_numpy_broadcast_to(SwCall *call, SwValue *out) {
  SwTensor *array;
  SwShape shape;
  if (!sw_arg_tensor(call, 0, &array) || !sw_arg_sizes(call, 1, &shape)) return false;
  for (int dim = 0; dim < shape.ndim; dim++) {
    if (shape.size[dim] < 0) return sw_raise0(call->vm, SW_ERR_NUMPY_BROADCAST_TO_NEGATIVE);
  }
  return sw_expand_call(call, array, shape, out);
}

/* .shape */
bool sw_numpy_shape(SwCall *call, SwValue *out) {
  SwTensor *array;
  if (!sw_arg_tensor(call, 0, &array)) return false;
  return sw_value_tuple_of_ints(call->vm, SW_VALUE_TUPLE, array->layout.shape.size,
                                array->layout.shape.ndim, out);
}

/* .strides, in bytes */
bool sw_numpy_strides(SwCall *call, SwValue *out) {
  SwTensor *array;
  int64_t bytes[SW_MAX_DIMS];
  if (!sw_arg_tensor(call, 0, &array)) return false;
  for (int dim = 0; dim < array->layout.shape.ndim; dim++)
    bytes[dim] = array->layout.stride[dim] * sw_dtype_size(array->dtype);
  return sw_value_tuple_of_ints(call->vm, SW_VALUE_TUPLE, bytes, array->layout.shape.ndim, out);
}

/* .flags and its items: `detail` says which. */
bool sw_numpy_flags(SwCall *call, SwValue *out) {
  SwTensor *array;
  if (!sw_arg_tensor(call, 0, &array)) return false;
  *out = (SwValue){.kind = SW_VALUE_FLAGS, .as.tensor = array};
  return true;
}

bool sw_numpy_flag(SwCall *call, SwValue *out) {
  const SwTensor *array = call->args[0].as.tensor;
  const bool values[] = {sw_layout_is_contiguous(&array->layout),
                         sw_layout_is_fortran(&array->layout), !array->base, !array->readonly};
  *out = sw_value_bool(values[call->operation->detail]);
  return true;
}

/* The same cells without going to any of them twice: a dim of stride 0 has one entry. */
static SwLayout forget_repeats(const SwLayout *layout) {
  SwLayout out = *layout;
  for (int dim = 0; dim < out.shape.ndim; dim++) {
    if (out.stride[dim] == 0 && out.shape.size[dim] > 1) out.shape.size[dim] = 1;
  }
  return out;
}

static bool count_cells(SwCall *call, const SwLayout *layout) {
  int64_t numel;
  return sw_work(call->vm, sw_shape_numel(&layout->shape, &numel) ? numel : INT64_MAX);
}

/* shares_memory(a, b): whether any element of one lies in a cell of the other. Exact for what fits
 * a quick look; layouts that only interleave are compared cell by cell. */
bool sw_numpy_shares_memory(SwCall *call, SwValue *out) {
  SwTensor *a, *b;
  int64_t low_a, high_a, low_b, high_b;
  if (!sw_arg_tensor(call, 0, &a) || !sw_arg_tensor(call, 1, &b)) return false;
  *out = sw_value_bool(false);
  bool any = a->storage == b->storage && sw_layout_extent(&a->layout, &low_a, &high_a) &&
             sw_layout_extent(&b->layout, &low_b, &high_b);
  if (!any || high_a < low_b || high_b < low_a) return true;
  SwLayout from = forget_repeats(&a->layout), to = forget_repeats(&b->layout);
  if (!count_cells(call, &from) || !count_cells(call, &to)) return false;
  int64_t words = (high_a - low_a) / 8 + 1, index[SW_MAX_DIMS] = {0};
  unsigned char *cells = sw_arena_alloc(call->vm->arena, (size_t)words);
  if (!cells) return sw_exhausted(call->vm);
  do {
    int64_t cell = sw_layout_address(&from, index) - low_a;
    cells[cell / 8] = (unsigned char)(cells[cell / 8] | 1 << (cell % 8));
  } while (sw_shape_advance(&from.shape, index));
  do {
    int64_t cell = sw_layout_address(&to, index) - low_a;
    if (cell >= 0 && cell <= high_a - low_a && (cells[cell / 8] >> (cell % 8) & 1))
      *out = sw_value_bool(true);
  } while (!out->as.truth && sw_shape_advance(&to.shape, index));
  return true;
}

bool sw_numpy_newaxis(SwCall *call, SwValue *out) {
  (void)call;
  *out = sw_value_none();
  return true;
}
