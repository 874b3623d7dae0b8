/* NumPy's views that move, insert or remove dims: transpose, swapaxes, moveaxis, expand_dims,
 * squeeze. */
#include "numpy/dims.h"

#include "call/arguments.h"
#include "call/record_begin.h"
#include "numpy/reduce.h"
#include "ops/dims.h"
#include "ops/view_call.h"
#include "runtime/iterate.h"
#include "runtime/tensors.h"
#include "tensor/view.h"

bool sw_numpy_view_input(SwCall *call, SwTensor **out) {
  if (!sw_numpy_input(call, out)) return false;
  if (!(*out)->is_scalar) return true;
  *out = sw_tensor_copy(call->vm, *out, (*out)->dtype);
  if (*out) (*out)->is_scalar = true;
  return *out != NULL;
}

bool sw_numpy_int(SwCall *call, SwValue value, int64_t *out) {
  bool other = value.kind == SW_VALUE_FLOAT || value.kind == SW_VALUE_STRING ||
               value.kind == SW_VALUE_NONE || sw_value_is_sequence(value);
  bool unlike = value.kind == SW_VALUE_BOOL ||
                (value.kind == SW_VALUE_TENSOR && value.as.tensor->layout.shape.ndim > 0);
  if (unlike) return sw_call_refuse(call);
  if (!other) return sw_value_to_int(call, value, out);
  return sw_raise(call->vm, SW_ERR_NUMPY_NOT_AN_INTEGER, SW_STR(sw_value_type_name(value)));
}

const SwShape *sw_numpy_shape_of(SwValue value) {
  static const SwShape none = {0};
  return value.kind == SW_VALUE_TENSOR ? &value.as.tensor->layout.shape : &none;
}

bool sw_numpy_is_list(SwValue value) {
  bool array = value.kind == SW_VALUE_TENSOR && value.as.tensor->layout.shape.ndim > 0;
  return array || sw_value_is_sequence(value);
}

bool sw_numpy_ints(SwCall *call, int i, SwShape *out) {
  SwValue value = call->args[i];
  *out = (SwShape){.ndim = 1};
  SwSequence *items = NULL;
  if (value.kind == SW_VALUE_FLOAT) return sw_call_refuse(call);
  if (!sw_numpy_is_list(value)) return sw_numpy_int(call, value, &out->size[0]);
  if (!sw_iterate(call->vm, call->node, value, &items)) return false;
  if (items->count > SW_MAX_DIMS)
    return sw_raise(call->vm, SW_ERR_LIMIT_DIMS, SW_INT(items->count), SW_INT(SW_MAX_DIMS));
  out->ndim = (int)items->count;
  for (int k = 0; k < out->ndim; k++) {
    if (!sw_numpy_int(call, items->items[k], &out->size[k])) return false;
  }
  return true;
}

/* Items that are no ints raise different errors from one Python function of NumPy to the next, so
 * these are refused. */
bool sw_numpy_only_ints(SwCall *call, int i, SwShape *out) {
  SwValue value = call->args[i], *items = &value;
  bool list = sw_value_is_sequence(value), good = true;
  int64_t count = list ? value.as.sequence->count : 1;
  if (list) items = value.as.sequence->items;
  for (int64_t k = 0; k < count; k++)
    good = good && (items[k].kind == SW_VALUE_INT || items[k].kind == SW_VALUE_TENSOR);
  return good ? sw_numpy_ints(call, i, out) : sw_arg_refuse(call, i);
}

bool sw_numpy_axis(SwVm *vm, SwErrorId problem, int64_t axis, int ndim, int *out) {
  *out = (int)(axis < 0 ? axis + ndim : axis);
  if (axis >= -ndim && axis < ndim) return true;
  return sw_raise(vm, problem, SW_INT(axis), SW_INT(ndim));
}

void sw_numpy_keep_scalar(const SwTensor *array, SwValue *out) {
  if (array->is_scalar && out->as.tensor->layout.shape.ndim == 0) out->as.tensor->is_scalar = true;
}

