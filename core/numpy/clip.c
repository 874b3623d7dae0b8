/* NumPy's clip: maximum with the lower bound, then minimum with the upper one. So a lower bound
 * above the upper one gives the upper one everywhere. */
#include "numpy/dims.h"
#include "numpy/reduce.h"
#include "ops/create.h"
#include "ops/elementwise_call.h"
#include "ops/tensor_arith.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"

/* Whether a Python int is at or beyond the end of the dtype, so that it bounds nothing: 300 as a
 * maximum of uint8. */
static bool bounds_nothing(SwValue bound, SwDType dtype, bool is_lower) {
  if (bound.kind != SW_VALUE_INT || !sw_dtype_is_integer(dtype)) return false;
  return is_lower ? bound.as.integer <= sw_dtype_lowest(dtype)
                  : bound.as.integer >= sw_dtype_highest(dtype);
}

static bool check_shapes(SwCall *call, const SwValue *bounds) {
  const SwShape *shapes[] = {sw_numpy_shape_of(call->args[0]), sw_numpy_shape_of(bounds[0]),
                             sw_numpy_shape_of(bounds[1])};
  SwShape common;
  SwMismatch mismatch;
  if (sw_broadcast_shapes(shapes, 3, NULL, &common, &mismatch)) return true;
  return sw_raise(call->vm, SW_ERR_NUMPY_BROADCAST_THREE, SW_SHAPE_ARG(shapes[0]),
                  SW_SHAPE_ARG(shapes[1]), SW_SHAPE_ARG(shapes[2]));
}

/* One side of the clip: args[0] = maximum(args[0], bound), or minimum. */
static bool clip_side(SwCall *call, int i, const SwValue *bounds, SwTarget target, SwValue *out) {
  SwElementwise what = {.op = i ? SW_BINARY_MINIMUM : SW_BINARY_MAXIMUM,
                        .symbol = i ? "minimum" : "maximum",
                        .target = target};
  call->args[1] = bounds[i];
  call->nodes[1] = call->nodes[1 + i];
  bool good = sw_elementwise_call(call, &what, out);
  call->args[0] = *out;
  call->nodes[0] = NULL; /* an intermediate result has no name in the program */
  return good;
}

static bool copy(SwCall *call, const SwTensor *array, SwTarget target, SwValue *out) {
  SwTensor *result = sw_tensor_copy(call->vm, array, array->dtype);
  if (!result) return false;
  result->is_scalar = !target.tensor && array->layout.shape.ndim == 0;
  return sw_target_deliver(call, target, result, out);
}

/* Gives dims of size 1 the strides that NumPy's single pass leaves; our first step may have changed
 * them while converting. */
static void keep_strides(SwCall *call, const SwTensor *first, const SwTensor *array,
                         SwTensor *last) {
  const SwShape *shape = &last->layout.shape;
  if (first->dtype == array->dtype) return;
  for (int dim = 0; dim < shape->ndim; dim++) {
    if (shape->size[dim] == 1) last->layout.stride[dim] = first->layout.stride[dim];
  }
  if (call->record) call->record->result.layout = last->layout;
}

/* clip(a, min=None, max=None, out=None) */
bool sw_numpy_clip(SwCall *call, SwValue *out) {
  SwTensor *array;
  SwTarget target;
  if (!sw_numpy_array_arguments(call, 3) || !sw_numpy_input(call, &array) ||
      !sw_arg_out(call, 3, &target))
    return false;
  call->args[0] = sw_value_tensor(array);
  SwValue bounds[] = {call->args[1], call->args[2]};
  bool given[2];
  for (int i = 0; i < 2; i++) {
    given[i] = !sw_value_is_missing(bounds[i]) && !bounds_nothing(bounds[i], array->dtype, i == 0);
    bool known = bounds[i].kind == SW_VALUE_TENSOR || sw_value_is_number(bounds[i]);
    if (given[i] && !known) return sw_call_refuse(call);
  }
  const SwTensor *to = target.tensor;
  if (to && (to->dtype != array->dtype || !sw_shape_equal(&to->layout.shape, &array->layout.shape)))
    return sw_call_refuse(call);
  if (given[0] && given[1] && !check_shapes(call, bounds)) return false;
  if (!given[0] && !given[1]) return copy(call, array, target, out);
  SwTarget none = {NULL, false};
  if (given[0] && !clip_side(call, 0, bounds, given[1] ? none : target, out)) return false;
  if (!given[1]) return true;
  const SwTensor *first = call->args[0].as.tensor;
  if (!clip_side(call, 1, bounds, target, out)) return false;
  if (given[0] && !to && bounds[1].kind != SW_VALUE_TENSOR)
    keep_strides(call, first, array, out->as.tensor);
  return true;
}

static bool raise_missing(SwCall *call, const char *name) {
  return sw_raise(call->vm, SW_ERR_TORCH_MISSING_ARGUMENTS, SW_STR("clip"), SW_INT(1), SW_STR(""),
                  SW_STR(name));
}

/* clip(a, a_min=, a_max=, out=None, *, min=, max=): both bounds by their old names or both by the
 * new ones. */
bool sw_numpy_clip_function(SwCall *call, SwValue *out) {
  bool low = call->args[1].kind != SW_VALUE_ABSENT, high = call->args[2].kind != SW_VALUE_ABSENT;
  bool named = call->args[4].kind != SW_VALUE_ABSENT || call->args[5].kind != SW_VALUE_ABSENT;
  if (low != high) return raise_missing(call, low ? "'a_max'" : "'a_min'");
  if (low && named) return sw_raise0(call->vm, SW_ERR_NUMPY_CLIP_BOTH);
  for (int i = 1; !low && i < 3; i++) {
    call->args[i] = call->args[3 + i];
    call->nodes[i] = call->nodes[3 + i];
  }
  return sw_numpy_clip(call, out);
}
