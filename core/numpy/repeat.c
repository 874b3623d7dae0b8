/* NumPy's repeat, tile, roll and resize: copies in which elements repeat or move. */
#include "base/checked.h"
#include "call/arguments.h"
#include "call/call.h"
#include "numpy/arguments.h"
#include "numpy/dims.h"
#include "numpy/order.h"
#include "ops/reorder_record.h"
#include "ops/tensor_about.h"
#include "runtime/tensors.h"
#include "tensor/result_layout.h"

/* A new contiguous array of `shape`, filled with the elements of the layout `read` in its reading
 * order. */
static bool read_in_order(SwCall *call, const SwTensor *array, const SwLayout *read,
                          const SwShape *shape, SwValue *out) {
  SwLayout written;
  SwTensor *result = sw_tensor_each(call->vm, SW_NUMPY, array->dtype, shape);
  if (!result) return false;
  (void)sw_layout_contiguous(&read->shape, &written);
  SwOperand to = {result->dtype, &written, result->storage->buffer->data, result->dialect},
            from = {array->dtype, read, array->storage->buffer->data, array->dialect};
  if (sw_tensor_size(result) && !sw_copy_values(call->vm, &to, &from)) return false;
  *out = sw_value_tensor(result);
  return true;
}

/* A view of a copy, under a shape with as many elements. */
static bool view_as(SwCall *call, SwTensor *copy, const SwShape *shape, SwValue *out) {
  SwLayout layout;
  if (!copy) return false;
  if (!sw_layout_contiguous(shape, &layout)) return sw_call_refuse(call);
  layout.offset = copy->layout.offset;
  if (sw_shape_equal(&copy->layout.shape, shape)) layout = copy->layout;
  SwTensor *view = sw_tensor_view(call->vm, copy, &layout);
  if (view) *out = sw_value_tensor(view);
  return view != NULL;
}

/* A copy of the elements in one line, in reading order. */
static SwTensor *as_line(SwCall *call, SwTensor *array) {
  SwTensor *line = sw_numpy_copy_in_order(call, array, 'C');
  if (line) (void)sw_layout_contiguous(&(SwShape){1, {sw_tensor_size(array)}}, &line->layout);
  return line;
}

/* Repeats all entries equally often: a new dim of stride 0 is inserted after the axis, and both are
 * read as one. `given`: the array of the program if `array` is its flattened copy. */
static bool repeated(SwCall *call, const SwTensor *array, const SwTensor *given, int axis,
                     int64_t count, SwValue *out) {
  SwShape shape = array->layout.shape;
  if (count < 0 && shape.size[axis]) return sw_raise0(call->vm, SW_ERR_NUMPY_NEGATIVE_DIM);
  if (count < 0) count = 0; /* NumPy asks what the axis would have */
  if (shape.ndim == SW_MAX_DIMS) return sw_call_refuse(call);
  SwLayout read = sw_layout_insert(&array->layout, axis + 1, 0);
  read.shape.size[axis + 1] = count;
  if (!sw_checked_mul(shape.size[axis], count, &shape.size[axis])) return sw_call_refuse(call);
  if (!read_in_order(call, array, &read, &shape, out)) return false;
  SwReorder reorder = array != given ? sw_reorder_flat(SW_REORDER_REPEAT, count)
                                     : sw_reorder_repeat(&array->layout.shape, axis, count);
  sw_record_reorder(call, given, &reorder, out->as.tensor);
  return true;
}