void sw_numpy_same_dims(int ndim, int *from) {
  for (int dim = 0; dim < ndim; dim++)
    from[dim] = dim;
}

static bool permuted(SwCall *call, SwTensor *array, const int *order, SwValue *out) {
  SwLayout layout = sw_layout_permute(&array->layout, order);
  if (!sw_dims_result(call, array, &layout, order, out)) return false;
  sw_numpy_keep_scalar(array, out);
  return true;
}

static bool is_none(SwValue value) {
  bool lone = value.kind == SW_VALUE_TUPLE && value.as.sequence->count == 1;
  return sw_value_is_missing(lone ? value.as.sequence->items[0] : value);
}

/* Whether transpose() is called without axes or with None: it reverses all dims. a.transpose(()) is
 * different: it names no axes, and raises for an array that has some. */
static bool wants_reversed(const SwCall *call) {
  SwValue axes = call->args[1];
  bool nothing = axes.kind == SW_VALUE_TUPLE && axes.as.sequence->count == 0 && !call->nodes[1];
  return nothing || is_none(axes);
}

/* transpose(axes=None), permute_dims, .T */
bool sw_numpy_transpose(SwCall *call, SwValue *out) {
  SwTensor *array;
  SwShape axes = {0};
  int order[SW_MAX_DIMS];
  bool seen[SW_MAX_DIMS] = {false};
  if (!sw_numpy_view_input(call, &array)) return false;
  if (array->is_scalar && call->operation->kind == SW_OPERATION_PROPERTY) {
    *out = call->args[0];
    return true;
  }
  int ndim = array->layout.shape.ndim;
  for (int dim = 0; dim < ndim; dim++)
    order[dim] = ndim - 1 - dim;
  if (wants_reversed(call)) {
    if (!permuted(call, array, order, out)) return false;
    sw_record_dims_unnamed(call);
    return true;
  }
  if (!sw_numpy_ints(call, 1, &axes)) return false;
  if (axes.ndim != ndim) return sw_raise0(call->vm, SW_ERR_NUMPY_TRANSPOSE_COUNT);
  for (int i = 0; i < ndim; i++) {
    if (!sw_numpy_axis(call->vm, SW_ERR_NUMPY_AXIS, axes.size[i], ndim, &order[i])) return false;
    if (seen[order[i]]) return sw_raise0(call->vm, SW_ERR_NUMPY_TRANSPOSE_TWICE);
    seen[order[i]] = true;
  }
  return permuted(call, array, order, out);
}

static bool swapped(SwCall *call, SwTensor *array, int a, int b, SwValue *out) {
  int order[SW_MAX_DIMS];
  sw_numpy_same_dims(array->layout.shape.ndim, order);
  order[a] = b;
  order[b] = a;
  return permuted(call, array, order, out);
}

/* swapaxes(axis1, axis2) */
bool sw_numpy_swapaxes(SwCall *call, SwValue *out) {
  SwTensor *array;
  int64_t axis1, axis2;
  int first = 0, second = 0;
  if (!sw_numpy_view_input(call, &array) || !sw_numpy_int(call, call->args[1], &axis1) ||
      !sw_numpy_int(call, call->args[2], &axis2))
    return false;
  int ndim = array->layout.shape.ndim;
  return sw_numpy_axis(call->vm, SW_ERR_NUMPY_AXIS_1, axis1, ndim, &first) &&
         sw_numpy_axis(call->vm, SW_ERR_NUMPY_AXIS_2, axis2, ndim, &second) &&
         swapped(call, array, first, second, out);
}

/* .mT, matrix_transpose(x): the last two dims change places. Raises for fewer than two dims. */
bool sw_numpy_mT(SwCall *call, SwValue *out) {
  SwTensor *array;
  if (!sw_numpy_view_input(call, &array)) return false;
  int ndim = array->layout.shape.ndim;
  bool property = call->operation->kind == SW_OPERATION_PROPERTY;
  if (property && array->is_scalar) {
    return sw_raise(call->vm, SW_ERR_NO_ATTRIBUTE, SW_STR(sw_value_type_name(call->args[0])),
                    SW_STR("mT"));
  }
  if (ndim < 2 && property) return sw_raise0(call->vm, SW_ERR_NUMPY_MT_DIMS);
  if (ndim < 2) return sw_raise(call->vm, SW_ERR_NUMPY_MATRIX_TRANSPOSE_DIMS, SW_INT(ndim));
  return swapped(call, array, ndim - 2, ndim - 1, out);
}

