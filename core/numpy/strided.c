/* NumPy's views with unusual strides: flip and rot90 (negative ones), sliding_window_view (repeated
 * ones), as_strided (any). */
#include "base/checked.h"
#include "base/notices.h"
#include "call/arguments.h"
#include "numpy/arguments.h"
#include "numpy/dims.h"
#include "numpy/reduce.h"
#include "ops/dims.h"
#include "runtime/tensors.h"

/* The layout with the chosen dims reversed: the offset moves to the last entry, and the stride
 * changes its sign. */
static SwLayout backwards(const SwLayout *self, const bool *chosen) {
  SwLayout out = *self;
  for (int dim = 0; dim < self->shape.ndim; dim++) {
    int64_t size = self->shape.size[dim];
    if (chosen[dim] && size) out = sw_layout_slice(&out, dim, size - 1, size, -1);
  }
  return out;
}

static bool flipped(SwCall *call, SwTensor *array, const bool *chosen, SwValue *out) {
  int from[SW_MAX_DIMS];
  SwLayout layout = backwards(&array->layout, chosen);
  sw_numpy_same_dims(layout.shape.ndim, from);
  if (layout.shape.ndim) return sw_dims_result(call, array, &layout, from, out);
  SwTensor *element = sw_tensor_copy(
      call->vm, array, array->dtype); /* a 0-d array: np.flip returns a[()], a scalar */
  if (!element) return false;
  element->is_scalar = true;
  *out = sw_value_tensor(element);
  return true;
}

bool sw_numpy_flip(SwCall *call, SwValue *out) {
  SwTensor *array;
  SwShape axes = {0};
  bool chosen[SW_MAX_DIMS] = {false};
  if (!sw_numpy_view_input(call, &array)) return false;
  bool all = sw_arg_missing(call, 1);
  if (!all && !sw_numpy_axes(call, 1, SW_ERR_NUMPY_AXIS, SW_ERR_NUMPY_AXIS_REPEATED,
                             array->layout.shape.ndim, &axes))
    return false;
  for (int dim = 0; all && dim < array->layout.shape.ndim; dim++)
    chosen[dim] = true;
  for (int i = 0; i < axes.ndim; i++)
    chosen[axes.size[i]] = true;
  return flipped(call, array, chosen, out);
}

/* flipud(m), fliplr(m): `detail` is the axis. */
bool sw_numpy_flip_side(SwCall *call, SwValue *out) {
  SwTensor *array;
  bool chosen[SW_MAX_DIMS] = {false};
  int axis = call->operation->detail;
  if (!sw_numpy_view_input(call, &array)) return false;
  if (array->layout.shape.ndim <= axis)
    return sw_raise(call->vm, SW_ERR_NUMPY_FLIP_DIMS, SW_INT(axis + 1));
  chosen[axis] = true;
  return flipped(call, array, chosen, out);
}

static bool rotation_axes(SwCall *call, int ndim, int *first, int *second) {
  SwVm *vm = call->vm;
  SwShape axes = {2, {0, 1}};
  bool given = call->args[2].kind != SW_VALUE_ABSENT;
  if (given && !(sw_numpy_is_list(call->args[2]) ? sw_numpy_only_ints(call, 2, &axes)
                                                 : sw_arg_refuse(call, 2)))
    return false;
  if (axes.ndim != 2) return sw_raise0(vm, SW_ERR_NUMPY_ROT90_COUNT);
  int64_t a = axes.size[0], b = axes.size[1], apart = a < b ? b - a : a - b;
  if (a == b || apart == ndim) return sw_raise0(vm, SW_ERR_NUMPY_ROT90_SAME);
  if (a < -ndim || a >= ndim || b < -ndim || b >= ndim)
    return sw_raise(vm, SW_ERR_NUMPY_ROT90_RANGE, SW_SIZES(axes.size, 2), SW_INT(ndim));
  *first = (int)(a < 0 ? a + ndim : a);
  *second = (int)(b < 0 ? b + ndim : b);
  return true;
}

