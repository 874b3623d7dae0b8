/* NumPy's functions that bring shapes together: broadcast_to, broadcast_arrays, broadcast_shapes,
 * atleast_2d. */
#include "base/checked.h"
#include "call/record_begin.h"
#include "numpy/dims.h"
#include "numpy/join.h"
#include "numpy/reduce.h"
#include "ops/create.h"
#include "ops/dims.h"
#include "ops/view_call.h"
#include "runtime/tensors.h"

/* broadcast_to(array, shape) */
bool sw_numpy_broadcast_to(SwCall *call, SwValue *out) {
  SwTensor *array;
  SwShape shape = {0};
  if (!sw_numpy_view_input(call, &array)) return false;
  if (!sw_numpy_only_ints(call, 1, &shape)) return false;
  for (int dim = 0; dim < shape.ndim; dim++) {
    if (shape.size[dim] < 0) return sw_raise0(call->vm, SW_ERR_NUMPY_BROADCAST_TO_NEGATIVE);
  }
  return sw_expand_call(call, array, shape, out);
}

/* The common shape, dim by dim from the first. If shapes clash, NumPy names two of them: the first
 * one with a size other than 1, and the next that disagrees with it (_broadcast_shape in NumPy's
 * iterators.c). */
static bool broadcast_all(SwCall *call, const SwShape *shapes, int count, SwShape *out) {
  int64_t numel = 1;
  *out = (SwShape){0};
  for (int i = 0; i < count; i++)
    out->ndim = shapes[i].ndim > out->ndim ? shapes[i].ndim : out->ndim;
  for (int dim = 0; dim < out->ndim; dim++) {
    int leading = 0;
    out->size[dim] = 1;
    for (int i = 0; i < count; i++) {
      int own = dim - (out->ndim - shapes[i].ndim);
      int64_t size = own < 0 ? 1 : shapes[i].size[own];
      if (size == 1 || size == out->size[dim]) continue;
      if (out->size[dim] != 1) {
        return sw_raise(call->vm, SW_ERR_NUMPY_MEET, SW_INT(leading),
                        SW_SHAPE_ARG(&shapes[leading]), SW_INT(i), SW_SHAPE_ARG(&shapes[i]));
      }
      out->size[dim] = size;
      leading = i;
    }
    if (!sw_checked_mul(numel, out->size[dim], &numel))
      return sw_raise0(call->vm, SW_ERR_NUMPY_MEET_TOO_LARGE);
  }
  return true;
}

static SwShape *new_shapes(SwCall *call, int64_t count) {
  SwShape *shapes = sw_arena_alloc(call->vm->arena, (size_t)(count + 1) * sizeof *shapes);
  if (!shapes) (void)sw_exhausted(call->vm);
  return shapes;
}

/* broadcast_shapes(*args) */
bool sw_numpy_broadcast_shapes(SwCall *call, SwValue *out) {
  const SwSequence *given = call->args[0].as.sequence;
  SwShape *shapes = new_shapes(call, given->count), common = {0};
  if (!shapes) return false;
  for (int64_t i = 0; i < given->count; i++) {
    SwCall one = *call;
    one.args[0] = given->items[i];
    if (given->items[i].kind != SW_VALUE_INT && !sw_value_is_sequence(given->items[i]))
      return sw_call_refuse(call);
    if (!sw_numpy_ints(&one, 0, &shapes[i])) return false;
    for (int dim = 0; dim < shapes[i].ndim; dim++) {
      if (shapes[i].size[dim] < 0) return sw_raise0(call->vm, SW_ERR_NUMPY_NEGATIVE_DIM);
    }
  }
  return broadcast_all(call, shapes, (int)given->count, &common) &&
         sw_value_tuple_of_ints(call->vm, SW_VALUE_TUPLE, common.size, common.ndim, out);
}

/* Item `i` of *args as an array. */
static bool array_of(SwCall *call, int64_t i, SwTensor **out) {
  SwCall one = *call;
  one.args[0] = call->args[0].as.sequence->items[i];
  one.nodes[0] = NULL;
  return sw_numpy_view_input(&one, out);
}

/* broadcast_arrays(*args): views of the common shape. Writing to a stretched one is allowed, with a
 * warning, and changes all elements that share the cell. */
bool sw_numpy_broadcast_arrays(SwCall *call, SwValue *out) {
  SwVm *vm = call->vm;
  int64_t count = call->args[0].as.sequence->count;
  SwShape *shapes = new_shapes(call, count), common = {0};
  SwSequence *items = sw_sequence_new(vm, count);
  if (!shapes || !items) return false;
  *out = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = items};
  for (int64_t i = 0; i < count; i++) {
    SwTensor *array = NULL;
    if (!array_of(call, i, &array)) return false;
    if (array->is_scalar) array = sw_tensor_copy(vm, array, array->dtype);
    if (!array) return false;
    items->items[items->count++] = sw_value_tensor(array);
    shapes[i] = array->layout.shape;
  }
  if (!broadcast_all(call, shapes, (int)count, &common)) return false;
  for (int64_t i = 0; i < count; i++) {
    SwTensor *array = items->items[i].as.tensor;
    if (sw_shape_equal(&common, &shapes[i])) continue;
    if (!sw_expand_call(call, array, common, &items->items[i])) return false;
    sw_record_entry_of_first(call, i);
    items->items[i].as.tensor->readonly = array->readonly;
    items->items[i].as.tensor->warns_on_write = !array->readonly;
  }
  return true;
}

static bool at_least(SwCall *call, SwTensor *array, int ndim, SwValue *out) {
  const SwLayout *own = &array->layout;
  int from[SW_MAX_DIMS];
  if (own->shape.ndim >= ndim) {
    *out = sw_value_tensor(array);
    return true;
  }
  SwShape ones = {ndim, {1, 1, 1}};
  if (own->shape.ndim == 0) return sw_view_call(call, array, ones, SW_VIEW_OR_COPY, out);
  SwLayout layout = sw_numpy_at_least(own, ndim);
  for (int dim = 0, old = own->shape.ndim == 1 ? -1 : 0; dim < ndim; dim++, old++)
    from[dim] = old >= 0 && old < own->shape.ndim ? old : -1;
  return sw_dims_result(call, array, &layout, from, out);
}

/* atleast_1d, atleast_2d, atleast_3d(*arys): `detail` is the number of dims. */
bool sw_numpy_atleast(SwCall *call, SwValue *out) {
  int64_t count = call->args[0].as.sequence->count;
  SwSequence *items = sw_sequence_new(call->vm, count);
  if (!items) return false;
  for (int64_t i = 0; i < count; i++) {
    SwTensor *array = NULL;
    SwValue item;
    if (!array_of(call, i, &array) || !at_least(call, array, call->operation->detail, &item))
      return false;
    items->items[items->count++] = item;
  }
  *out = count == 1 ? items->items[0] : (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = items};
  return true;
}
