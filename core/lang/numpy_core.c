/* NumPy: the same core, with its own words, units and rules. */
#include <math.h>

#include "lang/create.h"
#include "lang/dims.h"
#include "lang/view_call.h"

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