/* rot90(m, k=1, axes=(0, 1)): quarter turns; each is a flip followed by a transpose. */
bool sw_numpy_rot90(SwCall *call, SwValue *out) {
  SwTensor *array;
  int64_t turns;
  int first = 0, second = 0, order[SW_MAX_DIMS];
  bool chosen[SW_MAX_DIMS] = {false};
  if (!sw_numpy_view_input(call, &array) || !sw_arg_int(call, 1, &turns)) return false;
  if (!rotation_axes(call, array->layout.shape.ndim, &first, &second)) return false;
  turns &= 3; /* also right for negative numbers, in two's complement */
  chosen[first] = turns == 2 || turns == 3;
  chosen[second] = turns == 2 || turns == 1;
  SwLayout layout = backwards(&array->layout, chosen);
  sw_numpy_same_dims(layout.shape.ndim, order);
  if (turns & 1) {
    order[first] = second;
    order[second] = first;
  }
  layout = sw_layout_permute(&layout, order);
  return sw_dims_result(call, array, &layout, order, out);
}

/* Reads the axes of the windows, one for each size of the window; without axis=, every axis needs a
 * size. */
static bool window_axes(SwCall *call, int ndim, const SwShape *window, SwShape *axes) {
  SwVm *vm = call->vm;
  if (sw_arg_missing(call, 2)) {
    if (window->ndim != ndim)
      return sw_raise(vm, SW_ERR_NUMPY_WINDOW_ALL, SW_INT(window->ndim), SW_INT(ndim));
    axes->ndim = ndim;
    for (int dim = 0; dim < ndim; dim++)
      axes->size[dim] = dim;
    return true;
  }
  if (!sw_numpy_ints(call, 2, axes)) return false;
  for (int i = 0; i < axes->ndim; i++) {
    int axis;
    if (!sw_numpy_axis(vm, SW_ERR_NUMPY_AXIS, axes->size[i], ndim, &axis)) return false;
    axes->size[i] = axis;
  }
  if (axes->ndim != window->ndim)
    return sw_raise(vm, SW_ERR_NUMPY_WINDOW_COUNT, SW_INT(window->ndim), SW_INT(axes->ndim));
  return true;
}

/* sliding_window_view(x, window_shape, axis=None): every position of the window, as a view; the
 * window's dims come last. */
bool sw_numpy_sliding_window_view(SwCall *call, SwValue *out) {
  SwTensor *array;
  SwShape window = {0}, axes = {0};
  int from[SW_MAX_DIMS];
  bool writeable;
  if (!sw_numpy_view_input(call, &array) || !sw_numpy_only_ints(call, 1, &window)) return false;
  if (!sw_numpy_bool(call, 4, &writeable)) return false;
  SwLayout layout = array->layout;
  int ndim = layout.shape.ndim;
  for (int i = 0; i < window.ndim; i++) {
    if (window.size[i] < 0) return sw_raise0(call->vm, SW_ERR_NUMPY_WINDOW_NEGATIVE);
  }
  if (!window_axes(call, ndim, &window, &axes)) return false;
  if (ndim + window.ndim > SW_MAX_DIMS)
    return sw_raise(call->vm, SW_ERR_LIMIT_DIMS, SW_INT(ndim + window.ndim), SW_INT(SW_MAX_DIMS));
  sw_numpy_same_dims(ndim, from);
  for (int i = 0; i < window.ndim; i++) {
    int64_t *rest = &layout.shape.size[axes.size[i]];
    if (window.size[i] > *rest) return sw_raise0(call->vm, SW_ERR_NUMPY_WINDOW_ROOM);
    *rest -= window.size[i] - 1;
    layout = sw_layout_insert(&layout, ndim + i, layout.stride[axes.size[i]]);
    layout.shape.size[ndim + i] = window.size[i];
    from[ndim + i] = -1;
  }
  if (!sw_dims_result(call, array, &layout, from, out)) return false;
  out->as.tensor->is_foreign = true;
  if (!writeable) out->as.tensor->readonly = true;
  return true;
}

