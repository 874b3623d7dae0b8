/* NumPy's constructors: array, zeros, full, eye, ..., and those that follow another array, such as
 * zeros_like. */
#include "ops/create.h"
#include "call/arguments.h"
#include "call/record_write.h"
#include "numpy/arguments.h"
#include "numpy/dims.h"
#include "numpy/order.h"
#include "numpy/tensors.h"
#include "ops/assigned_value.h"
#include "ops/tensor_arith.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"

static bool deliver(SwTensor *array, SwValue *out) {
  if (array) *out = sw_value_tensor(array);
  return array;
}

/* A copy of `from` in an order, converted to `dtype`. */
static SwTensor *copy_ordered(SwVm *vm, const SwTensor *from, SwDType dtype, char order) {
  SwTensor *copy = sw_numpy_new(vm, dtype, &from->layout, order);
  if (!copy) return NULL;
  SwOperand to = sw_tensor_operand(copy), source = sw_tensor_operand(from);
  return sw_copy_values(vm, &to, &source) ? copy : NULL;
}

/* Values of copy=: True always copies, None only if it must, False raises if it must. */
typedef enum Copying { COPY_ALWAYS, COPY_IF_NEEDED, COPY_NEVER } Copying;

static bool arg_copying(SwCall *call, int i, Copying *out) {
  SwValue value = call->args[i];
  *out = value.kind == SW_VALUE_NONE ? COPY_IF_NEEDED : COPY_ALWAYS;
  if (sw_arg_missing(call, i)) return true;
  if (value.kind != SW_VALUE_BOOL) return sw_call_refuse(call);
  if (!value.as.truth) *out = COPY_NEVER;
  return true;
}

static bool make(SwCall *call, SwDType dtype, Copying copying, char order, SwTensor **out) {
  bool exists = call->args[0].kind == SW_VALUE_TENSOR;
  bool wraps = exists && call->args[0].as.tensor->dialect == SW_TORCH;
  SwTensor *source;
  if (wraps && copying != COPY_IF_NEEDED) sw_warn_array_copy(call->vm);
  if (copying == COPY_NEVER && (!exists || wraps))
    return sw_raise0(call->vm, SW_ERR_NUMPY_AVOID_COPY);
  if (sw_numpy_was_object(call)) copying = COPY_IF_NEEDED; /* copied already */
  if (!sw_numpy_arg_array(call, 0, dtype, &source)) return false;
  if (dtype == SW_DTYPE_COUNT) dtype = source->dtype;
  bool fits =
      source->dtype == dtype && sw_numpy_is_in_order(&source->layout, order) && !source->is_scalar;
  *out = source;
  if (fits && (!exists || copying != COPY_ALWAYS)) return true;
  if (copying == COPY_NEVER) return sw_raise0(call->vm, SW_ERR_NUMPY_AVOID_COPY);
  *out = copy_ordered(call->vm, source, dtype, order);
  return *out;
}

static void record_copy(SwCall *call, const SwTensor *array) {
  if (call->args[0].kind != SW_VALUE_TENSOR) return;
  const SwTensor *source = call->args[0].as.tensor;
  if (source->storage != array->storage) sw_record_copy(call, source, array);
}

/* array(object, dtype=None, *, copy=True, order='K', subok=False, ndmin=0) */
bool sw_numpy_array(SwCall *call, SwValue *out) {
  SwDType dtype;
  char order = 'C';
  Copying copying;
  int64_t ndmin;
  SwTensor *array = NULL;
  if (!sw_numpy_arg_dtype(call, 1, SW_DTYPE_COUNT, &dtype) || !arg_copying(call, 2, &copying) ||
      !sw_numpy_order(call, 3, 'K', &order) || !sw_arg_int(call, 5, &ndmin) ||
      !make(call, dtype, copying, order, &array))
    return false;
  if (ndmin > SW_MAX_DIMS || ndmin < 0) return sw_arg_refuse(call, 5);
  if (ndmin > array->layout.shape.ndim) { /* the story notes a copy and a view of it */
    SwLayout longer = sw_numpy_lead_with_ones(&array->layout, ndmin);
    array = sw_tensor_view(call->vm, array, &longer);
  } else {
    record_copy(call, array);
  }
  return deliver(array, out);
}

