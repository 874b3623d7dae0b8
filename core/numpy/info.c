/* Attributes of a NumPy array: shape, strides, flags, base; and shares_memory. */
#include "base/notices.h"
#include "call/arguments.h"
#include "numpy/arguments.h"
#include "numpy/details.h"
#include "numpy/dims.h"
#include "numpy/reduce.h"
#include "ops/dims.h"
#include "ops/recast_call.h"
#include "ops/view_call.h"
#include "tensor/view.h"

/* .shape */
bool sw_numpy_shape(SwCall *call, SwValue *out) {
  const SwTensor *array = call->args[0].as.tensor;
  return sw_value_tuple_of_ints(call->vm, SW_VALUE_TUPLE, array->layout.shape.size,
                                array->layout.shape.ndim, out);
}

/* .strides, in bytes: NumPy counts bytes, PyTorch elements. */
bool sw_numpy_strides(SwCall *call, SwValue *out) {
  const SwTensor *array = call->args[0].as.tensor;
  int64_t bytes[SW_MAX_DIMS];
  sw_layout_shown_strides(&array->layout, sw_stride_unit(SW_NUMPY, array->dtype), bytes);
  return sw_value_tuple_of_ints(call->vm, SW_VALUE_TUPLE, bytes, array->layout.shape.ndim, out);
}

/* .base: the array that owns the memory; None if this one does. A view of a view has the same base
 * as the first. */
bool sw_numpy_base(SwCall *call, SwValue *out) {
  const SwTensor *array = call->args[0].as.tensor;
  if (array->is_foreign || (array->base && array->base->is_scalar)) {
    return sw_refuse0(call->vm, call->node->span, sw_notice(SW_NOTICE_NO_SHOW_BASE_NO_ARRAY));
  }
  *out = array->base ? sw_value_tensor(array->base) : sw_value_none();
  return true;
}

/* isfortran(a): F-contiguous but not C-contiguous. False for one dim, which is both. */
bool sw_numpy_isfortran(SwCall *call, SwValue *out) {
  SwTensor *array;
  if (!sw_arg_tensor(call, 0, &array)) return false;
  const SwLayout *layout = &array->layout;
  *out = sw_value_bool(sw_layout_is_fortran(layout) && !sw_layout_is_contiguous(layout));
  return true;
}

/* a.shape = shape: gives the same elements another shape, in place; raises if that needs a copy. */
bool sw_numpy_set_shape(SwCall *call, SwValue *out) {
  SwTensor *array = call->args[0].as.tensor;
  SwShape shape = {0};
  SwLayout layout;
  SwValue view;
  if (array->is_scalar) return sw_call_refuse(call);
  if (call->args[1].kind == SW_VALUE_NONE) return sw_raise0(call->vm, SW_ERR_NUMPY_SHAPE_NONE);
  if (!sw_numpy_check_sizes(call, call->args[1]) || !sw_numpy_ints(call, 1, &shape)) return false;
  for (int dim = 0; dim < shape.ndim; dim++)
    shape.size[dim] = shape.size[dim] < 0 ? -1 : shape.size[dim];
  SwShape asked = shape;
  bool fits = sw_view_infer(sw_tensor_size(array), &shape, NULL) == SW_SHAPE_FITS;
  if (!fits) return sw_view_call(call, array, asked, SW_VIEW_OR_COPY, &view); /* raises */
  if (sw_shape_equal(&asked, &array->layout.shape))
    layout = array->layout;
  else if (!sw_view_strides(&array->layout, &shape, SW_NUMPY, NULL, &layout))
    return sw_raise0(call->vm, SW_ERR_NUMPY_SET_SHAPE);
  array->layout = layout;
  *out = sw_value_none();
  return true;
}

/* view(): the same layout over the same storage. */
bool sw_numpy_view(SwCall *call, SwValue *out) {
  SwTensor *array;
  SwDType dtype = SW_FLOAT64;
  int from[SW_MAX_DIMS];
  if (!sw_numpy_view_input(call, &array) || !sw_numpy_arg_dtype(call, 1, array->dtype, &dtype))
    return false;
  if (dtype != array->dtype) {
    SwTensor *view;
    if (!sw_recast_call(call, array, dtype, &view)) return false;
    *out = sw_value_tensor(view);
    sw_numpy_keep_scalar(array, out);
    return true;
  }
  sw_numpy_same_dims(array->layout.shape.ndim, from);
  if (!sw_dims_result(call, array, &array->layout, from, out)) return false;
  sw_numpy_keep_scalar(array, out);
  return true;
}