/* Whether every element of the layout is inside the array's storage. */
static bool is_inside(const SwTensor *array, const SwLayout *layout) {
  int64_t low = layout->offset, high = layout->offset;
  int64_t held = array->storage->buffer->nbytes / sw_dtype_size(array->dtype);
  for (int dim = 0; dim < layout->shape.ndim; dim++) {
    int64_t reach;
    if (layout->shape.size[dim] == 0) return true;
    if (!sw_checked_mul(layout->shape.size[dim] - 1, layout->stride[dim], &reach)) return false;
    if (!sw_checked_add(reach < 0 ? low : high, reach, reach < 0 ? &low : &high)) return false;
  }
  return low >= 0 && high < held;
}

static bool read_layout(SwCall *call, const SwTensor *array, SwLayout *layout) {
  SwShape strides = {0};
  int64_t itemsize = sw_dtype_size(array->dtype);
  bool own_shape = sw_arg_missing(call, 1), own_strides = sw_arg_missing(call, 2);
  bool ints = (own_shape || sw_value_is_sequence(call->args[1])) &&
              (own_strides || sw_value_is_sequence(call->args[2]));
  if (!ints) return sw_call_refuse(call);
  if (!own_shape && !sw_numpy_only_ints(call, 1, &layout->shape)) return false;
  if (!own_strides && !sw_numpy_only_ints(call, 2, &strides)) return false;
  for (int dim = 0; dim < layout->shape.ndim; dim++) {
    if (layout->shape.size[dim] < 0) return sw_raise0(call->vm, SW_ERR_NUMPY_NEGATIVE_DIM);
  }
  if (own_strides) {
    /* Strides as the array interface has them: those of the array, or dense ones if it gives none.
     */
    bool dense = sw_layout_is_contiguous(&array->layout);
    int64_t numel;
    bool fits = sw_shape_numel(&layout->shape, &numel);
    if (dense && !(sw_layout_contiguous(&layout->shape, layout) && fits))
      return sw_call_refuse(call);
    layout->offset = array->layout.offset;
    if (!dense && layout->shape.ndim != array->layout.shape.ndim)
      return sw_raise0(call->vm, SW_ERR_NUMPY_STRIDES_LENGTH);
    return true;
  }
  if (strides.ndim != layout->shape.ndim) return sw_raise0(call->vm, SW_ERR_NUMPY_STRIDES_LENGTH);
  for (int dim = 0; dim < strides.ndim; dim++) {
    if (strides.size[dim] % itemsize)
      return sw_refuse0(call->vm, call->node->span,
                        sw_notice(SW_NOTICE_NO_STRIDES_END_INSIDE_ELEMENT));
    layout->stride[dim] = strides.size[dim] / itemsize;
  }
  return true;
}

/* lib.stride_tricks.as_strided(x, shape=None, strides=None), strides in bytes. NumPy checks nothing
 * and may read foreign memory; here a layout that leaves the storage is refused. */
bool sw_numpy_as_strided(SwCall *call, SwValue *out) {
  SwTensor *array;
  int from[SW_MAX_DIMS];
  bool writeable = true;
  if (!sw_numpy_view_input(call, &array) || !sw_numpy_bool(call, 4, &writeable)) return false;
  SwLayout layout = array->layout;
  if (!read_layout(call, array, &layout)) return false;
  if (!is_inside(array, &layout)) {
    return sw_refuse0(call->vm, call->node->span,
                      sw_notice(SW_NOTICE_NO_READ_MEMORY_OUTSIDE_ARRAY_AS));
  }
  for (int dim = 0; dim < layout.shape.ndim; dim++)
    from[dim] = -1;
  if (!sw_dims_result(call, array, &layout, from, out)) return false;
  out->as.tensor->is_foreign = true;
  if (!writeable) out->as.tensor->readonly = true;
  return true;
}