bool sw_numpy_axes(SwCall *call, int i, SwErrorId outside, SwErrorId repeated, int ndim,
                   SwShape *out) {
  bool seen[SW_MAX_DIMS] = {false};
  if (!sw_numpy_ints(call, i, out)) return false;
  for (int k = 0; k < out->ndim; k++) {
    int axis;
    if (!sw_numpy_axis(call->vm, outside, out->size[k], ndim, &axis)) return false;
    out->size[k] = axis;
  }
  for (int k = 0; k < out->ndim; k++) {
    if (seen[out->size[k]]) return sw_raise0(call->vm, repeated);
    seen[out->size[k]] = true;
  }
  return true;
}

/* The order of dims after moveaxis: each source goes to its destination, the others keep their
 * order in the free places. */
static void move_order(int ndim, const SwShape *source, const SwShape *destination, int *order) {
  bool moves[SW_MAX_DIMS] = {false};
  int next = 0;
  for (int dim = 0; dim < ndim; dim++)
    order[dim] = -1;
  for (int k = 0; k < source->ndim; k++) {
    moves[source->size[k]] = true;
    order[destination->size[k]] = (int)source->size[k];
  }
  for (int dim = 0; dim < ndim; dim++) {
    if (order[dim] >= 0) continue;
    while (moves[next])
      next++;
    order[dim] = next++;
  }
}

/* moveaxis(a, source, destination) */
bool sw_numpy_moveaxis(SwCall *call, SwValue *out) {
  SwTensor *array;
  SwShape source = {0}, destination = {0};
  int order[SW_MAX_DIMS];
  if (!sw_numpy_view_input(call, &array)) return false;
  if (call->args[1].kind == SW_VALUE_NONE || call->args[2].kind == SW_VALUE_NONE)
    return sw_call_refuse(call);
  int ndim = array->layout.shape.ndim;
  if (!sw_numpy_axes(call, 1, SW_ERR_NUMPY_AXIS_SOURCE, SW_ERR_NUMPY_SOURCE_REPEATED, ndim,
                     &source) ||
      !sw_numpy_axes(call, 2, SW_ERR_NUMPY_AXIS_DESTINATION, SW_ERR_NUMPY_DESTINATION_REPEATED,
                     ndim, &destination))
    return false;
  if (source.ndim != destination.ndim) return sw_raise0(call->vm, SW_ERR_NUMPY_MOVEAXIS_COUNT);
  move_order(ndim, &source, &destination, order);
  return permuted(call, array, order, out);
}

/* rollaxis(a, axis, start=0): the axis moves in front of the axis that is number `start` before the
 * move. */
bool sw_numpy_rollaxis(SwCall *call, SwValue *out) {
  SwTensor *array;
  int64_t wanted, start;
  int axis = 0, order[SW_MAX_DIMS];
  if (!sw_arg_tensor(call, 0, &array) || !sw_arg_int(call, 1, &wanted) ||
      !sw_arg_int(call, 2, &start))
    return false;
  int ndim = array->layout.shape.ndim;
  if (!sw_numpy_axis(call->vm, SW_ERR_NUMPY_AXIS, wanted, ndim, &axis)) return false;
  int64_t at = start < 0 ? start + ndim : start;
  if (at < 0 || at > ndim)
    return sw_raise(call->vm, SW_ERR_NUMPY_ROLLAXIS, SW_INT(-ndim), SW_INT(ndim + 1), SW_INT(at));
  if (axis < at) at--;
  if (axis == at) { /* no dim moves: a view, as of a[...] */
    sw_numpy_same_dims(ndim, order);
    return permuted(call, array, order, out);
  }
  SwShape source = {1, {axis}}, destination = {1, {at}};
  move_order(ndim, &source, &destination, order);
  return permuted(call, array, order, out);
}