/* Repeats each entry of the axis by its own count, entry by entry. */
static bool repeated_each(SwCall *call, const SwTensor *array, int axis, const SwSequence *counts,
                          SwValue *out) {
  SwShape shape = array->layout.shape;
  int64_t size = shape.size[axis], start = 0, total = 0, count = 0;
  if (counts->count != size) {
    return sw_raise(call->vm, SW_ERR_NUMPY_REPEATS_COUNT, SW_SIZES(&size, 1),
                    SW_SIZES(&counts->count, 1));
  }
  for (int64_t i = 0; i < size; i++) {
    if (!sw_value_to_int(call, counts->items[i], &count)) return false;
    if (count < 0) return sw_raise0(call->vm, SW_ERR_NUMPY_REPEATS);
    if (!sw_checked_add(total, count, &total)) return sw_call_refuse(call);
  }
  shape.size[axis] = total;
  SwTensor *result = sw_tensor_each(call->vm, SW_NUMPY, array->dtype, &shape);
  if (!result || !sw_work(call->vm, size * SW_ITEM_WORK)) return false;
  for (int64_t i = 0; i < size; i++, start += count) {
    (void)sw_value_to_int(call, counts->items[i], &count);
    SwLayout place = sw_layout_slice(&result->layout, axis, start, count, 1),
             entry = sw_layout_slice(&array->layout, axis, i, count, 0);
    SwOperand to = {result->dtype, &place, result->storage->buffer->data, result->dialect},
              from = {array->dtype, &entry, array->storage->buffer->data, array->dialect};
    if (count && sw_tensor_size(result) && !sw_copy_values(call->vm, &to, &from)) return false;
  }
  *out = sw_value_tensor(result);
  return true;
}

/* The counts of an array, as a list. */
static bool counted(SwCall *call, SwValue counts, SwValue *out) {
  const SwTensor *array = counts.as.tensor;
  SwCall inner = *call;
  inner.args[0] = counts;
  if (array->layout.shape.ndim > 1) return sw_raise0(call->vm, SW_ERR_NUMPY_REPEATS_DIMS);
  if (!sw_dtype_is_float(array->dtype) && array->dtype != SW_UINT64)
    return sw_tensor_tolist(&inner, out);
  return sw_raise(call->vm, SW_ERR_NUMPY_PLACE_CAST,
                  SW_STR(array->layout.shape.ndim ? "array data" : "scalar"),
                  SW_STR(sw_dtype_name(array->dtype)));
}

/* repeat(a, repeats, axis=None) */
bool sw_numpy_repeat(SwCall *call, SwValue *out) {
  SwTensor *array, *given = NULL;
  SwValue repeats = call->args[1];
  int64_t wanted = 0, count = 0;
  int axis;
  if (!sw_numpy_input(call, &array)) return false;
  if (repeats.kind == SW_VALUE_TENSOR && !counted(call, repeats, &repeats)) return false;
  bool line = sw_arg_missing(call, 2);
  if (!line && !sw_numpy_int(call, call->args[2], &wanted)) return false;
  given = array;
  if (line || array->layout.shape.ndim == 0) array = as_line(call, array);
  if (!array) return false;
  if (!sw_numpy_axis(call->vm, SW_ERR_NUMPY_AXIS, wanted, array->layout.shape.ndim, &axis))
    return false;
  const SwSequence *each = sw_value_is_sequence(repeats) ? repeats.as.sequence : NULL;
  if (each && each->count != 1) return repeated_each(call, array, axis, each, out);
  return sw_value_to_int(call, each ? each->items[0] : repeats, &count) &&
         repeated(call, array, given, axis, count, out);
}

/* np.array(a, ndmin=ndim): a copy whose strides keep the order of the array's. */
static bool copied_once(SwCall *call, const SwTensor *array, int ndim, SwValue *out) {
  bool made_new = call->args[0].kind != SW_VALUE_TENSOR || array->is_scalar;
  SwTensor *copy = sw_numpy_copy_in_order(call, array, 'K');
  if (!copy) return false;
  *out = sw_value_tensor(copy);
  if (!made_new && copy->layout.shape.ndim == ndim) return true;
  SwLayout layout = sw_numpy_lead_with_ones(&copy->layout, ndim);
  SwTensor *view = sw_tensor_view(call->vm, copy, &layout);
  if (view) *out = sw_value_tensor(view);
  return view != NULL;
}

/* Tiling an empty array repeats nothing: the array itself is reshaped. */
static bool empty_view(SwCall *call, SwTensor *array, const SwShape *shape, SwValue *out) {
  SwLayout layout = sw_numpy_lead_with_ones(&array->layout, shape->ndim);
  if (!sw_shape_equal(&layout.shape, shape)) return view_as(call, array, shape, out);
  SwTensor *view = sw_tensor_view(call->vm, array, &layout);
  if (view) *out = sw_value_tensor(view);
  return view != NULL;
}