/* asarray(a, dtype=None, order=None), ascontiguousarray, asfortranarray: `detail` is the order. The
 * latter two return at least one dim, even for np.float32(3). */
bool sw_numpy_asarray(SwCall *call, SwValue *out) {
  SwDType dtype;
  char order = (char)call->operation->detail;
  bool plain = order == 'K';
  SwTensor *array = NULL;
  if (!sw_numpy_arg_dtype(call, 1, SW_DTYPE_COUNT, &dtype)) return false;
  if (plain && !sw_numpy_order(call, 2, 'K', &order)) return false;
  if (!make(call, dtype, COPY_IF_NEEDED, order, &array)) return false;
  if (!plain && array->layout.shape.ndim == 0) {
    SwLayout line = sw_layout_insert(&array->layout, 0, 1);
    array = sw_tensor_view(call->vm, array, &line);
  }
  if (array) record_copy(call, array);
  return deliver(array, out);
}

static bool new_array(SwCall *call, const SwShape *shape, SwDType dtype, char order,
                      SwTensor **out) {
  SwLayout source = {.shape = *shape};
  if (order == 'A' || order == 'K') return sw_call_refuse(call);
  *out = sw_numpy_new(call->vm, dtype, &source, order);
  return *out;
}

/* zeros(shape, dtype=float, order='C'), ones, empty: `detail` is the value. */
bool sw_numpy_filled(SwCall *call, SwValue *out) {
  SwShape shape;
  SwDType dtype;
  char order = 'C';
  SwTensor *array = NULL;
  if (!sw_numpy_arg_dtype(call, 1, SW_FLOAT64, &dtype) || !sw_numpy_order(call, 2, 'C', &order) ||
      !sw_numpy_arg_shape(call, 0, &shape) || !new_array(call, &shape, dtype, order, &array))
    return false;
  SwOperand to = sw_tensor_operand(array);
  if (call->operation->detail) sw_elementwise_fill(&to, sw_scalar_int(SW_INT64, 1));
  return deliver(array, out);
}

/* Fills the array with argument `i`, a number or an array that must broadcast to its shape. */
static bool fill_from(SwCall *call, int i, SwTensor *array) {
  SwTensor *value;
  SwShape target = array->layout.shape;
  int dim;
  if (!sw_numpy_arg_array(call, i, SW_DTYPE_COUNT, &value)) return false;
  SwLayout read = value->layout;
  while (read.shape.ndim > target.ndim && read.shape.size[0] == 1)
    read = sw_layout_remove(&read, 0);
  const SwShape *own = &read.shape;
  if (sw_broadcast_to(own, &target, 0, NULL, &dim) != SW_EXPAND_FITS)
    return sw_raise_assigned_shape(call->vm, &value->layout.shape, &target);
  sw_warn_cast(call->vm, value, array->dtype);
  SwLayout stretched = sw_broadcast_layout(&read, &target, SW_NUMPY, 0, NULL);
  SwOperand to = sw_tensor_operand(array), from = sw_tensor_operand(value);
  from.layout = &stretched;
  return sw_copy_values(call->vm, &to, &from);
}

static bool check_fits(SwCall *call, int i, SwDType dtype) {
  SwScalar number = sw_scalar_int(SW_INT64, call->args[i].as.integer), ignored;
  return call->args[i].kind != SW_VALUE_INT ||
         sw_number_convert(call->vm, SW_NUMPY, number, true, dtype, &ignored);
}

/* full(shape, fill_value, dtype=None, order='C'): the dtype is that of the value, int64 for 3. */
bool sw_numpy_full(SwCall *call, SwValue *out) {
  SwShape shape;
  SwDType dtype;
  char order = 'C';
  SwTensor *array = NULL, *value;
  if (!sw_numpy_arg_array(call, 1, SW_DTYPE_COUNT, &value) ||
      !sw_numpy_arg_dtype(call, 2, value->dtype, &dtype) || !sw_numpy_order(call, 3, 'C', &order) ||
      !sw_numpy_arg_shape(call, 0, &shape) || !new_array(call, &shape, dtype, order, &array))
    return false;
  *out = sw_value_tensor(array);
  return check_fits(call, 1, dtype) && fill_from(call, 1, array);
}