/* expand_dims(a, axis): a[:, None] for axis 1; axes count in the result. NumPy reshapes here, so
 * the new stride is that of reshape, not 0 as with None. */
bool sw_numpy_expand_dims(SwCall *call, SwValue *out) {
  SwTensor *array;
  SwShape axes = {0}, shape = {0};
  SwLayout layout;
  int from[SW_MAX_DIMS], old = 0;
  if (!sw_numpy_view_input(call, &array) || !sw_numpy_ints(call, 1, &axes)) return false;
  shape.ndim = array->layout.shape.ndim + axes.ndim;
  if (shape.ndim > SW_MAX_DIMS)
    return sw_raise(call->vm, SW_ERR_LIMIT_DIMS, SW_INT(shape.ndim), SW_INT(SW_MAX_DIMS));
  if (!sw_numpy_axes(call, 1, SW_ERR_NUMPY_AXIS, SW_ERR_NUMPY_AXIS_REPEATED, shape.ndim, &axes))
    return false;
  for (int dim = 0; dim < shape.ndim; dim++) {
    bool is_new = false;
    for (int k = 0; k < axes.ndim; k++)
      is_new = is_new || axes.size[k] == dim;
    from[dim] = is_new ? -1 : old++;
    shape.size[dim] = is_new ? 1 : array->layout.shape.size[from[dim]];
  }
  (void)sw_view_strides(&array->layout, &shape, SW_NUMPY, NULL, &layout); /* always a view */
  return sw_dims_result(call, array, &layout, from, out);
}

static bool chosen_axes(SwCall *call, const SwTensor *array, bool *chosen) {
  SwShape axes = {0};
  int ndim = array->layout.shape.ndim;
  if (call->args[1].kind == SW_VALUE_LIST)
    return sw_raise(call->vm, SW_ERR_NUMPY_NOT_AN_INTEGER, SW_STR("list"));
  if (!sw_numpy_ints(call, 1, &axes)) return false;
  bool lone = !sw_value_is_sequence(call->args[1]);
  bool zero_dim = ndim == 0 && lone && (axes.size[0] == 0 || axes.size[0] == -1);
  for (int k = 0; k < axes.ndim && !zero_dim; k++) {
    int axis;
    if (!sw_numpy_axis(call->vm, SW_ERR_NUMPY_AXIS, axes.size[k], ndim, &axis)) return false;
    if (chosen[axis]) return sw_raise0(call->vm, SW_ERR_NUMPY_AXIS_TWICE);
    chosen[axis] = true;
  }
  for (int dim = 0; dim < ndim; dim++) {
    if (chosen[dim] && array->layout.shape.size[dim] != 1)
      return sw_raise0(call->vm, SW_ERR_NUMPY_SQUEEZE);
  }
  return true;
}

/* squeeze(axis=None): the array itself if there is nothing to remove. Unlike PyTorch, it raises for
 * an axis of another size than 1. */
bool sw_numpy_squeeze(SwCall *call, SwValue *out) {
  SwTensor *array;
  bool chosen[SW_MAX_DIMS] = {false};
  int from[SW_MAX_DIMS], at = 0;
  if (!sw_numpy_view_input(call, &array)) return false;
  bool all = sw_arg_missing(call, 1);
  if (!all && !chosen_axes(call, array, chosen)) return false;
  SwLayout layout = array->layout;
  int ndim = layout.shape.ndim;
  for (int dim = 0; dim < ndim; dim++) {
    bool gone = all ? array->layout.shape.size[dim] == 1 : chosen[dim];
    if (gone)
      layout = sw_layout_remove(&layout, at);
    else
      from[at++] = dim;
  }
  if (at == ndim) {
    *out = sw_value_tensor(array);
    return true;
  }
  if (!sw_dims_result(call, array, &layout, from, out)) return false;
  if (all) sw_record_dims_unnamed(call);
  sw_numpy_keep_scalar(array, out);
  return true;
}