/* tile(A, reps): counts and shape are aligned on the right and padded with ones. A dim of stride 0
 * is inserted in front of every dim; each pair becomes one dim of the result. */
bool sw_numpy_tile(SwCall *call, SwValue *out) {
  SwTensor *array;
  SwShape reps = {0}, shape = {0};
  if (!sw_numpy_input(call, &array)) return false;
  if (call->args[1].kind == SW_VALUE_FLOAT)
    return sw_raise(call->vm, SW_ERR_NUMPY_NOT_AN_INTEGER, SW_STR("float"));
  if (!sw_numpy_only_ints(call, 1, &reps)) return false;
  const SwLayout *own = &array->layout;
  SwLayout read = {.offset = own->offset};
  bool once = true;
  int64_t count = 1;
  shape.ndim = reps.ndim > own->shape.ndim ? reps.ndim : own->shape.ndim;
  for (int dim = 0; dim < shape.ndim; dim++) {
    int at = dim - (shape.ndim - reps.ndim), old = dim - (shape.ndim - own->shape.ndim);
    int64_t size = old < 0 ? 1 : own->shape.size[old];
    count = at < 0 ? 1 : reps.size[at];
    once = once && count == 1;
    if (count < 0) return sw_raise0(call->vm, SW_ERR_NUMPY_NEGATIVE_DIM);
    if (!sw_checked_mul(count, size, &shape.size[dim])) return sw_call_refuse(call);
    if (read.shape.ndim + 2 > SW_MAX_DIMS) return sw_call_refuse(call);
    if (count != 1) read.shape.size[read.shape.ndim++] = count;
    if (old < 0) continue;
    read.stride[read.shape.ndim] = own->stride[old];
    read.shape.size[read.shape.ndim++] = size;
  }
  if (once) return copied_once(call, array, shape.ndim, out);
  if (sw_tensor_size(array) == 0) return empty_view(call, array, &shape, out);
  if (!read_in_order(call, array, &read, &shape, out)) return false;
  bool reshaped = shape.ndim != 2 || count != 1 || shape.size[1] != sw_tensor_size(array);
  SwTensor *result = out->as.tensor;
  if (reshaped) (void)sw_layout_contiguous(&shape, &result->layout); /* also of an empty one */
  if (!view_as(call, result, &shape, out)) return false;
  SwReorder reorder = sw_reorder_tile(&own->shape, &shape);
  sw_record_reorder(call, array, &reorder, out->as.tensor);
  return true;
}

/* Rolls one axis: elements pushed out at its end come back at its start. The result has the strides
 * of `like`. */
static SwTensor *rolled(SwCall *call, const SwTensor *array, const SwLayout *like, int axis,
                        int64_t shift) {
  SwTensor *result = sw_numpy_new(call->vm, array->dtype, like, 'K');
  int64_t size = array->layout.shape.size[axis];
  if (!result || sw_tensor_size(array) == 0) return result;
  int64_t start = shift % size;
  if (start < 0) start += size;
  for (int part = 0; part < 2; part++) {
    int64_t length = part ? start : size - start;
    SwLayout place = sw_layout_slice(&result->layout, axis, part ? 0 : start, length, 1),
             entry = sw_layout_slice(&array->layout, axis, part ? size - start : 0, length, 1);
    SwOperand to = {result->dtype, &place, result->storage->buffer->data, result->dialect},
              from = {array->dtype, &entry, array->storage->buffer->data, array->dialect};
    if (length && !sw_copy_values(call->vm, &to, &from)) return NULL;
  }
  return result;
}

/* roll(a, shift) without axis= rolls the elements in reading order, across the ends of rows. */
static bool rolled_flat(SwCall *call, SwTensor *array, const SwShape *shifts, SwValue *out) {
  SwTensor *line = as_line(call, array);
  if (!line) return false;
  SwShape shape = array->layout.shape;
  SwReorder reorder = sw_reorder_flat(SW_REORDER_KEEP, 0);
  for (int i = 0; i < shifts->ndim && line; i++) { /* not covered: memory ends between two */
    line = rolled(call, line, &line->layout, 0, shifts->size[i]);
    sw_reorder_roll(&reorder.dim[0], shifts->size[i], sw_tensor_size(array));
  }
  if (!view_as(call, line, &shape, out)) return false;
  sw_record_reorder(call, array, &reorder, out->as.tensor);
  return true;
}