/* The same cells, each visited once: a dim of stride 0 is cut to size 1. */
static SwLayout forget_repeats(const SwLayout *layout) {
  SwLayout out = *layout;
  for (int dim = 0; dim < out.shape.ndim; dim++) {
    if (out.stride[dim] == 0 && out.shape.size[dim] > 1) out.shape.size[dim] = 1;
  }
  return out;
}

/* Counts strides and offset in bytes, for arrays of different element sizes over one memory. */
static void in_bytes(SwLayout *self, int64_t size) {
  for (int dim = 0; dim < self->shape.ndim; dim++)
    self->stride[dim] *= size;
  self->offset *= size;
  self->shape.size[self->shape.ndim] = size;
  self->stride[self->shape.ndim++] = 1;
}

static bool count_cells(SwCall *call, const SwLayout *layout) {
  int64_t numel;
  (void)sw_shape_numel(&layout->shape, &numel);
  return sw_work(call->vm, numel);
}

/* shares_memory(a, b): whether an element of one lies in a cell of the other. Bounds that do not
 * overlap, and small cases, are decided at once; layouts that interleave, such as a[::2] and
 * a[1::2], are compared cell by cell. */
bool sw_numpy_shares_memory(SwCall *call, SwValue *out) {
  SwTensor *a, *b;
  int64_t low_a = 0, high_a = 0, low_b = 0, high_b = 0;
  if (!sw_numpy_arg_array(call, 0, SW_DTYPE_COUNT, &a) ||
      !sw_numpy_arg_array(call, 1, SW_DTYPE_COUNT, &b))
    return false;
  *out = sw_value_bool(false);
  SwLayout layout_a = a->layout, layout_b = b->layout;
  if (a->storage == b->storage && sw_dtype_size(a->dtype) != sw_dtype_size(b->dtype)) {
    if (layout_a.shape.ndim == SW_MAX_DIMS || layout_b.shape.ndim == SW_MAX_DIMS)
      return sw_call_refuse(call);
    in_bytes(&layout_a, sw_dtype_size(a->dtype));
    in_bytes(&layout_b, sw_dtype_size(b->dtype));
  }
  bool any = a->storage == b->storage && sw_layout_extent(&layout_a, &low_a, &high_a) &&
             sw_layout_extent(&layout_b, &low_b, &high_b);
  if (!any || high_a < low_b || high_b < low_a) return true;
  if (call->operation->detail == SW_MEMORY_BOUNDS) { /* may_share_memory only compares the bounds */
    *out = sw_value_bool(true);
    return true;
  }
  SwLayout from = forget_repeats(&layout_a), to = forget_repeats(&layout_b);
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

bool sw_numpy_version(SwCall *call, SwValue *out) {
  return sw_value_string(call->vm, "2.4.6", 5, out);
}

bool sw_numpy_newaxis(SwCall *call, SwValue *out) {
  (void)call;
  *out = sw_value_none();
  return true;
}

/* slice.start, stop, step */
bool sw_slice_part(SwCall *call, SwValue *out) {
  const SwSlice *slice = call->args[0].as.slice;
  int part = call->operation->detail;
  *out = part == 0 ? slice->start : part == 1 ? slice->stop : slice->step;
  return true;
}

/* np.s_, np.ogrid, np.mgrid: objects that are only indexed. Their rows say what happens to the
 * slices in the brackets. */
bool sw_numpy_indexer(SwCall *call, SwValue *out) {
  static const SwConstant indexers[] = {
      {"numpy.lib._index_tricks_impl.IndexExpression", "<...>", "<...>", SW_CONTEXT_NONE},
      {"numpy.lib._index_tricks_impl.OGridClass", "<...>", "<...>", SW_CONTEXT_NONE},
      {"numpy.lib._index_tricks_impl.MGridClass", "<...>", "<...>", SW_CONTEXT_NONE}};
  *out = (SwValue){.kind = SW_VALUE_CONSTANT, .as.constant = &indexers[call->operation->detail]};
  return true;
}