static bool like(SwCall *call, int first, SwTensor **out) {
  SwTensor *source;
  SwDType dtype;
  char order = 'C';
  SwShape shape;
  if (!sw_numpy_arg_array(call, 0, SW_DTYPE_COUNT, &source) ||
      !sw_numpy_arg_dtype(call, first, source->dtype, &dtype) ||
      !sw_numpy_order(call, first + 1, 'K', &order))
    return false;
  if (!sw_arg_missing(call, first + 3)) {
    if (!sw_numpy_arg_shape(call, first + 3, &shape)) return false;
    if (shape.ndim == source->layout.shape.ndim && order == 'K') return sw_call_refuse(call);
    return new_array(call, &shape, dtype, order == 'F' ? 'F' : 'C', out);
  }
  *out = sw_numpy_new(call->vm, dtype, &source->layout, order);
  return *out;
}

/* zeros_like(a, dtype=None, order='K', subok=True, shape=None), ones_like, empty_like */
bool sw_numpy_like_filled(SwCall *call, SwValue *out) {
  SwTensor *array = NULL;
  if (!like(call, 1, &array)) return false;
  SwOperand to = sw_tensor_operand(array);
  if (call->operation->detail) sw_elementwise_fill(&to, sw_scalar_int(SW_INT64, 1));
  return deliver(array, out);
}

/* full_like(a, fill_value, dtype=None, order='K', subok=True, shape=None) */
bool sw_numpy_full_like(SwCall *call, SwValue *out) {
  SwTensor *array = NULL;
  if (!like(call, 2, &array)) return false;
  *out = sw_value_tensor(array);
  return check_fits(call, 1, array->dtype) && fill_from(call, 1, array);
}

static bool diagonal_ones(SwCall *call, int64_t rows, int64_t columns, int64_t k, SwDType dtype,
                          char order, SwValue *out) {
  SwTensor *array = NULL;
  SwShape shape = {2, {rows, columns}};
  if (!sw_create_check_sizes(call, SW_NUMPY, &shape) ||
      !new_array(call, &shape, dtype, order, &array))
    return false;
  for (int64_t row = k < 0 ? -k : 0; row < rows && row + k < columns; row++) {
    const int64_t index[] = {row, row + k};
    sw_scalar_store(sw_scalar_cast(sw_scalar_int(SW_INT64, 1), dtype), array->storage->buffer->data,
                    sw_layout_address(&array->layout, index));
  }
  return deliver(array, out);
}

/* eye(N, M=None, k=0, dtype=float, order='C') */
bool sw_numpy_eye(SwCall *call, SwValue *out) {
  int64_t rows, columns, k;
  SwDType dtype;
  char order = 'C';
  if (!sw_numpy_int(call, call->args[0], &rows) ||
      !sw_numpy_int(call, call->args[sw_arg_missing(call, 1) ? 0 : 1], &columns) ||
      !sw_arg_int(call, 2, &k) || !sw_numpy_arg_dtype(call, 3, SW_FLOAT64, &dtype) ||
      !sw_numpy_order(call, 4, 'C', &order))
    return false;
  if (k < -rows || k > columns) k = k < 0 ? -rows : columns; /* outside: no ones at all */
  return diagonal_ones(call, rows, columns, k, dtype, order, out);
}

/* identity(n, dtype=None) */
bool sw_numpy_identity(SwCall *call, SwValue *out) {
  int64_t size;
  SwDType dtype;
  return sw_numpy_int(call, call->args[0], &size) &&
         sw_numpy_arg_dtype(call, 1, SW_FLOAT64, &dtype) &&
         diagonal_ones(call, size, size, 0, dtype, 'C', out);
}