/* roll(a, shift, axis=None): shifts and axes broadcast. */
bool sw_numpy_roll(SwCall *call, SwValue *out) {
  SwTensor *array;
  SwShape shifts = {0}, axes = {0};
  if (!sw_numpy_input(call, &array)) return false;
  if (!sw_numpy_only_ints(call, 1, &shifts)) return false;
  if (sw_arg_missing(call, 2)) return rolled_flat(call, array, &shifts, out);
  if (!sw_numpy_ints(call, 2, &axes)) return false;
  for (int i = 0; i < axes.ndim; i++) {
    int axis;
    if (!sw_numpy_axis(call->vm, SW_ERR_NUMPY_AXIS, axes.size[i], array->layout.shape.ndim, &axis))
      return false;
    axes.size[i] = axis;
  }
  if (shifts.ndim != axes.ndim && shifts.ndim != 1 && axes.ndim != 1)
    return sw_raise(call->vm, SW_ERR_NUMPY_MEET, SW_INT(0), SW_SIZES(&(int64_t){shifts.ndim}, 1),
                    SW_INT(1), SW_SIZES(&(int64_t){axes.ndim}, 1));
  int count = shifts.ndim == 1 ? axes.ndim : shifts.ndim;
  SwTensor *result = count == 0 ? sw_numpy_copy_in_order(call, array, 'K') : array;
  SwReorder reorder = sw_reorder_none(&array->layout.shape, array->layout.shape.ndim);
  for (int i = 0; i < count && result; i++) { /* not covered: memory ends between two */
    int axis = (int)axes.size[axes.ndim == 1 ? 0 : i];
    int64_t shift = shifts.size[shifts.ndim == 1 ? 0 : i];
    result = rolled(call, result, &array->layout, axis, shift);
    sw_reorder_roll(&reorder.dim[axis], shift, array->layout.shape.size[axis]);
  }
  if (!result) return false;
  sw_record_reorder(call, array, &reorder, result);
  *out = sw_value_tensor(result);
  return true;
}

/* resize(a, new_shape): the elements in reading order, repeated until the new shape is full. */
bool sw_numpy_resize(SwCall *call, SwValue *out) {
  SwTensor *array;
  SwShape shape = {0};
  int64_t count = 0, start = 0;
  if (!sw_numpy_input(call, &array) || !sw_numpy_only_ints(call, 1, &shape)) return false;
  for (int dim = 0; dim < shape.ndim; dim++) {
    if (shape.size[dim] < 0) return sw_raise0(call->vm, SW_ERR_NUMPY_NEW_SHAPE);
  }
  if (!sw_shape_numel(&shape, &count)) return sw_call_refuse(call);
  int64_t size = sw_tensor_size(array);
  if (size == 0 || count == 0) {
    SwTensor *zeros = sw_tensor_each(call->vm, SW_NUMPY, array->dtype, &shape);
    if (zeros) *out = sw_value_tensor(zeros);
    return zeros != NULL;
  }
  SwTensor *line = as_line(call, array),
           *result = sw_tensor_each(call->vm, SW_NUMPY, array->dtype, &(SwShape){1, {count}});
  if (!line || !result || !sw_work(call->vm, count / size * SW_ITEM_WORK)) return false;
  for (; start < count; start += size) {
    int64_t length = count - start < size ? count - start : size;
    SwLayout place = sw_layout_slice(&result->layout, 0, start, length, 1),
             entry = sw_layout_slice(&line->layout, 0, 0, length, 1);
    SwOperand to = {result->dtype, &place, result->storage->buffer->data, result->dialect},
              from = {line->dtype, &entry, line->storage->buffer->data, line->dialect};
    if (!sw_copy_values(call->vm, &to, &from)) return false;
  }
  if (!view_as(call, result, &shape, out)) return false;
  SwReorder reorder = sw_reorder_flat(SW_REORDER_TILE, 0);
  sw_record_reorder(call, array, &reorder, out->as.tensor);
  return true;
}
